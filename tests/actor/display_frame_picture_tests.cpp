// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The picture of docs/poses.md is drawn here, from a body that really runs. ACMOTION_UPDATE_PICTURES=1 writes
// it anew.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "drawn_body.h"

namespace acm {
namespace {

constexpr const char* kPicture = ACMOTION_SOURCE_DIR "/docs/images/display_frame.svg";

constexpr double kSeconds = 0.4;
constexpr double kMetres = 1.8;    // that the upper diagram is high
constexpr double kMaxStep = 0.15;  // that the lower one is high
constexpr double kLeft = 70, kWidth = 800;
constexpr double kPathTop = 84, kPathHeight = 300;
constexpr double kStepTop = 450, kStepHeight = 120;
constexpr const char *kGrey = "#8A8478", *kBlue = "#2B6CB0";

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.1f", value);
  return text;
}

class Picture {
 public:
  void raw(const std::string& text) { out_ += text; }
  void text(const char* style, double x, double y, const std::string& words) {
    raw("<text class=\"" + std::string(style) + "\" x=\"" + number(x) + "\" y=\"" + number(y) + "\">" +
        words + "</text>\n");
  }
  void line(double x1, double y1, double x2, double y2) {
    raw("<path class=\"g\" d=\"M" + number(x1) + " " + number(y1) + "L" + number(x2) + " " + number(y2) +
        "\"/>\n");
  }
  void path(const std::string& points, const char* color) {
    raw("<path class=\"p\" stroke=\"" + std::string(color) + "\" d=\"" + points + "\"/>\n");
  }
  void dot(double x, double y, const char* color) {
    raw("<circle r=\"3.2\" cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" fill=\"" + color + "\"/>\n");
  }
  void bar(double x, double height, const char* color) {
    const double shown = height < 1.5 ? 1.5 : height;  // a step of nothing is seen too
    raw("<rect width=\"8\" x=\"" + number(x) + "\" y=\"" + number(kStepTop + kStepHeight - shown) +
        "\" height=\"" + number(shown) + "\" fill=\"" + color + "\"/>\n");
  }
  const std::string& svg() const { return out_; }

 private:
  std::string out_;
};

double x_of(double seconds) {
  return kLeft + seconds / kSeconds * kWidth;
}

void draw_axes(Picture& picture) {
  for (int tenth = 0; tenth <= 4; ++tenth) {
    const double x = x_of(0.1 * tenth);
    picture.line(x, kPathTop, x, kPathTop + kPathHeight);
    picture.line(x, kStepTop, x, kStepTop + kStepHeight);
    picture.text("t m", x, kStepTop + kStepHeight + 18, number(0.1 * tenth) + " s");
  }
  for (int half = 0; half <= 3; ++half) {
    const double y = kPathTop + kPathHeight * (1 - 0.5 * half / kMetres);
    picture.line(kLeft, y, kLeft + kWidth, y);
    picture.text("t e", kLeft - 8, y + 4, number(0.5 * half) + " m");
  }
  for (int step = 0; step <= 3; ++step) {
    const double y = kStepTop + kStepHeight * (1 - 0.05 * step / kMaxStep);
    picture.line(kLeft, y, kLeft + kWidth, y);
    picture.text("t e", kLeft - 8, y + 4, std::to_string(5 * step) + " cm");
  }
}

std::vector<double> metres(const std::vector<Position>& places, const Position& from) {
  std::vector<double> gone;
  for (const Position& place : places) gone.push_back(distance(from, place));
  return gone;
}

// Held until the next frame is drawn, as a screen shows it.
void draw_path(Picture& picture, const std::vector<double>& gone, double frame, const char* color) {
  std::string points;
  for (std::size_t i = 0; i < gone.size(); ++i) {
    const double y = kPathTop + kPathHeight * (1 - gone[i] / kMetres);
    points += (i == 0 ? "M" : "L") + number(x_of(static_cast<double>(i) * frame)) + " " + number(y);
    points += "H" + number(x_of(static_cast<double>(i + 1) * frame));
    picture.dot(x_of(static_cast<double>(i) * frame), y, color);
  }
  picture.path(points, color);
}

void draw_steps(Picture& picture, const std::vector<double>& gone, double frame, double shift,
                const char* color) {
  for (std::size_t i = 1; i < gone.size(); ++i)
    picture.bar(x_of(static_cast<double>(i) * frame) + shift,
                (gone[i] - gone[i - 1]) / kMaxStep * kStepHeight, color);
}

std::string drawn_picture() {
  test::Mover mover;
  constexpr double kFrame = 1.0 / 60.0;
  const test::Drawn drawn =
      draw(mover.creature(kSampleMannequin).moving(test::forward(command::kRunForward, 1.0f)), {60, 0},
           kSeconds - kFrame / 2);
  const std::vector<double> simulated = metres(drawn.simulated, drawn.simulated.front());
  const std::vector<double> shown = metres(drawn.shown, drawn.simulated.front());
  Picture picture;
  picture.raw(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\" height=\"606\" viewBox=\"0 0 900 606\">\n");
  picture.raw(
      "<style>text{font-family:Helvetica,Arial,sans-serif;fill:#3A3733}.a{font-size:20px;font-weight:bold}"
      ".s{font-size:13px;font-weight:bold}.t{font-size:11px;fill:#6A655C}.m{text-anchor:middle}"
      ".e{text-anchor:end}.g{stroke:#DDD7C9;fill:none}.p{stroke-width:1.6;fill:none}</style>\n");
  picture.raw("<rect width=\"100%\" height=\"100%\" fill=\"#FAF8F3\"/>\n");
  picture.text("a", kLeft, 36, "A runner drawn at 60 Hz");
  draw_axes(picture);
  picture.text("s", kLeft, kPathTop - 12, "Where it is");
  picture.text("s", kLeft, kStepTop - 12, "How far each drawn frame moves it");
  const double key_x = kLeft + kWidth - 250;
  picture.dot(key_x, kPathTop - 16, kGrey);
  picture.text("t", key_x + 8, kPathTop - 12, "simulated, as retail");
  picture.dot(key_x + 140, kPathTop - 16, kBlue);
  picture.text("t", key_x + 148, kPathTop - 12, "display frame");
  draw_path(picture, simulated, kFrame, kGrey);
  draw_path(picture, shown, kFrame, kBlue);
  draw_steps(picture, simulated, kFrame, -9, kGrey);
  draw_steps(picture, shown, kFrame, 1, kBlue);
  picture.raw("</svg>\n");
  return picture.svg();
}

TEST(DisplayFramePicture, the_page_shows_what_the_library_does) {
  const std::string drawn = drawn_picture();
  if (std::getenv("ACMOTION_UPDATE_PICTURES")) std::ofstream(kPicture, std::ios::binary) << drawn;
  std::ifstream file(kPicture, std::ios::binary);
  std::stringstream stored;
  stored << file.rdbuf();
  EXPECT_TRUE(stored.str() == drawn) << "write it anew with ACMOTION_UPDATE_PICTURES=1";
}

}  // namespace
}  // namespace acm
