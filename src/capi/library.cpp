// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.h"
#include "acmotion/host.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/version.h"
#include "capi/call.h"

using namespace acm::capi;

const char* acm_version(void) {
  return acm::version();
}
const char* acm_build_description(void) {
  return acm::build_description();
}
std::uint32_t acm_abi_version(void) {
  return ACM_ABI_VERSION;
}
acm_bool acm_is_compatible(std::uint32_t abi_version) {
  return abi_version == ACM_ABI_VERSION;
}

const char* acm_status_text(std::int32_t status) {
  switch (status) {
    case ACM_OK: return "done";
    case ACM_WRONG_TYPE: return "it is of another type than what was asked for";
    case ACM_TRUNCATED: return "the data ends inside a field";
    case ACM_TRAILING_BYTES: return "the record is complete but data is left over";
    case ACM_LIMIT_EXCEEDED: return "a count, depth or size is larger than is allowed";
    case ACM_BAD_VALUE: return "a field holds a value that has no meaning there";
    case ACM_NOT_FOUND: return "it was not found";
    case ACM_UNSUPPORTED: return "it is well-formed, but cannot be done here";
    case ACM_CONTRADICTION: return "it contradicts what came before";
    case ACM_OVERLAP: return "it lies where something else lies already";
    case ACM_UNFINISHED: return "the rest of it has never come";
    case ACM_REFUSED: return "it was refused";
    case ACM_NO_OBJECT: return "the world has no object of that guid";
    case ACM_BUFFER_FULL: return "the memory of the caller is too small";
    case ACM_IN_USE: return "something else still needs it";
    case ACM_NULL_ARGUMENT: return "a pointer is null";
    case ACM_BAD_HANDLE: return "it is not a handle of this library";
    case ACM_STALE_HANDLE: return "the handle was freed";
    case ACM_FOREIGN_HANDLE: return "the handle is of another kind or belongs to something else";
    case ACM_BUSY: return "another thread uses it, or a planned tick is not finished";
    case ACM_BAD_SIZE: return "the size of the struct is one that no header has";
    case ACM_NOT_FINITE: return "a number is not finite, or beyond the limits";
    case ACM_BAD_ARGUMENT: return "the argument has no meaning";
    case ACM_WRONG_ORDER: return "another call must come first";
    case ACM_NO_MEMORY: return "there is no room for another handle";
    default: return "unknown status";
  }
}
const char* acm_motion_error_text(std::uint32_t motion_error) {
  return acm::to_string(static_cast<acm::MotionError>(motion_error));
}

std::int32_t acm_set_allocator(acm_allocate allocate, acm_release release, void* context, acm_error* error) {
  Call call(error);
  const bool has_both = (allocate == nullptr) == (release == nullptr);
  if (!call.check(has_both, ACM_NULL_ARGUMENT, allocate ? "release" : "allocate")) return call.status();
  return acm::set_allocator({context, allocate, release}) ? call.done() : call.fail(ACM_IN_USE);
}
