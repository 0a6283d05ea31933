public import Foundation

extension CGContext {
  /// The current path; nil if it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.snapshot() }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the last segment of the path, where the next one starts.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }

  /// The bounding box of the path, including control points.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

  /// Clears the current path.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Starts a new subpath.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Adds straight lines between points.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Adds an arc; `clockwise` is relative to a y axis that points up.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    currentPath.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// Adds an arc that touches two lines.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
  }

  /// Adds the segments of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  /// Closes the current subpath.
  public func closePath() { currentPath.closeSubpath() }

  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let style = state.stroke
    let outline = currentPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dashLengths)
      .copy(
        strokingWithWidth: style.width,
        lineCap: style.cap,
        lineJoin: style.join,
        miterLimit: style.miterLimit
      )
    beginPath()
    addPath(outline)
  }

  /// Whether a point is inside the path, filled or stroked; `fillStroke` tests the fill.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    switch mode {
    case .fill, .fillStroke: currentPath.contains(point, using: .winding)
    case .eoFill, .eoFillStroke: currentPath.contains(point, using: .evenOdd)
    case .stroke: PathStroker.contains(point, in: currentPath, style: state.stroke)
    }
  }

  /// Clips to the inside of the path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let clipped = currentPath.snapshot()
    beginPath()
    clip(to: clipped, using: rule)
  }

  /// Clips to the inside of `clipped`.
  func clip(to clipped: CGPath, using rule: CGPathFillRule) {
    narrowClip(to: clipped.boundingBoxOfPath)
    if case .roundedRect(let rounded) = clipped.shape {
      record(rounded.isRect ? .clipRect(rounded.rect) : .clipRoundedRect(rounded))
    } else {
      record(.clipPath(clipped, rule))
    }
  }

  /// Clips to a rectangle, and clears the path.
  public func clip(to rect: CGRect) {
    beginPath()
    narrowClip(to: rect)
    record(.clipRect(rect.standardized))
  }

  /// Clips to the union of rectangles, and clears the path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Clips through an image stretched into a rectangle.
  ///
  /// Uses the alpha of the image, the brightness of an image without alpha, or the samples of an
  /// image mask.
  ///
  /// As with drawn images, the top of the image is towards increasing y. Clears the path.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    narrowClip(to: rect)
    let rect = rect.standardized
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    guard let image = mask.clippingAlpha else { return }
    state.masks.append((image, rect, turned.concatenating(state.transform)))
  }

  /// A rectangle around the clip, in the coordinates of the current transform; null if all is
  /// clipped.
  public var boundingBoxOfClipPath: CGRect {
    state.clip.isNull ? .null : state.clip.applying(state.transform.inverted())
  }

  private func narrowClip(to rect: CGRect) {
    state.clip =
      rect.isNull ? .null : state.clip.intersection(rect.applying(state.transform))
  }
}
