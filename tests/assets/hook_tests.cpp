// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/hook.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <ostream>
#include <string_view>
#include <vector>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/read_alone.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

// A hook as a record of its own.
constexpr auto read_lone_hook = test::read_alone<Hook>;

Vector<std::byte> write_lone_hook(const Hook& hook) {
  return write_record(hook);
}

struct EncodedHook {
  HookType type;
  std::int32_t direction;
  std::string_view hex;
};

void PrintTo(const EncodedHook& v, std::ostream* out) {
  *out << to_string(v.type) << ' ' << v.direction << ' ' << v.hex;
}

// dat-formats 4
constexpr EncodedHook kVectors[] = {
    {HookType::NoOp, 1, "00000000 01000000"},
    {HookType::Attack, 0, "03000000 00000000 06000000 00000040 00004040 00008040 0000a040 0000e040 0000803f"},
    {HookType::Attack, 1, "03000000 01000000 06000000 00000040 00004040 00008040 0000a040 0000e040 0000803f"},
    {HookType::Attack, 0, "03000000 00000000 7b000000 00404544 00c07644 00802344 0080a043 8fc2f53d 0000e443"},
    {HookType::Sound, 0, "01000000 00000000 d2040000"},
    {HookType::Sound, 1, "01000000 01000000 d2040000"},
    {HookType::SoundTable, 0, "02000000 00000000 3b000000"},
    {HookType::SoundTable, 1, "02000000 01000000 5e000000"},
    {HookType::ReplaceObject, 0, "05000000 00000000 7b120000"},
    {HookType::ReplaceObject, 1, "05000000 01000000 7b008023 81000000"},
    {HookType::Ethereal, 1, "06000000 01000000 01000000"},
    {HookType::Ethereal, 1, "06000000 01000000 00000000"},
    {HookType::TransparentPart, 0, "07000000 00000000 03000000 0000003f cdcccc3e 9a99993e"},
    {HookType::TransparentPart, 1, "07000000 01000000 03000000 0000003f cdcccc3e 9a99993e"},
    {HookType::Luminous, 1, "08000000 01000000 00000000 cdcc8c3f cdcc0c40"},
    {HookType::LuminousPart, 1, "09000000 01000000 03000000 00000000 cdcc8c3f cdcc0c40"},
    {HookType::Diffuse, 1, "0a000000 01000000 00000000 0000803f 00000040"},
    {HookType::DiffusePart, 1, "0b000000 01000000 03000000 00000000 0000803f 00000040"},
    {HookType::Scale, 0, "0c000000 00000000 cdcc8c3f cdcc0c40"},
    {HookType::Scale, 1, "0c000000 01000000 cdcc8c3f cdcc0c40"},
    {HookType::CreateParticle, 1,
     "0d000000 01000000 c8010000 15030000 00000000 00000000 0000803f 0000803f 00000000 00000000 00000000 "
     "7b000000"},
    {HookType::DestroyParticle, 1, "0e000000 01000000 7b000000"},
    {HookType::StopParticle, 0, "0f000000 00000000 d2040000"},
    {HookType::StopParticle, 1, "0f000000 01000000 5d280800"},
    {HookType::NoDraw, 1, "10000000 01000000 01000000"},
    {HookType::NoDraw, 1, "10000000 01000000 00000000"},
    {HookType::DefaultScript, 1, "11000000 01000000"},
    {HookType::DefaultScript, -1, "11000000 ffffffff"},
    {HookType::DefaultScriptPart, 1, "12000000 01000000 7b000000"},
    {HookType::CallScript, 1, "13000000 01000000 78563412 6de7fb3d"},
    {HookType::Transparent, 0, "14000000 00000000 0000003f cdcccc3e 9a99993e"},
    {HookType::Transparent, 1, "14000000 01000000 0000003f cdcccc3e 9a99993e"},
    {HookType::SoundTweaked, 0, "15000000 00000000 d2040000 0000003f cdcccc3e cdcc4c3e"},
    {HookType::SoundTweaked, 1, "15000000 01000000 d2040000 0000003f cdcccc3e cdcc4c3e"},
    {HookType::SoundTweaked, 1, "15000000 01000000 9003000a 0000803f 6666663f cdcc4c3e"},
    {HookType::SetOmega, 0, "16000000 00000000 0000803f 00000040 00004040"},
    {HookType::SetOmega, 1, "16000000 01000000 0000803f 00000040 00004040"},
    {HookType::TextureVelocity, 0, "17000000 00000000 0000003f cdcccc3e"},
    {HookType::TextureVelocity, 1, "17000000 01000000 0000003f cdcccc3e"},
    {HookType::TextureVelocityPart, 0, "18000000 00000000 03000000 0000003f cdcccc3e"},
    {HookType::TextureVelocityPart, 1, "18000000 01000000 03000000 0000003f cdcccc3e"},
    {HookType::SetLight, 0, "19000000 00000000 01000000"},
    {HookType::SetLight, 1, "19000000 01000000 00000000"},
    {HookType::CreateBlockingParticle, 1,
     "1a000000 01000000 c8010000 15030000 00000000 00000000 0000803f 0000803f 00000000 00000000 00000000 "
     "7b000000"},
    {HookType::AnimationDone, 1, "04000000 01000000"},
};

