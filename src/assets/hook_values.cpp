// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/hook_values.h"

#include "assets/asset_store.h"
#include "assets/hook_fields.h"

#include <type_traits>
#include <variant>

namespace acm {

namespace {

class Collector {
 public:
  explicit Collector(HookFields& out) : out_(out) {}

  void add(const char* name, float number) { push({name, HookValue::Kind::Number, number, 0}); }
  void add(const char* name, std::uint32_t integer, HookFieldKind kind) {
    push({name, kind == HookFieldKind::Id ? HookValue::Kind::Id : HookValue::Kind::Count, 0.0f, integer});
  }
  void add(const Vec3& omega) {
    add("omega.x", omega.x);
    add("omega.y", omega.y);
    add("omega.z", omega.z);
  }
  void add(const Frame& offset) {
    add("offset.origin.x", offset.origin.x);
    add("offset.origin.y", offset.origin.y);
    add("offset.origin.z", offset.origin.z);
    add("offset.rotation.w", offset.rotation.w);
    add("offset.rotation.x", offset.rotation.x);
    add("offset.rotation.y", offset.rotation.y);
    add("offset.rotation.z", offset.rotation.z);
  }

 private:
  void push(const HookValue& value) {
    if (out_.count < HookFields::kMaxValues) out_.values[out_.count++] = value;
  }
  HookFields& out_;
};

}  // namespace

HookFields fields_of(const Hook& hook) {
  HookFields out;
  out.type = hook.type();
  out.direction = hook.direction;
  Collector collector(out);
  std::visit(
      [&](const auto& payload) {
        for_each_field(payload, [&](const auto& field, const auto& value) {
          using T = std::remove_cvref_t<decltype(value)>;
          if constexpr (std::is_same_v<T, float>)
            collector.add(field.name, value);
          else if constexpr (std::is_integral_v<T>)
            collector.add(field.name, static_cast<std::uint32_t>(value), field.kind);
          else
            collector.add(value);
        });
      },
      hook.payload);
  return out;
}

Result<const Hook*> find_hook(const AssetStore& store, const HookSource& source) {
  if (source.animation != 0) {
    const Result<const Animation*> animation = store.animation(source.animation);
    if (!animation) return animation.error();
    if (source.frame >= (*animation)->frame_count ||
        source.index >= (*animation)->hooks_of(source.frame).size())
      return Error{ErrorCode::NotFound, source.animation, 0, "no such hook"};
    return &(*animation)->hooks_of(source.frame)[source.index];
  }
  const Result<const PhysicsScript*> script = store.get<PhysicsScript>(source.script);
  if (!script) return script.error();
  if (source.index >= (*script)->entries.size())
    return Error{ErrorCode::NotFound, source.script, 0, "no such entry"};
  return &(*script)->entries[source.index].hook;
}

Result<HookFields> fields_of(const AssetStore& store, const HookSource& source) {
  const Result<const Hook*> hook = find_hook(store, source);
  if (!hook) return hook.error();
  return fields_of(**hook);
}

}  // namespace acm
