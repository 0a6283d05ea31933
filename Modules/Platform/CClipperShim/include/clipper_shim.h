#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// An operation on two filled areas.
typedef enum {
  CLIP_UNION,
  CLIP_INTERSECTION,
  CLIP_DIFFERENCE,
  CLIP_SYMMETRIC_DIFFERENCE,
} clip_operation;

/// Closed polygons on a grid of integers.
typedef struct {
  /// The points of all polygons, x before y. The magnitudes must be below 2^30.
  const int64_t *coordinates;
  /// The number of points of each polygon.
  const size_t *sizes;
  /// The number of polygons.
  size_t count;
} clip_polygons;

/// The polygons that an operation results in.
typedef struct clip_result clip_result;

/// Combines two filled areas.
///
/// @param is_winding Whether areas are filled by the nonzero winding rule, rather than by the even-odd rule.
/// @return The result, to be freed with `clip_result_free`; null if memory or the range of numbers does not suffice.
clip_result *clip_combine(clip_operation operation, bool is_winding, clip_polygons subject, clip_polygons clip);

/// The number of polygons: each outline is followed by its holes.
size_t clip_result_count(const clip_result *result);
/// Whether a polygon is a hole, whose points are in the opposite order.
bool clip_result_is_hole(const clip_result *result, size_t index);
/// The number of points of a polygon.
size_t clip_result_size(const clip_result *result, size_t index);
/// The points of a polygon, x before y.
const int64_t *clip_result_coordinates(const clip_result *result, size_t index);
/// Frees a result.
void clip_result_free(clip_result *result);

#ifdef __cplusplus
}
#endif