class HookVector : public testing::TestWithParam<EncodedHook> {};
INSTANTIATE_TEST_SUITE_P(dat_4, HookVector, testing::ValuesIn(kVectors));

TEST_P(HookVector, is_read_and_written) {
  const Vector<std::byte> bytes = from_hex(GetParam().hex);
  ASSERT_FALSE(bytes.empty());
  const auto hook = read_lone_hook(bytes);
  ASSERT_TRUE(hook.ok()) << hook.error().what;
  EXPECT_EQ(hook->type(), GetParam().type);
  EXPECT_EQ(hook->direction, GetParam().direction);
  test::expect_sound_record(read_lone_hook, write_lone_hook, bytes);
}

template <class Payload>
Payload payload_of(std::string_view hex) {
  const auto hook = read_lone_hook(from_hex(hex));
  EXPECT_TRUE(hook.ok());
  const Payload* payload = hook.ok() ? std::get_if<Payload>(&hook->payload) : nullptr;
  EXPECT_NE(payload, nullptr);
  return payload != nullptr ? *payload : Payload{};
}

TEST(Hook, dat_2_4_attack_fields) {
  const auto h = payload_of<AttackHook>(
      "03000000 00000000 06000000 00000040 00004040 00008040 0000a040 0000e040 0000803f");
  EXPECT_EQ(h.part, 6u);
  EXPECT_EQ(h.left_x, 2.0f);
  EXPECT_EQ(h.left_y, 3.0f);
  EXPECT_EQ(h.right_x, 4.0f);
  EXPECT_EQ(h.right_y, 5.0f);
  EXPECT_EQ(h.radius, 7.0f);
  EXPECT_EQ(h.height, 1.0f);
}

TEST(Hook, dat_2_4_sound_tweaked_is_probability_then_priority) {
  const auto h = payload_of<SoundTweakedHook>("15000000 00000000 d2040000 0000003f cdcccc3e cdcc4c3e");
  EXPECT_EQ(h.wave, 1234u);
  EXPECT_EQ(h.probability, 0.5f);
  EXPECT_EQ(h.priority, 0.4f);
  EXPECT_EQ(h.volume, 0.2f);
}

TEST(Hook, dat_2_4_create_particle_fields) {
  const auto h = payload_of<CreateParticleHook>(
      "0d000000 01000000 c8010000 15030000 00000000 00000000 0000803f 0000803f 00000000 00000000 00000000 "
      "7b000000");
  EXPECT_EQ(h.emitter_info, 456u);
  EXPECT_EQ(h.part, 789u);
  EXPECT_EQ(h.offset, (Frame{{0, 0, 1}, {1, 0, 0, 0}}));
  EXPECT_EQ(h.emitter_id, 123u);
}

TEST(Hook, dat_2_4_part_times_and_speeds) {
  const auto transparent =
      payload_of<TransparentPartHook>("07000000 00000000 03000000 0000003f cdcccc3e 9a99993e");
  EXPECT_EQ(transparent.part, 3u);
  EXPECT_EQ(transparent.start, 0.5f);
  EXPECT_EQ(transparent.end, 0.4f);
  EXPECT_EQ(transparent.time, 0.3f);
  const auto scale = payload_of<ScaleHook>("0c000000 00000000 cdcc8c3f cdcc0c40");
  EXPECT_EQ(scale.end, 1.1f);
  EXPECT_EQ(scale.time, 2.2f);
  const auto script = payload_of<CallScriptHook>("13000000 01000000 78563412 6de7fb3d");
  EXPECT_EQ(script.script, 0x12345678u);
  EXPECT_EQ(script.pause, 0.123f);
  const auto texture = payload_of<TextureVelocityPartHook>("18000000 00000000 03000000 0000003f cdcccc3e");
  EXPECT_EQ(texture.part, 3u);
  EXPECT_EQ(texture.u_speed, 0.5f);
  EXPECT_EQ(texture.v_speed, 0.4f);
  EXPECT_EQ(payload_of<SetOmegaHook>("16000000 00000000 0000803f 00000040 00004040").omega, (Vec3{1, 2, 3}));
}

