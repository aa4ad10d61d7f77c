// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "json_reader.h"

#include "inspect/text/text.h"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <type_traits>

#include "json_writer.h"

namespace acm::inspect {

namespace {

/// What `exact` makes of numbers that JSON has not.
template <class Float, class Bits>
std::optional<Float> parse_non_finite(std::string_view text) {
  using Limits = std::numeric_limits<Float>;
  if (text == "Infinity") return Limits::infinity();
  if (text == "-Infinity") return -Limits::infinity();
  if (text == "NaN") return Limits::quiet_NaN();
  constexpr std::string_view kPrefix = "NaN:0x";
  if (!text.starts_with(kPrefix)) return std::nullopt;
  text.remove_prefix(kPrefix.size());
  Bits bits = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bits, 16);
  const auto value = std::bit_cast<Float>(bits);
  if (error != std::errc() || end != text.data() + text.size() || !std::isnan(value)) return std::nullopt;
  return value;
}

/// The number whose `exact` is this one, else the nearest; nothing beyond the range of a float, which ends
/// half a step above the greatest.
std::optional<float> nearest_float(double number) {
  constexpr float kMax = std::numeric_limits<float>::max();
  constexpr double kEnd = 0x1.FFFFFFp127;
  if (!(std::abs(number) < kEnd)) return std::nullopt;
  if (std::abs(number) > kMax) return number > 0 ? kMax : -kMax;
  const auto nearest = static_cast<float>(number);
  // One that lies halfway between two floats goes to the even one. Of all floats only 7.038531e-26 is odd
  // and has a decimal form that, as a double, is halfway.
  const float other = std::nextafter(nearest, number > nearest ? kMax : -kMax);
  const bool is_halfway = number != nearest && number - nearest == other - number;
  return is_halfway && exact(other) == number ? other : nearest;
}

}  // namespace

void RecordJsonReader::fail(const std::string& what, ErrorCode code) {
  if (!ok()) return;
  std::string path;
  for (const Step& step : path_)
    path += step.name == nullptr ? fmt::format("[{}]", step.place)
                                 : fmt::format("{}{}", path.empty() ? "" : ".", step.name);
  first_error_.record(fmt::format("{}: {}", path.empty() ? "record" : path, what), code);
}

void RecordJsonReader::fail(const char* name, const std::string& what) {
  path_.push_back({name, 0});
  fail(what);
  path_.pop_back();
}

bool RecordJsonReader::has(const char* name) {
  asked_.push_back({name, ""});
  return at_->contains(name);
}

const Json* RecordJsonReader::find(const char* name) {
  asked_.push_back({name, ""});
  const auto found = at_->find(name);
  if (found != at_->end()) return &*found;
  fail(name, "missing");
  return nullptr;
}

void RecordJsonReader::refuse_unknown_keys(const Json& json, std::size_t first_asked) {
  if (!ok()) return;
  const auto begin = asked_.begin() + static_cast<std::ptrdiff_t>(first_asked);
  for (const auto& [key, value] : json.items()) {
    const std::string_view given = key;
    const bool is_known = std::any_of(begin, asked_.end(), [given](const Asked& asked) {
      const std::string_view name = asked.name;
      return given.starts_with(name) && given.substr(name.size()) == asked.ending;
    });
    if (!is_known) return fail(printable(key).c_str(), "unknown key");
  }
}

void RecordJsonReader::refuse_duplicates(const char* name,
                                         std::vector<std::pair<std::uint32_t, std::size_t>> keys) {
  std::sort(keys.begin(), keys.end());
  const auto is_same = [](const auto& a, const auto& b) { return a.first == b.first; };
  const auto found = std::adjacent_find(keys.begin(), keys.end(), is_same);
  if (found == keys.end()) return;
  path_.push_back({name, 0});
  at_place(std::next(found)->second, [&] { fail("key that occurs twice"); });
  path_.pop_back();
}

