#pragma once
#include <stddef.h>
#include <stdint.h>

/// Averages an image over square blocks; those at the right and lower edges may be smaller.
///
/// In C for the reason of png_fingerprint.
///
/// @param pixels The pixels: premultiplied, 0xAARRGGBB, in rows of `stride` bytes.
/// @param width The width in pixels.
/// @param height The height in pixels.
/// @param stride The distance from one row to the next, in bytes.
/// @param opaque Whether the alpha of the pixels is to be ignored.
/// @param shift By how many pixels to the right the averaged pixels are of the blocks; beyond an edge, its pixels are repeated.
/// @param side The side of a block in pixels, from 1 to 4096.
/// @param means Space for the mean of each block, row by row, as 0xAARRGGBB.
void pixel_block_means(const uint8_t *pixels, uint32_t width, uint32_t height, size_t stride, int opaque, int shift,
                       uint32_t side, uint32_t *means);
