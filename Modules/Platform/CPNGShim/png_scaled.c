#include "png_scaled.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *data;
  size_t size;
  size_t offset;
} Input;

static void read_input(png_structp png, png_bytep bytes, size_t count) {
  Input *input = png_get_io_ptr(png);
  if (count > input->size - input->offset) png_error(png, "truncated");
  memcpy(bytes, input->data + input->offset, count);
  input->offset += count;
}

// Nobody reads the words: the caller names the image.
static void fail(png_structp png, png_const_charp words) {
  (void)words;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp words) { (void)png, (void)words; }

/// Averages a row of RGBA to `width` columns of premultiplied sums; each source column counts by how much of it lies in the
/// target's.
static void reduce_row(const uint8_t *row, uint32_t source, float *out, uint32_t width) {
  const double scale = (double)source / width;
  for (uint32_t x = 0; x < width; x++) {
    const double left = x * scale, right = (x + 1) * scale;
    float sum[4] = {0, 0, 0, 0};
    for (uint32_t column = (uint32_t)left; column < right && column < source; column++) {
      const double from = column > left ? column : left;
      const double to = column + 1 < right ? column + 1 : right;
      const float part = (float)(to - from);
      const uint8_t *p = row + 4 * (size_t)column;
      const float alpha = part * p[3];
      sum[0] += alpha * p[0];
      sum[1] += alpha * p[1];
      sum[2] += alpha * p[2];
      sum[3] += alpha;
    }
    for (int i = 0; i < 4; i++) out[4 * (size_t)x + i] = sum[i];
  }
}

static uint32_t byte(float value) { return value <= 0 ? 0 : value >= 255 ? 255 : (uint32_t)(value + 0.5f); }

/// Writes a row of sums over `area` source pixels; returns whether all of it is opaque.
static int write_row(const float *sums, float area, uint32_t width, uint32_t *out) {
  int opaque = 1;
  for (uint32_t x = 0; x < width; x++) {
    const float *p = sums + 4 * (size_t)x;
    const uint32_t alpha = byte(p[3] / area);
    opaque &= alpha == 255;
    out[x] = alpha << 24 | byte(p[0] / area / 255) << 16 | byte(p[1] / area / 255) << 8 | byte(p[2] / area / 255);
  }
  return opaque;
}

int png_read_scaled(const uint8_t *data, size_t size, uint32_t width, uint32_t height, uint8_t *pixels, size_t stride) {
  Input input = {data, size, 0};
  uint8_t *volatile row = NULL;
  float *volatile reduced = NULL;
  float *volatile sums = NULL;
  png_infop info = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  if (!png) return -1;
  info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(row), free(reduced), free(sums);
    return -1;
  }
  png_set_read_fn(png, &input, read_input);
  png_read_info(png, info);
  if (png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) {
    png_destroy_read_struct(&png, &info, NULL);
    return -2;
  }
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_read_update_info(png, info);
  const uint32_t columns = png_get_image_width(png, info), rows = png_get_image_height(png, info);
  if (png_get_rowbytes(png, info) != 4 * (size_t)columns || width > columns || height > rows || !width || !height) {
    png_error(png, "unexpected");
  }
  row = malloc(4 * (size_t)columns);
  reduced = malloc(4 * sizeof(float) * (size_t)width);
  sums = calloc(4 * (size_t)width, sizeof(float));
  if (!row || !reduced || !sums) png_error(png, "memory");

  const double scale = (double)rows / height;
  const float area = (float)(scale * ((double)columns / width));
  int opaque = 1;
  uint32_t target = 0;
  for (uint32_t y = 0; y < rows; y++) {
    png_read_row(png, row, NULL);
    reduce_row(row, columns, reduced, width);
    double from = y;
    while (from < y + 1 && target < height) {
      const double end = target + 1 == height ? rows : (target + 1) * scale;
      const double to = end < y + 1 ? end : y + 1;
      const float part = (float)(to - from);
      for (size_t i = 0; i < 4 * (size_t)width; i++) sums[i] += part * reduced[i];
      from = to;
      if (to < end) break;
      opaque &= write_row(sums, area, width, (uint32_t *)(pixels + target * stride));
      memset(sums, 0, 4 * sizeof(float) * (size_t)width);
      target++;
    }
  }
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(row), free(reduced), free(sums);
  return opaque;
}
