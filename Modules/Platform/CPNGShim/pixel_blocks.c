#include "pixel_blocks.h"

#include <string.h>

static uint32_t mean(const uint8_t *pixels, size_t stride, int opaque, uint32_t columns, uint32_t rows) {
  uint64_t sums[4] = {0, 0, 0, 0};
  for (uint32_t y = 0; y < rows; y++) {
    for (uint32_t x = 0; x < columns; x++) {
      const uint8_t *pixel = pixels + y * stride + 4 * (size_t)x;
      for (int channel = 0; channel < 4; channel++) sums[channel] += pixel[channel];
    }
  }
  const uint64_t count = (uint64_t)columns * rows;
  uint32_t result = 0;
  for (int channel = 0; channel < 4; channel++) result |= (uint32_t)((sums[channel] + count / 2) / count) << (8 * channel);
  return opaque ? result | 0xFF000000u : result;
}

void pixel_block_means(const uint8_t *pixels, uint32_t width, uint32_t height, size_t stride, int opaque, uint32_t side,
                       uint32_t *means) {
  for (uint32_t y = 0; y < height; y += side) {
    for (uint32_t x = 0; x < width; x += side) {
      const uint32_t columns = width - x < side ? width - x : side, rows = height - y < side ? height - y : side;
      *means++ = mean(pixels + y * stride + 4 * (size_t)x, stride, opaque, columns, rows);
    }
  }
}
