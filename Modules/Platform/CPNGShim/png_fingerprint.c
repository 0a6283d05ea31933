#include "png_fingerprint.h"

#include <string.h>

// An odd number without pattern: the golden ratio in 64 bits, as in Knuth's multiplicative hashing.
static const uint64_t factor = 0x9E3779B97F4A7C15;

// Two lanes, so that one multiplication need not wait for the other.
uint64_t png_fingerprint(const uint8_t *bytes, size_t count, uint64_t seed) {
  uint64_t left = seed ^ count, right = ~seed;
  const uint8_t *end = bytes + count;
  while (end - bytes >= 16) {
    uint64_t words[2];
    memcpy(words, bytes, sizeof words);
    left = (left ^ words[0]) * factor;
    left ^= left >> 32;
    right = (right ^ words[1]) * factor;
    right ^= right >> 29;
    bytes += 16;
  }
  uint64_t rest[2] = {0, 0};
  memcpy(rest, bytes, (size_t)(end - bytes));
  left = (left ^ rest[0]) * factor;
  right = (right ^ rest[1]) * factor;
  const uint64_t hash = (left ^ left >> 32 ^ (right << 17 | right >> 47)) * factor;
  return hash ^ hash >> 31;
}
