#include "png_crc.h"

#include <zlib.h>

uint32_t png_crc(const uint8_t *bytes, size_t count, uint32_t before) {
  return (uint32_t)crc32_z(before, bytes, count);
}
