#pragma once
#include <stddef.h>
#include <stdint.h>

/// The checksum that PNG keeps with each chunk: CRC-32 as in ISO 3309.
///
/// That of zlib, which libpng brings along.
///
/// @param bytes What is summed.
/// @param count The number of bytes.
/// @param before The checksum of what comes before; 0 for the first.
/// @return The checksum.
uint32_t png_crc(const uint8_t *bytes, size_t count, uint32_t before);