std::uint32_t RecordJsonReader::list_size(const char* name, std::uint32_t most) {
  std::size_t size = 0;
  at_key(name, [&](const Json& json) {
    size = json.size();
    if (!json.is_array()) fail("not a list");
    if (size > most) fail(fmt::format("more than {} entries", most), ErrorCode::LimitExceeded);
  });
  return ok() ? static_cast<std::uint32_t>(size) : 0;
}

void RecordJsonReader::own_id(ObjectType type, ObjectId& id, OwnIds accepted) {
  at_key("id", [&](const Json& json) {
    read(json, id);
    const ObjectType own = object_type(id);
    const bool is_accepted =
        own == type || (own == ObjectType::Unknown && accepted == OwnIds::OfTypeOrUnknown);
    if (!is_accepted) fail(fmt::format("not the id of a {}", to_string(type)), ErrorCode::WrongType);
  });
  at_key("type", [&](const Json& json) {
    if (json != to_string(type)) fail(fmt::format("not {}", to_string(type)), ErrorCode::WrongType);
  });
}

void RecordJsonReader::word(const char* name, std::uint32_t& v, Word kind) {
  value(name, v);
  if (kind == Word::MotionKey) {
    asked_.push_back({"style_name", ""});
    asked_.push_back({"motion_name", ""});
  } else if (kind != Word::Hex) {
    asked_.push_back({name, "_name"});
  }
}

void RecordJsonReader::known_type_id(const char* name, ObjectId& id, KnownTypeId::Form& form, ObjectId base,
                                     LoadedFor) {
  at_key(name, [&](const Json& json) {
    read(json, id);
    constexpr ObjectId kMostDistance = 0x3FFFFFFF;
    if (id - base > kMostDistance)
      fail(fmt::format("not between {} and {}", hex32(base), hex32(base + kMostDistance)));
  });
  if (has("form"))
    at_key("form", [&](const Json& json) {
      const auto found = std::find(std::begin(kFormNames), std::end(kFormNames), json);
      if (found == std::end(kFormNames)) return fail("no form has this name");
      form = static_cast<KnownTypeId::Form>(found - std::begin(kFormNames));
    });
  if (!ok()) return;
  // A byte stands before it, and the padding follows.
  ByteWriter packed;
  packed.u8(0);
  write_known_type_id(packed, base, {id, form});
  padding_bits_ = 8 * ((4 - static_cast<unsigned>(packed.size()) % 4) % 4);
}

void RecordJsonReader::padding(const char* name, std::uint32_t& padding) {
  if (!has(name)) return;
  value(name, padding);
  if (padding >> padding_bits_ != 0) fail(name, fmt::format("more than {} bits", padding_bits_));
}

void RecordJsonReader::hook_type(const char* name, HookPayload& payload) {
  at_key(name, [&](const Json& json) {
    std::uint32_t type = 0;
    while (type < kHookTypeCount && json != to_string(static_cast<HookType>(type))) ++type;
    if (type == kHookTypeCount) return fail("no hook has this type");
    payload = make_payload(type);
  });
}

void RecordJsonReader::optional(const char* name, Vec3& v, std::uint8_t bits, std::uint8_t bit) {
  value(name, v);
  const auto is_given = [](float f) { return std::bit_cast<std::uint32_t>(f) != 0; };
  if ((bits & bit) == 0 && (is_given(v.x) || is_given(v.y) || is_given(v.z)))
    fail(name, fmt::format("not 0, but its bit 0x{:X} in \"present\" is clear", bit));
}

bool RecordJsonReader::rows(const char* name, std::uint32_t n) {
  const std::uint32_t size = list_size(name, std::numeric_limits<std::uint32_t>::max());
  if (size != n) fail(name, fmt::format("{} entries instead of {}", size, n));
  if (!ok()) return false;
  rows_ = &(*at_)[name];
  rows_name_ = name;
  rows_asked_ = asked_.size();
  for (std::uint32_t i = 0; i < n; ++i)
    if (!(*rows_)[i].is_object()) {
      path_.push_back({name, 0});
      at_place(i, [&] { fail("not an object"); });
      path_.pop_back();
    }
  return ok();
}

