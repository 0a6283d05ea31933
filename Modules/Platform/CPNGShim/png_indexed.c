#include "png_indexed.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { colors_at_most = 256 };

/// A color of the image, how many pixels have it, and its place in the palette.
typedef struct {
  uint32_t color;
  uint32_t count;
  uint32_t index;
} Entry;

/// The colors of an image, in a table with open addressing whose capacity is a power of two.
typedef struct {
  Entry *entries;
  size_t capacity;
  size_t count;
} Colors;

static size_t slot(const Colors *colors, uint32_t color) {
  size_t index = (size_t)(color * 0x9E3779B1u) & (colors->capacity - 1);
  while (colors->entries[index].count && colors->entries[index].color != color) index = (index + 1) & (colors->capacity - 1);
  return index;
}

static int grow(Colors *colors) {
  Colors larger = {calloc(colors->capacity * 2, sizeof(Entry)), colors->capacity * 2, colors->count};
  if (!larger.entries) return 0;
  for (size_t i = 0; i < colors->capacity; i++) {
    if (colors->entries[i].count) larger.entries[slot(&larger, colors->entries[i].color)] = colors->entries[i];
  }
  free(colors->entries);
  *colors = larger;
  return 1;
}

static uint32_t pixel_at(const uint8_t *row, uint32_t x, int opaque) {
  uint32_t pixel;
  memcpy(&pixel, row + 4 * (size_t)x, sizeof pixel);
  return opaque ? pixel | 0xFF000000u : pixel;
}

static int collect(Colors *colors, const uint8_t *pixels, uint32_t width, uint32_t height, size_t stride, int opaque) {
  *colors = (Colors){calloc(1024, sizeof(Entry)), 1024, 0};
  if (!colors->entries) return 0;
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      const uint32_t color = pixel_at(pixels + y * stride, x, opaque);
      Entry *entry = &colors->entries[slot(colors, color)];
      entry->color = color;
      if (entry->count++) continue;
      if (++colors->count * 2 > colors->capacity && !grow(colors)) return 0;
    }
  }
  return 1;
}

static int channel(uint32_t color, int number) { return (int)(color >> (8 * number) & 0xFF); }

/// A part of the colors, and along which channel it is cut next.
typedef struct {
  size_t begin;
  size_t end;
  int axis;
  double spread;
} Box;

/// Finds the channel with the largest sum of squared distances from the mean, weighted by pixels; green counts most to the eye
/// and blue least (weights of luminance, ITU-R BT.601, rounded).
static void measure(Box *box, Entry *const *colors) {
  static const double weights[4] = {1, 3, 2, 3};
  box->spread = 0;
  box->axis = 0;
  for (int axis = 0; axis < 4; axis++) {
    double sum = 0, squares = 0, count = 0;
    for (size_t i = box->begin; i < box->end; i++) {
      const double value = channel(colors[i]->color, axis), weight = colors[i]->count;
      sum += weight * value;
      squares += weight * value * value;
      count += weight;
    }
    const double spread = weights[axis] * (squares - sum * sum / count);
    if (spread > box->spread) box->spread = spread, box->axis = axis;
  }
}

#define COMPARE(AXIS) \
  static int compare##AXIS(const void *left, const void *right) { \
    const uint32_t a = (*(Entry *const *)left)->color, b = (*(Entry *const *)right)->color; \
    const int order = channel(a, AXIS) - channel(b, AXIS); \
    return order ? order : (a > b) - (a < b); \
  }
COMPARE(0)
COMPARE(1)
COMPARE(2)
COMPARE(3)
static int (*const compare[4])(const void *, const void *) = {compare0, compare1, compare2, compare3};

/// Cuts a box where the mean of its longest channel is; the box keeps the lower part.
static Box cut(Box *box, Entry **colors) {
  qsort(colors + box->begin, box->end - box->begin, sizeof *colors, compare[box->axis]);
  double sum = 0, count = 0;
  for (size_t i = box->begin; i < box->end; i++) {
    sum += (double)colors[i]->count * channel(colors[i]->color, box->axis);
    count += colors[i]->count;
  }
  size_t middle = box->begin + 1;
  while (middle < box->end - 1 && channel(colors[middle]->color, box->axis) <= sum / count) middle++;
  Box upper = {middle, box->end, 0, 0};
  box->end = middle;
  measure(box, colors);
  measure(&upper, colors);
  return upper;
}

