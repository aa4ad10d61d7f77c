// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "mannequin_stances.h"

namespace acm::sample::mannequin {

Controls standing() {
  return changed(
      {},
      {{PelvisZ, -0.012f}, {WaistPitch, 1.0f}, {ChestPitch, 1.0f},  {NeckPitch, 10.0f}, {HeadPitch, -10.0f},
       {RArmFlex, 5.0f},   {RArmOut, 9.0f},    {RArmSwivel, 25.0f}, {RElbow, 22.0f},    {RTwist, 20.0f},
       {RWristFlex, 6.0f}, {RGrip, 35.0f},     {LArmFlex, 5.0f},    {LArmOut, 9.0f},    {LArmSwivel, 25.0f},
       {LElbow, 22.0f},    {LTwist, 20.0f},    {LWristFlex, 6.0f},  {LGrip, 35.0f},     {RFootX, 0.115f},
       {RFootYaw, 9.0f},   {RKneeOut, 6.0f},   {LFootX, -0.115f},   {LFootYaw, 9.0f},   {LKneeOut, 6.0f}});
}

Controls fists() {
  return changed(
      standing(),
      {{RGrip, 100.0f},     {LGrip, 100.0f},     {PelvisZ, -0.075f},        {PelvisYaw, 18.0f},
       {PelvisPitch, 4.0f}, {WaistPitch, 6.0f},  {ChestPitch, 6.0f},        {ChestYaw, 4.0f},
       {NeckYaw, -12.0f},   {HeadYaw, -10.0f},   {HeadPitch, -8.0f},        {LShoulderForward, 0.03f},
       {LArmFlex, 82.0f},   {LArmOut, -6.0f},    {LArmSwivel, 20.0f},       {LElbow, 105.0f},
       {LTwist, 30.0f},     {LWristFlex, 0.0f},  {RShoulderForward, 0.02f}, {RArmFlex, 88.0f},
       {RArmOut, -16.0f},   {RArmSwivel, 18.0f}, {RElbow, 128.0f},          {RTwist, 30.0f},
       {RWristFlex, 0.0f},  {RFootX, 0.15f},     {RFootY, -0.17f},          {RFootYaw, 35.0f},
       {RKneeOut, 20.0f},   {LFootX, -0.12f},    {LFootY, 0.17f},           {LFootYaw, -6.0f},
       {LKneeOut, -4.0f}});
}

Controls sword_guard() {
  return changed(standing(),
                 {{PelvisZ, -0.085f}, {PelvisYaw, -22.0f}, {PelvisPitch, 3.0f}, {WaistPitch, 4.0f},
                  {ChestPitch, 4.0f}, {NeckYaw, 12.0f},    {HeadYaw, 10.0f},    {RShoulderForward, 0.03f},
                  {RArmFlex, 52.0f},  {RArmOut, 4.0f},     {RArmSwivel, 35.0f}, {RElbow, 72.0f},
                  {RTwist, 10.0f},    {RWristFlex, 0.0f},  {RWristTilt, -8.0f}, {RGrip, 120.0f},
                  {LArmFlex, 10.0f},  {LArmOut, 32.0f},    {LArmSwivel, 40.0f}, {LElbow, 75.0f},
                  {LTwist, 40.0f},    {RFootX, 0.11f},     {RFootY, 0.19f},     {RFootYaw, 2.0f},
                  {RKneeOut, 6.0f},   {LFootX, -0.15f},    {LFootY, -0.19f},    {LFootYaw, 48.0f},
                  {LKneeOut, 22.0f}});
}

Controls bow_ready() {
  return changed(standing(), {{PelvisZ, -0.04f},   {PelvisYaw, 48.0f}, {ChestYaw, 8.0f},  {ChestPitch, 3.0f},
                              {NeckYaw, -26.0f},   {HeadYaw, -24.0f},  {LArmFlex, 30.0f}, {LArmOut, 26.0f},
                              {LArmSwivel, 30.0f}, {LElbow, 35.0f},    {LTwist, 0.0f},    {LWristTilt, 10.0f},
                              {LGrip, 120.0f},     {RArmFlex, 28.0f},  {RArmOut, 4.0f},   {RArmSwivel, 45.0f},
                              {RElbow, 85.0f},     {RTwist, 40.0f},    {RFootX, 0.15f},   {RFootY, -0.18f},
                              {RFootYaw, 62.0f},   {RKneeOut, 14.0f},  {LFootX, -0.09f},  {LFootY, 0.18f},
                              {LFootYaw, -24.0f},  {LKneeOut, -4.0f}});
}

Controls spell_ready() {
  return changed(standing(),
                 {{PelvisZ, -0.03f},    {PelvisYaw, 6.0f},   {WaistPitch, -2.0f},  {ChestPitch, -2.0f},
                  {HeadPitch, -6.0f},   {RArmFlex, 62.0f},   {RArmOut, 16.0f},     {RArmSwivel, 40.0f},
                  {RElbow, 82.0f},      {RTwist, -75.0f},    {RWristFlex, -12.0f}, {LArmFlex, 54.0f},
                  {LArmOut, 14.0f},     {LArmSwivel, 40.0f}, {LElbow, 88.0f},      {LTwist, -75.0f},
                  {LWristFlex, -12.0f}, {RFootY, -0.08f},    {RFootX, 0.14f},      {RFootYaw, 22.0f},
                  {LFootY, 0.08f}});
}

}  // namespace acm::sample::mannequin
