// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/hook_values.h"

#include "assets/asset_store.h"
#include "assets/hook_fields.h"
#include "assets/record_visitor.h"

namespace acm {

namespace {

class HookValueCollector : public RecordVisitor<HookValueCollector> {
 public:
  explicit HookValueCollector(HookFields& out) : out_(out) {}

  void value(const char* name, float v) { push({name, HookValue::Kind::Number, v, 0}); }
  void value(const char* name, std::uint32_t v) { push({name, HookValue::Kind::Count, 0.0f, v}); }
  void value(const char* name, std::uint8_t v) { value(name, std::uint32_t{v}); }
  void value(const char*, std::int32_t) {}  // the direction has a place of its own
  void value(const char*, const Vec3& omega) {
    value("omega.x", omega.x);
    value("omega.y", omega.y);
    value("omega.z", omega.z);
  }
  void value(const char*, const Frame& offset) {
    value("offset.origin.x", offset.origin.x);
    value("offset.origin.y", offset.origin.y);
    value("offset.origin.z", offset.origin.z);
    value("offset.rotation.w", offset.rotation.w);
    value("offset.rotation.x", offset.rotation.x);
    value("offset.rotation.y", offset.rotation.y);
    value("offset.rotation.z", offset.rotation.z);
  }
  void reference(const char* name, ObjectId id, LoadedFor) { push({name, HookValue::Kind::Id, 0.0f, id}); }

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
  HookValueCollector collector(out);
  fields(collector, hook);
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