/// Fills a palette, and the place of each color in it; returns the number of colors, 0 if there is no memory.
static int make_palette(Colors *table, uint32_t palette[colors_at_most]) {
  Entry **colors = malloc(table->count * sizeof *colors);
  if (!colors) return 0;
  size_t next = 0;
  for (size_t i = 0; i < table->capacity; i++) {
    if (table->entries[i].count) colors[next++] = &table->entries[i];
  }
  // An order that does not depend on the table.
  qsort(colors, table->count, sizeof *colors, compare3);
  Box boxes[colors_at_most] = {{0, table->count, 0, 0}};
  measure(&boxes[0], colors);
  int count = 1;
  while (count < colors_at_most) {
    int widest = 0;
    for (int i = 1; i < count; i++) {
      if (boxes[i].spread > boxes[widest].spread) widest = i;
    }
    // Rounding leaves a little for boxes of one color.
    if (boxes[widest].end - boxes[widest].begin < 2 || boxes[widest].spread <= 0) break;
    const Box upper = cut(&boxes[widest], colors);
    boxes[count++] = upper;
  }
  for (int i = 0; i < count; i++) {
    double sums[4] = {0, 0, 0, 0}, pixels = 0;
    for (size_t j = boxes[i].begin; j < boxes[i].end; j++) {
      for (int axis = 0; axis < 4; axis++) sums[axis] += (double)colors[j]->count * channel(colors[j]->color, axis);
      pixels += colors[j]->count;
      colors[j]->index = (uint32_t)i;
    }
    palette[i] = 0;
    for (int axis = 0; axis < 4; axis++) palette[i] |= (uint32_t)(sums[axis] / pixels + 0.5) << (8 * axis);
  }
  free(colors);
  return count;
}

typedef struct {
  uint8_t *data;
  size_t size;
  size_t capacity;
} Output;

static void write_output(png_structp png, png_bytep bytes, size_t count) {
  Output *output = png_get_io_ptr(png);
  if (output->capacity - output->size < count) {
    const size_t capacity = 2 * output->capacity + count + 4096;
    uint8_t *data = realloc(output->data, capacity);
    if (!data) png_error(png, "memory");
    output->data = data;
    output->capacity = capacity;
  }
  memcpy(output->data + output->size, bytes, count);
  output->size += count;
}

static void flush(png_structp png) { (void)png; }

// Nobody reads the words: there are no errors but of memory.
static void fail(png_structp png, png_const_charp words) {
  (void)words;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp words) { (void)png, (void)words; }

/// Sets the palette of a file, whose colors are not premultiplied.
static void set_palette(png_structp png, png_infop info, const uint32_t *palette, int count) {
  png_color colors[colors_at_most];
  png_byte alphas[colors_at_most];
  int is_opaque = 1;
  for (int i = 0; i < count; i++) {
    const int alpha = channel(palette[i], 3);
    int parts[3];
    for (int axis = 0; axis < 3; axis++) {
      const int part = alpha ? (channel(palette[i], axis) * 255 + alpha / 2) / alpha : 0;
      parts[axis] = part > 255 ? 255 : part;
    }
    colors[i] = (png_color){(png_byte)parts[2], (png_byte)parts[1], (png_byte)parts[0]};
    alphas[i] = (png_byte)alpha;
    is_opaque &= alpha == 255;
  }
  png_set_PLTE(png, info, colors, count);
  if (!is_opaque) png_set_tRNS(png, info, alphas, count, NULL);
}

uint8_t *png_encode_indexed(const uint8_t *pixels, uint32_t width, uint32_t height, size_t stride, int opaque, size_t *size) {
  Colors colors = {NULL, 0, 0};
  uint32_t palette[colors_at_most];
  uint8_t *volatile row = malloc(width);
  Output output = {NULL, 0, 0};
  const int count = row && collect(&colors, pixels, width, height, stride, opaque) ? make_palette(&colors, palette) : 0;
  png_structp png = count ? png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore) : NULL;
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    free(row), free(colors.entries), free(output.data);
    return NULL;
  }
  png_set_write_fn(png, &output, write_output, flush);
  const int depth = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8;
  png_set_IHDR(png, info, width, height, depth, PNG_COLOR_TYPE_PALETTE, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  // Neighbouring numbers of a palette have nothing in common, so differences of them do not compress.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
  png_set_compression_level(png, 9);
  set_palette(png, info, palette, count);
  png_write_info(png, info);
  png_set_packing(png);
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      row[x] = (uint8_t)colors.entries[slot(&colors, pixel_at(pixels + y * stride, x, opaque))].index;
    }
    png_write_row(png, row);
  }
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  free(row), free(colors.entries);
  *size = output.size;
  return output.data;
}