TEST(Hook, dat_2_4_replace_object_is_a_byte_then_a_short_or_long_id) {
  const auto short_id = payload_of<ReplaceObjectHook>("05000000 00000000 7b120000");
  EXPECT_EQ(short_id.part, 123u);
  EXPECT_EQ(short_id.gfxobj, 0x01000012u);
  const auto long_id = payload_of<ReplaceObjectHook>("05000000 01000000 7b008023 81000000");
  EXPECT_EQ(long_id.part, 123u);
  EXPECT_EQ(long_id.gfxobj, 0x01008123u);
}

TEST(Hook, dat_4_layouts_of_other_readers_are_not_retails) {
  // The short form happens to have retail's length; it must not give the id its writer meant.
  const auto h = payload_of<ReplaceObjectHook>("05000000 00000000 7b001200");
  EXPECT_NE(h.gfxobj, 0x01000012u);
  EXPECT_FALSE(read_lone_hook(from_hex("05000000 01000000 7b000080 2381")).ok());
  EXPECT_FALSE(read_lone_hook(from_hex("1a000000 01000000")).ok());
}

TEST(Hook, replace_object_built_in_code_takes_the_form_the_client_writes) {
  Hook hook;
  hook.payload = ReplaceObjectHook{.part = 1, .gfxobj = 0x01003FFF};
  EXPECT_EQ(test::to_hex(write_lone_hook(hook)), "05000000 00000000 01ff3f00");
  hook.payload = ReplaceObjectHook{.part = 1, .gfxobj = 0x01004000};
  EXPECT_EQ(test::to_hex(write_lone_hook(hook)), "05000000 00000000 01008000 40000000");
}

struct OddVector {
  Oddity oddity;
  std::string_view hex;
};

// Other encodings of the same id, and padding that is not zero.
constexpr OddVector kOddVectors[] = {
    {Oddity::NonZeroPadding, "05000000 00000000 7b1200cd"},
    {Oddity::NonZeroPadding, "05000000 01000000 7b008023 81cdabef"},
    {Oddity::LongEncoding, "05000000 00000000 7b008012 00000000"},
    {Oddity::LongEncoding, "05000000 00000000 7b00c023 81000000"},
};

TEST(Hook, oddities_are_kept_and_noted) {
  for (const OddVector& v : kOddVectors) {
    const Vector<std::byte> bytes = from_hex(v.hex);
    test::expect_sound_record(read_lone_hook, write_lone_hook, bytes);
    RecordReader reader(bytes);
    Hook hook;
    fields(reader, hook);
    EXPECT_TRUE(reader.in().oddities().has(v.oddity)) << v.hex;
  }
}

TEST(Hook, dat_0_2_short_id_above_0x3fff_is_accepted) {
  const std::string_view hex = "05000000 00000000 7bff7f00";
  EXPECT_EQ(payload_of<ReplaceObjectHook>(hex).gfxobj, 0x01007FFFu);
  test::expect_sound_record(read_lone_hook, write_lone_hook, from_hex(hex));
}

TEST(Hook, dat_2_4_unknown_type_is_a_bad_value) {
  for (const std::string_view hex : {"1b000000 00000000", "ffffffff 00000000", "00010000 00000000"}) {
    const auto hook = read_lone_hook(from_hex(hex));
    ASSERT_FALSE(hook.ok()) << hex;
    EXPECT_EQ(hook.error().code, ErrorCode::BadValue);
    EXPECT_EQ(hook.error().offset, 0u);
  }
}

TEST(Hook, dat_2_4_any_direction_is_kept) {
  const Vector<std::byte> bytes = from_hex("00000000 feffffff");
  EXPECT_EQ(read_lone_hook(bytes)->direction, -2);
  test::expect_sound_record(read_lone_hook, write_lone_hook, bytes);
}

TEST(Hook, every_type_has_retails_name) {
  EXPECT_STREQ(to_string(HookType::NoOp), "NoOp");
  EXPECT_STREQ(to_string(HookType::CallScript), "CallPES");
  EXPECT_STREQ(to_string(HookType::CreateBlockingParticle), "CreateBlockingParticle");
  EXPECT_STREQ(to_string(static_cast<HookType>(kHookTypeCount)), "unknown");
}

RC_GTEST_PROP(HookProperty, anything_written_is_read_and_written_again, ()) {
  const Hook hook = test::arbitrary_hook();
  const Vector<std::byte> bytes = write_lone_hook(hook);
  const auto read = read_lone_hook(bytes);
  RC_ASSERT(read.ok());
  RC_ASSERT(read->type() == hook.type());
  RC_ASSERT(write_lone_hook(*read) == bytes);
}

}  // namespace
}  // namespace acm
