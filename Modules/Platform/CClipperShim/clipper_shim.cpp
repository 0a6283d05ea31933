#include "clipper_shim.h"

#include <exception>
#include <vector>

#include <polyclipping/clipper.hpp>

using namespace ClipperLib;

struct clip_polygon {
  std::vector<int64_t> coordinates;
  bool is_hole;
};

struct clip_result {
  std::vector<clip_polygon> polygons;
};

static Paths paths_of(clip_polygons polygons) {
  Paths paths;
  paths.reserve(polygons.count);
  const int64_t *next = polygons.coordinates;
  for (size_t index = 0; index < polygons.count; index++) {
    Path path;
    path.reserve(polygons.sizes[index]);
    for (size_t point = 0; point < polygons.sizes[index]; point++, next += 2) {
      path.push_back(IntPoint(next[0], next[1]));
    }
    paths.push_back(std::move(path));
  }
  return paths;
}

static void append(const PolyNode *node, clip_result *result) {
  clip_polygon polygon;
  polygon.is_hole = node->IsHole();
  polygon.coordinates.reserve(node->Contour.size() * 2);
  for (const IntPoint &point : node->Contour) {
    polygon.coordinates.push_back(point.X);
    polygon.coordinates.push_back(point.Y);
  }
  result->polygons.push_back(std::move(polygon));
}

clip_result *clip_combine(clip_operation operation, bool is_winding, clip_polygons subject, clip_polygons clip) {
  static const ClipType types[] = {ctUnion, ctIntersection, ctDifference, ctXor};
  try {
    // Vertices on straight lines are kept: they may be those of a curve.
    Clipper clipper(ioPreserveCollinear);
    clipper.AddPaths(paths_of(subject), ptSubject, true);
    clipper.AddPaths(paths_of(clip), ptClip, true);
    PolyFillType rule = is_winding ? pftNonZero : pftEvenOdd;
    PolyTree tree;
    if (!clipper.Execute(types[operation], tree, rule, rule)) return nullptr;
    clip_result *result = new clip_result;
    for (const PolyNode *node = tree.GetFirst(); node; node = node->GetNext()) {
      if (node->IsHole()) continue;
      append(node, result);
      for (const PolyNode *hole : node->Childs) append(hole, result);
    }
    return result;
  } catch (const std::exception &) {
    return nullptr;
  }
}

size_t clip_result_count(const clip_result *result) { return result->polygons.size(); }

bool clip_result_is_hole(const clip_result *result, size_t index) { return result->polygons[index].is_hole; }

size_t clip_result_size(const clip_result *result, size_t index) {
  return result->polygons[index].coordinates.size() / 2;
}

const int64_t *clip_result_coordinates(const clip_result *result, size_t index) {
  return result->polygons[index].coordinates.data();
}

void clip_result_free(clip_result *result) { delete result; }
