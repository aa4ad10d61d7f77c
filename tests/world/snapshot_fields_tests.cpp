// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A field that snapshots forget shows only in the one future that depends on it. So the fields that they list
// are counted here, and the members that there are.
#include <gtest/gtest.h>

#include <cstddef>
#include <type_traits>

#include "snapshot_fields.h"

namespace acm {
namespace {

/// Stands for a value of every type, where nothing is evaluated.
struct Any {
  template <class T>
  operator T() const;
};

template <class T, class... Found>
consteval std::size_t members() {
  static_assert(std::is_aggregate_v<T>);
  if constexpr (requires { T{Found{}..., Any{}}; })
    return members<T, Found..., Any>();
  else
    return sizeof...(Found);
}

/// An archive that counts what it is handed.
class Counter {
 public:
  template <class T>
  void value(const char*, const T&) {
    ++count_;
  }
  void text(const char*, const String&, std::size_t) { ++count_; }
  template <class T>
  void choice(const char*, const T&, T) {
    ++count_;
  }
  template <class... T>
  void context_id(const char*, const T&...) {
    ++count_;
  }
  template <class... T>
  void part(const char*, const T&...) {
    ++count_;
  }
  template <class... T>
  void list(const char*, const T&...) {
    ++count_;
  }
  template <class T>
  void added(const char*, const T&, const T&) {
    ++count_;
  }
  void looks(const char*, const Vector<PartLook>&) { ++count_; }
  void animation(const char*, const Animation*) { ++count_; }
  void script(const char*, const BoundScript*) { ++count_; }

  [[nodiscard]] std::size_t count() const { return count_; }

 private:
  std::size_t count_ = 0;
};

template <class T, class... Extra>
std::size_t listed(Extra&&... extra) {
  T object{};
  Counter counter;
  fields(counter, object, extra...);
  return counter.count();
}

TEST(SnapshotFields, every_member_of_a_body_and_what_it_plays_is_listed) {
  ListPool pool;
  EXPECT_EQ(listed<Body>(), members<Body>());
  EXPECT_EQ(listed<WeenieFacts>(), members<WeenieFacts>());
  EXPECT_EQ(listed<SequenceNode>(), members<SequenceNode>() - 2) << "hints, which may be missing";
  EXPECT_EQ(listed<Sequence>(pool), members<Sequence>() - 1) << "the placement stands beside it";
  EXPECT_EQ(listed<ContextIds>(), members<ContextIds>());
  EXPECT_EQ(listed<ActiveMotion>(), members<ActiveMotion>());
  EXPECT_EQ(listed<QueuedMotion>(), members<QueuedMotion>());
  EXPECT_EQ(listed<MotionTableManager>(pool), members<MotionTableManager>() - 1 + members<MotionState>())
      << "the state's members stand among its own";
}

TEST(SnapshotFields, every_member_of_an_interpreter_is_listed) {
  ListPool pool;
  EXPECT_EQ(listed<MotionInterp>(pool), members<MotionInterp>());
  EXPECT_EQ(listed<RawMotionState>(), members<RawMotionState>());
  EXPECT_EQ(listed<InterpretedMotionState>(), members<InterpretedMotionState>());
  EXPECT_EQ(listed<PendingMotion>(), members<PendingMotion>() - 1) << "two share one number";
  EXPECT_EQ(listed<MotionAction>(), members<MotionAction>());
}

TEST(SnapshotFields, every_member_of_the_managers_is_listed) {
  EXPECT_EQ(listed<MovementParameters>(), members<MovementParameters>());
  EXPECT_EQ(listed<MoveNode>(), members<MoveNode>());
  EXPECT_EQ(listed<MoveTo>(), members<MoveTo>() + 1) << "a size is two numbers";
  EXPECT_EQ(listed<Sticky>(), members<Sticky>());
  EXPECT_EQ(listed<Constraint>(), members<Constraint>());
  EXPECT_EQ(listed<Interpolation>(), members<Interpolation>());
  EXPECT_EQ(listed<Interpolation::Node>(), members<Interpolation::Node>());
  EXPECT_EQ(listed<TargetInfo>(), members<TargetInfo>());
  EXPECT_EQ(listed<Targeting>(), members<Targeting>() - 5) << "who watches whom is kept as lists";
}

TEST(SnapshotFields, every_member_of_effects_is_listed) {
  EXPECT_EQ(listed<TimedHook>(), members<TimedHook>());
  EXPECT_EQ(listed<QueuedScript>(), members<QueuedScript>());
  EXPECT_EQ(listed<PartLook>(), members<PartLook>());
  EXPECT_EQ(listed<Effects>(), members<Effects>());
}

TEST(SnapshotFields, every_member_of_what_a_world_keeps_beside_its_actors_is_listed) {
  ObjectRecord record;
  ServerRecord role;
  String name;
  ObjectFields object{record, role, name};
  Counter counter;
  fields(counter, object);
  EXPECT_EQ(counter.count(), members<ObjectRecord>() + 1 + members<ServerRecord>() - 1 +
                                 std::size(wire::TimestampTable{}.values))
      << "with the name";
  EXPECT_EQ(listed<ObjectEffects>(), members<ObjectEffects>());
  EXPECT_EQ(listed<StallWatch>(), members<StallWatch>());
  EXPECT_EQ(listed<ServerObjectState>(), members<ServerObjectState>());
  EXPECT_EQ(listed<KeyCommand>(), members<KeyCommand>());
  EXPECT_EQ(listed<LocalPlayer::MouseLook>(), members<LocalPlayer::MouseLook>());
  EXPECT_EQ(listed<ContactPlane>(), members<ContactPlane>());
  EXPECT_EQ(listed<LocalPlayer>(), members<LocalPlayer>() - 1 + members<decltype(LocalPlayer::options)>());
}

TEST(SnapshotFields, every_member_of_an_appearance_is_listed) {
  EXPECT_EQ(listed<Appearance>(), members<Appearance>());
  EXPECT_EQ(listed<SubPalette>(), members<SubPalette>());
  EXPECT_EQ(listed<TextureChange>(), members<TextureChange>());
  EXPECT_EQ(listed<PartChange>(), members<PartChange>());
}

}  // namespace
}  // namespace acm
