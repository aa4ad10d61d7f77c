// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "jpeg.h"

#include <csetjmp>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
// Needs the two C headers before it.
#include <jerror.h>
#include <jpeglib.h>

namespace acm::tool {

namespace {

/// Each scan of a progressive file goes over the whole picture again; those that people make have some ten.
constexpr int kMaxScans = 100;

/// libjpeg reports an error by calling a function that must not return.
struct JpegErrors {
  jpeg_error_mgr base;  ///< first, so that one pointer serves for both
  std::jmp_buf give_up;
  char text[JMSG_LENGTH_MAX];
  bool out_of_memory;
};

struct JpegScans {
  jpeg_progress_mgr base;  ///< first, as above
};

JpegErrors& errors_of(j_common_ptr info) {
  return *reinterpret_cast<JpegErrors*>(info->err);
}

[[noreturn]] void end_task(j_common_ptr info) {
  JpegErrors& errors = errors_of(info);
  errors.out_of_memory = errors.base.msg_code == JERR_OUT_OF_MEMORY;
  errors.base.format_message(info, errors.text);
  std::longjmp(errors.give_up, 1);
}

[[noreturn]] void end_task_with(j_common_ptr info, const char* text) {
  std::snprintf(errors_of(info).text, JMSG_LENGTH_MAX, "%s", text);
  std::longjmp(errors_of(info).give_up, 1);
}

// Pixels that are wrong are shown, as everywhere; those that are not there are refused.
void take_message(j_common_ptr info, int level) {
  if (level < 0 && info->err->msg_code == JWRN_JPEG_EOF) end_task_with(info, "the JPEG is cut");
}

void look_at_scans(j_common_ptr info) {
  if (reinterpret_cast<j_decompress_ptr>(info)->input_scan_number > kMaxScans)
    end_task_with(info, "a JPEG with more than 100 scans");
}

/// What the library needs, given back at the end whatever happens.
struct JpegTask {
  jpeg_decompress_struct info{};
  JpegErrors errors{};
  JpegScans scans{};

  JpegTask() = default;
  ~JpegTask() { jpeg_destroy_decompress(&info); }
  JpegTask(const JpegTask&) = delete;
  JpegTask& operator=(const JpegTask&) = delete;
};

void prepare(JpegTask& task, Bytes file) {
  jpeg_create_decompress(&task.info);
  task.scans.base.progress_monitor = look_at_scans;
  task.info.progress = &task.scans.base;
  jpeg_mem_src(&task.info, reinterpret_cast<const unsigned char*>(file.data()), file.size());
  jpeg_read_header(&task.info, TRUE);
  auto* const common = reinterpret_cast<j_common_ptr>(&task.info);
  if (task.info.num_components != 3) end_task_with(common, "a JPEG with other than three components");
  if (task.info.arith_code) end_task_with(common, "a JPEG with arithmetic coding");
  if (task.info.image_width > inspect::kMaxImageSide || task.info.image_height > inspect::kMaxImageSide ||
      std::uint64_t{task.info.image_width} * task.info.image_height > inspect::kMaxImagePixels)
    end_task_with(common, "a JPEG that is too large");
  task.info.out_color_space = JCS_RGB;
}

// Backwards, so that three bytes become four in place.
void spread_row(std::uint8_t* row, std::size_t width) {
  for (std::size_t i = width; i-- > 0;) {
    const std::uint8_t red = row[3 * i], green = row[3 * i + 1], blue = row[3 * i + 2];
    row[4 * i] = red;
    row[4 * i + 1] = green;
    row[4 * i + 2] = blue;
    row[4 * i + 3] = 255;
  }
}

// Nothing in here has a destructor: errors jump out of it. False: the reason is in the task.
bool read_pixels(JpegTask& task, Bytes file, inspect::Image& image) {
  task.info.err = jpeg_std_error(&task.errors.base);
  task.errors.base.error_exit = end_task;
  task.errors.base.emit_message = take_message;
  if (setjmp(task.errors.give_up) != 0) return false;
  prepare(task, file);
  image.width = task.info.image_width;
  image.height = task.info.image_height;
  image.rgba.resize(std::size_t{image.width} * image.height * 4);
  jpeg_start_decompress(&task.info);
  while (task.info.output_scanline < task.info.output_height) {
    JSAMPROW row = image.rgba.data() + std::size_t{task.info.output_scanline} * image.width * 4;
    jpeg_read_scanlines(&task.info, &row, 1);
    spread_row(row, image.width);
  }
  jpeg_finish_decompress(&task.info);
  return true;
}

}  // namespace

bool has_jpeg() {
  return true;
}

InspectResult<inspect::Image> decode_jpeg(Bytes file) {
  const auto task = std::make_unique<JpegTask>();
  inspect::Image image;
  if (read_pixels(*task, file, image)) return image;
  return InspectError{task->errors.out_of_memory ? ErrorCode::LimitExceeded : ErrorCode::BadValue, 0,
                      task->errors.text};
}

}  // namespace acm::tool
