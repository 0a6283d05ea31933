#pragma once
#include <stddef.h>
#include <stdint.h>

/// The checksum that PNG keeps with each chunk: CRC-32 as in ISO 3309.
///
/// In C for the same reason as the fingerprint: a loop over each byte takes a hundred times as long in a debug build of Swift.
///
/// @param bytes What is summed.
/// @param count The number of bytes.
/// @param before The checksum of what comes before; 0 for the first.
/// @return The checksum.
uint32_t png_crc(const uint8_t *bytes, size_t count, uint32_t before);