void RecordJsonReader::end_rows() {
  path_.push_back({rows_name_, 0});
  for (std::size_t i = 0; i < rows_->size() && ok(); ++i)
    at_place(i, [&] { refuse_unknown_keys((*rows_)[i], rows_asked_); });
  path_.pop_back();
  asked_.resize(rows_asked_);
}

void RecordJsonReader::frames(const char* name, Vector<Frame>& pool, std::size_t first, std::size_t n) {
  const std::uint32_t size = list_size(name, std::numeric_limits<std::uint32_t>::max());
  if (size != n) fail(name, fmt::format("{} entries instead of {}", size, n));
  if (!ok()) return;
  pool.resize(first + n);
  const Json& list = (*at_)[name];
  path_.push_back({name, 0});
  for (std::size_t i = 0; i < n; ++i) at_place(i, [&] { read(list[i], pool[first + i]); });
  path_.pop_back();
}

bool RecordJsonReader::refuse(ErrorCode code, const char* what, std::uint64_t) {
  fail(what, code);
  return false;
}

template <class Integer>
void RecordJsonReader::read_integer(const Json& json, Integer& v) {
  using Limits = std::numeric_limits<Integer>;
  std::int64_t number = 0;
  if (json.is_number_unsigned())
    number = static_cast<std::int64_t>(
        std::min<std::uint64_t>(json.get<std::uint64_t>(), std::numeric_limits<std::int64_t>::max()));
  else if (json.is_number_integer())
    number = json.get<std::int64_t>();
  else if (const std::optional<std::uint32_t> hex = json.is_string() && std::is_unsigned_v<Integer>
                                                        ? parse_hex(json.get_ref<const std::string&>())
                                                        : std::nullopt)
    number = *hex;
  else
    return fail(std::is_unsigned_v<Integer> ? "neither a whole number nor a text such as \"0x1F\""
                                            : "not a whole number");
  if (number < Limits::min() || number > Limits::max())
    return fail(fmt::format("not between {} and {}", Limits::min(), Limits::max()));
  v = static_cast<Integer>(number);
}

template <class Float, class Bits>
void RecordJsonReader::read_real(const Json& json, Float& v) {
  std::optional<Float> number;
  if (json.is_string()) number = parse_non_finite<Float, Bits>(json.get_ref<const std::string&>());
  if (json.is_number()) {
    if constexpr (std::is_same_v<Float, float>)
      number = nearest_float(json.get<double>());
    else
      number = json.get<double>();
  }
  if (!number) return fail(json.is_number() ? "too large" : "not a number");
  v = *number;
}

void RecordJsonReader::read_reals(const Json& json, std::initializer_list<float*> values) {
  if (!json.is_array() || json.size() != values.size())
    return fail(fmt::format("not a list of {} numbers", values.size()));
  std::size_t place = 0;
  for (float* value : values) {
    at_place(place, [&] { read(json[place], *value); });
    ++place;
  }
}

void RecordJsonReader::read(const Json& json, std::uint8_t& v) {
  read_integer(json, v);
}
void RecordJsonReader::read(const Json& json, std::uint16_t& v) {
  read_integer(json, v);
}
void RecordJsonReader::read(const Json& json, std::uint32_t& v) {
  read_integer(json, v);
}
void RecordJsonReader::read(const Json& json, std::int32_t& v) {
  read_integer(json, v);
}
void RecordJsonReader::read(const Json& json, float& v) {
  read_real<float, std::uint32_t>(json, v);
}
void RecordJsonReader::read(const Json& json, double& v) {
  read_real<double, std::uint64_t>(json, v);
}
void RecordJsonReader::read(const Json& json, Vec3& v) {
  read_reals(json, {&v.x, &v.y, &v.z});
}
void RecordJsonReader::read(const Json& json, Frame& v) {
  read_object(json, [&] {
    value("origin", v.origin);
    at_key("rotation", [&](const Json& q) {
      read_reals(q, {&v.rotation.w, &v.rotation.x, &v.rotation.y, &v.rotation.z});
    });
  });
}

}  // namespace acm::inspect
