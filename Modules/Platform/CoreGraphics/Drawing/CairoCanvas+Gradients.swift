internal import CCairo
internal import Foundation

extension CairoCanvas {
  func draw(
    _ gradient: CGGradient,
    from start: CGPoint,
    to end: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard start != end else { return }
    paint(
      gradient,
      options,
      cairo_pattern_create_linear(
        Double(start.x),
        Double(start.y),
        Double(end.x),
        Double(end.y)
      )
    )
  }

  func draw(
    _ gradient: CGGradient,
    from start: CGPoint,
    _ startRadius: CGFloat,
    to end: CGPoint,
    _ endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    paint(
      gradient,
      options,
      cairo_pattern_create_radial(
        Double(start.x),
        Double(start.y),
        Double(max(0, startRadius)),
        Double(end.x),
        Double(end.y),
        Double(max(0, endRadius))
      )
    )
  }

  private func paint(
    _ gradient: CGGradient,
    _ options: CGGradientDrawingOptions,
    _ pattern: OpaquePointer?
  ) {
    guard let pattern, let first = gradient.stops.first, let last = gradient.stops.last
    else { return }
    func add(_ color: CGColor, at location: CGFloat, alpha: CGFloat) {
      cairo_pattern_add_color_stop_rgba(
        pattern,
        Double(location),
        Double(color.red),
        Double(color.green),
        Double(color.blue),
        Double(alpha)
      )
    }
    // Cairo extends the outermost stops on both sides or on neither: a clear stop ends one side.
    if !options.contains(.drawsBeforeStartLocation) { add(first.color, at: 0, alpha: 0) }
    for stop in gradient.stops { add(stop.color, at: stop.location, alpha: stop.color.alpha) }
    if !options.contains(.drawsAfterEndLocation) { add(last.color, at: 1, alpha: 0) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pattern_destroy(pattern)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Paints a conic gradient: a fan of patches, each between two colors and narrow enough for its
  /// outer edge to stay outside the clip.
  func draw(_ gradient: CGGradient, around center: CGPoint, angle: CGFloat) {
    guard let pattern = cairo_pattern_create_mesh(), let first = gradient.stops.first,
      let last = gradient.stops.last
    else { return }
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &x0, &y0, &x1, &y1)
    let reach =
      max(abs(x0 - center.x), abs(x1 - center.x)) + max(abs(y0 - center.y), abs(y1 - center.y))
    // The chord of an eighth of a turn is nearer to the center than the corners.
    let radius = reach * 1.2 + 1
    func point(at location: CGFloat) -> CGPoint {
      let turn = angle + location * 2 * .pi
      return CGPoint(x: center.x + cos(turn) * radius, y: center.y + sin(turn) * radius)
    }
    func setColor(_ corner: UInt32, _ color: CGColor) {
      cairo_mesh_pattern_set_corner_color_rgba(
        pattern,
        corner,
        Double(color.red),
        Double(color.green),
        Double(color.blue),
        Double(color.alpha)
      )
    }
    func add(from start: CGFloat, _ startColor: CGColor, to end: CGFloat, _ endColor: CGColor) {
      guard end > start else { return }
      let count = max(1, Int(((end - start) * 8).rounded(.up)))
      for index in 0..<count {
        let (low, high) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
        let (from, to) = (
          point(at: start + (end - start) * low), point(at: start + (end - start) * high)
        )
        let (fromColor, toColor) = (
          startColor.mixed(with: endColor, low), startColor.mixed(with: endColor, high)
        )
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, Double(center.x), Double(center.y))
        cairo_mesh_pattern_line_to(pattern, Double(from.x), Double(from.y))
        cairo_mesh_pattern_line_to(pattern, Double(to.x), Double(to.y))
        cairo_mesh_pattern_line_to(pattern, Double(center.x), Double(center.y))
        setColor(0, fromColor)
        setColor(1, fromColor)
        setColor(2, toColor)
        setColor(3, toColor)
        cairo_mesh_pattern_end_patch(pattern)
      }
    }
    add(from: 0, first.color, to: min(max(first.location, 0), 1), first.color)
    for (low, high) in zip(gradient.stops, gradient.stops.dropFirst()) {
      add(from: low.location, low.color, to: high.location, high.color)
    }
    add(from: min(max(last.location, 0), 1), last.color, to: 1, last.color)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pattern_destroy(pattern)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }
}

extension CGColor {
  /// Interpolates towards another color by a fraction.
  fileprivate func mixed(with other: CGColor, _ fraction: CGFloat) -> CGColor {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return CGColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }
}
