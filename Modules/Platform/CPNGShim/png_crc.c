#include "png_crc.h"

// The remainders of half a byte: sixteen numbers instead of a table of 256 that would have to be made at run time.
static const uint32_t remainders[16] = {
    0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC, 0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
    0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C, 0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C,
};

uint32_t png_crc(const uint8_t *bytes, size_t count, uint32_t before) {
  uint32_t crc = ~before;
  for (size_t i = 0; i < count; i++) {
    crc ^= bytes[i];
    crc = crc >> 4 ^ remainders[crc & 15];
    crc = crc >> 4 ^ remainders[crc & 15];
  }
  return ~crc;
}
