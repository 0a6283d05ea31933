#pragma once
#include <stddef.h>
#include <stdint.h>

/// Decodes a PNG file at a smaller size, row by row, so that the whole image is never in memory.
///
/// What Swift cannot do: libpng reports errors by longjmp.
///
/// @param data The file.
/// @param size The number of its bytes.
/// @param width The width of the result in pixels, not above that of the file.
/// @param height The height of the result in pixels, not above that of the file.
/// @param pixels Cleared memory for the result: premultiplied, 0xAARRGGBB, in rows of `stride` bytes.
/// @param stride The distance from one row to the next, in bytes.
/// @return 1 where all pixels are opaque, 0 where not all are, -1 where the file is broken, and -2 where it is
///   interlaced, which needs the whole image.
int png_read_scaled(const uint8_t *data, size_t size, uint32_t width, uint32_t height, uint8_t *pixels, size_t stride);
