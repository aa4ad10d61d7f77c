/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* Captures of packets that contradict each other (acmotion/inspect.h). */

#include "acmotion/inspect.h"

#include <string.h>

#include "fixture.h"

enum { FILE_HEADER = 24, RECORD_HEADER = 16, ETHERNET_IP_UDP = 42, PACKET_HEADER = 20, FRAGMENT_HEADER = 16 };
enum { DATA = 8, PAYLOAD = PACKET_HEADER + FRAGMENT_HEADER + DATA, FRAME = ETHERNET_IP_UDP + PAYLOAD };

static unsigned char* put(unsigned char* at, uint32_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) *at++ = (unsigned char)(value >> (8 * i));
  return at;
}
static unsigned char* put_big(unsigned char* at, uint32_t value, int bytes) {
  for (int i = bytes - 1; i >= 0; --i) *at++ = (unsigned char)(value >> (8 * i));
  return at;
}

/* Little-endian, microseconds, Ethernet. */
static unsigned char* put_file_header(unsigned char* at) {
  at = put(at, 0xA1B2C3D4, 4);
  at = put(at, 2, 2);
  at = put(at, 4, 2);
  at = put(at, 0, 4);
  at = put(at, 0, 4);
  at = put(at, 0x40000, 4);
  return put(at, 1, 4);
}

/* Ethernet, IPv4, UDP from port 9000 of the server. */
static unsigned char* put_addresses(unsigned char* at) {
  memset(at, 2, 12);
  at = put_big(at + 12, 0x0800, 2);
  at = put_big(at, 0x4500, 2);
  at = put_big(at, 20 + 8 + PAYLOAD, 2);
  at = put_big(at, 0x00004000, 4);
  at = put_big(at, 0x40110000, 4);
  at = put_big(at, 0x7F000001, 4);
  at = put_big(at, 0x7F000002, 4);
  at = put_big(at, 9000, 2);
  at = put_big(at, 9001, 2);
  at = put_big(at, 8 + PAYLOAD, 2);
  return put_big(at, 0, 2);
}

/* A packet with the first of two fragments of message 1, whose bytes are all `data`. */
static unsigned char* put_fragment(unsigned char* at, uint32_t sequence, unsigned char data) {
  at = put(at, sequence, 4); /* of the packet */
  at = put(at, 4 | 2, 4);    /* has fragments, and a checksum that only the session's key can check */
  at = put(at, 0, 4);
  at = put(at, 0, 4);
  at = put(at, FRAGMENT_HEADER + DATA, 2);
  at = put(at, 0, 2);
  at = put(at, 1, 4); /* the number of the message */
  at = put(at, 0x80000000u, 4);
  at = put(at, 2, 2); /* fragments */
  at = put(at, FRAGMENT_HEADER + DATA, 2);
  at = put(at, 0, 2); /* the index of this one */
  at = put(at, 10, 2);
  memset(at, data, DATA);
  return at + DATA;
}

static unsigned char* put_frame(unsigned char* at, uint32_t sequence, unsigned char data) {
  at = put(at, sequence, 4); /* seconds */
  at = put(at, 0, 4);
  at = put(at, FRAME, 4);
  at = put(at, FRAME, 4);
  return put_fragment(put_addresses(at), sequence, data);
}

/* The next step of a capture that has all its bytes. */
static int32_t next_step(acm_capture* capture, acm_capture_error* capture_error) {
  acm_error error;
  acm_captured_message message;
  int32_t step = -1;
  CHECK_OK(acm_capture_next(capture, &step, &message, capture_error, &error));
  return step;
}

TEST(CaptureErrors, a_fragment_that_differs_from_its_earlier_copy_overlaps) {
  acm_error error;
  acm_capture* capture = NULL;
  acm_capture_error capture_error = {0};
  acm_capture_counts counts;
  unsigned char file[FILE_HEADER + 3 * (RECORD_HEADER + FRAME)];
  unsigned char* end = put_file_header(file);
  end = put_frame(end, 2, 0x55);
  end = put_frame(end, 3, 0x55); /* sent again */
  end = put_frame(end, 4, 0x66); /* and with other bytes */
  CHECK(end == file + sizeof file);
  CHECK_OK(acm_capture_create(NULL, &capture, &error));
  CHECK_OK(acm_capture_supply(capture, file, sizeof file, &error));
  CHECK_OK(acm_capture_finish(capture, &error));
  CHECK(next_step(capture, &capture_error) == ACM_CAPTURE_ERROR);
  CHECK(capture_error.error.status == ACM_OVERLAP && capture_error.ends_capture == 0 &&
        capture_error.frame == 3);
  CHECK(next_step(capture, &capture_error) == ACM_CAPTURE_END);
  CHECK_OK(acm_capture_get_counts(capture, &counts, &error));
  CHECK(counts.errors == 1 && counts.duplicates == 1 && counts.messages == 0 && counts.unfinished == 1);
  CHECK_OK(acm_capture_free(capture, &error));
}
