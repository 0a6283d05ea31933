#pragma once
#include <stddef.h>
#include <stdint.h>

/// Encodes an image as a PNG file with a palette of at most 256 colors.
///
/// Lossless where the image has no more colors than that; otherwise each color is replaced by the nearest of a palette made by
/// median cut (Heckbert, "Color image quantization for frame buffer display", 1982), without dithering, which would make flat
/// areas noisy and files larger. What Swift cannot do: libpng reports errors by longjmp, and a loop over each pixel takes a
/// hundred times as long in a debug build.
///
/// @param pixels The pixels: premultiplied, 0xAARRGGBB, in rows of `stride` bytes.
/// @param width The width in pixels.
/// @param height The height in pixels.
/// @param stride The distance from one row to the next, in bytes.
/// @param opaque Whether the alpha of the pixels is to be ignored.
/// @param size The number of bytes of the file.
/// @return The file, to be freed by the caller; NULL if there is no memory.
uint8_t *png_encode_indexed(const uint8_t *pixels, uint32_t width, uint32_t height, size_t stride, int opaque, size_t *size);
