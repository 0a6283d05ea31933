#include "pixel_blocks.h"

#include <string.h>

typedef struct {
  const uint8_t *pixels;
  uint32_t width;
  size_t stride;
  int opaque;
  int shift;
} Image;

static uint32_t mean(const Image *image, uint32_t left, uint32_t top, uint32_t columns, uint32_t rows) {
  uint64_t sums[4] = {0, 0, 0, 0};
  for (uint32_t y = top; y < top + rows; y++) {
    for (uint32_t x = left; x < left + columns; x++) {
      int64_t column = (int64_t)x + image->shift;
      if (column < 0) column = 0;
      if (column >= image->width) column = image->width - 1;
      const uint8_t *pixel = image->pixels + y * image->stride + 4 * (size_t)column;
      for (int channel = 0; channel < 4; channel++) sums[channel] += pixel[channel];
    }
  }
  const uint64_t count = (uint64_t)columns * rows;
  uint32_t result = 0;
  for (int channel = 0; channel < 4; channel++) result |= (uint32_t)((sums[channel] + count / 2) / count) << (8 * channel);
  return image->opaque ? result | 0xFF000000u : result;
}

void pixel_block_means(const uint8_t *pixels, uint32_t width, uint32_t height, size_t stride, int opaque, int shift,
                       uint32_t side, uint32_t *means) {
  const Image image = {pixels, width, stride, opaque, shift};
  for (uint32_t y = 0; y < height; y += side) {
    for (uint32_t x = 0; x < width; x += side) {
      const uint32_t columns = width - x < side ? width - x : side, rows = height - y < side ? height - y : side;
      *means++ = mean(&image, x, y, columns, rows);
    }
  }
}
