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
    // Cairo continues with the outermost stops on both sides or on none: a clear stop ends one
    // side.
    if !options.contains(.drawsBeforeStartLocation) { add(first.color, at: 0, alpha: 0) }
    for stop in gradient.stops { add(stop.color, at: stop.location, alpha: stop.color.alpha) }
    if !options.contains(.drawsAfterEndLocation) { add(last.color, at: 1, alpha: 0) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_pattern_destroy(pattern)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }
}
