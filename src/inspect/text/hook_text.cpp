// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/text/hook_text.h"

#include "assets/hook_fields.h"
#include "assets/record_visitor.h"
#include "base/frame.h"
#include "inspect/text/effect_text.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <utility>

namespace acm::inspect {

namespace {

/// "sound_type=0x0F Death1 part=3"
class HookTextWriter : public RecordVisitor<HookTextWriter> {
 public:
  [[nodiscard]] std::string& text() { return text_; }

  void value(const char* name, std::uint32_t v) { add(name, v == 0xFFFFFFFF ? "-1" : fmt::format("{}", v)); }
  void value(const char* name, std::uint8_t v) { value(name, std::uint32_t{v}); }
  void value(const char* name, float v) { add(name, fmt::format("{}", v)); }
  void value(const char* name, const Vec3& v) { add(name, text_of(v)); }
  void value(const char* name, const Frame& f) {
    const Quat& q = f.rotation;
    add(name, q == Quat{} ? text_of(f.origin)
                          : fmt::format("{} turned ({}, {}, {}, {})", text_of(f.origin), q.w, q.x, q.y, q.z));
  }
  void word(const char* name, std::uint32_t v, Word) { add(name, numbered_sound_type(v)); }
  void reference(const char* name, ObjectId id, LoadedFor) { add(name, hex32(id)); }

 private:
  static std::string text_of(const Vec3& v) { return fmt::format("({}, {}, {})", v.x, v.y, v.z); }
  void add(const char* name, const std::string& value) {
    text_ += fmt::format("{}{}={}", text_.empty() ? "" : " ", name, value);
  }
  std::string text_;
};

std::string hook_direction_text(std::int32_t direction) {
  switch (direction) {
    case hook_direction::kBoth: return "both ways";
    case hook_direction::kForward: return "forward";
    case hook_direction::kBackward: return "backward";
    default: return fmt::format("never (direction {})", direction);
  }
}

}  // namespace

std::string hook_fields_text(const Hook& hook) {
  HookTextWriter writer;
  std::visit([&](const auto& payload) { fields(writer, payload); }, hook.payload);
  return std::move(writer.text());
}

std::string hook_text(const Hook& hook) {
  const std::string fields = hook_fields_text(hook);
  return fmt::format("{} {}{}{}", to_string(hook.type()), hook_direction_text(hook.direction),
                     fields.empty() ? "" : " ", fields);
}

}  // namespace acm::inspect
