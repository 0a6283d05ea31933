public import Foundation

extension CGContext {
  /// The path built until now; nil when there is none.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.snapshot() }

  /// Whether no path was built yet.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the next step of the path would start.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }

  /// The box around the path, control points included.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBox }

  /// Forgets the path.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Starts a new piece of the path.
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

  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Adds an arc; `clockwise` is meant for a y axis that points up.
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

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }

  /// Closes the current piece of the path.
  public func closePath() { currentPath.closeSubpath() }

  /// Makes of the path the outline of its line, as it would be drawn.
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

  /// Whether a point lies in the path, filled or stroked; by the fill for `fillStroke`.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    switch mode {
    case .fill, .fillStroke: currentPath.contains(point, using: .winding)
    case .eoFill, .eoFillStroke: currentPath.contains(point, using: .evenOdd)
    case .stroke: PathStroker.contains(point, in: currentPath, style: state.stroke)
    }
  }

  /// Keeps further drawing to the inside of the path, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let clipped = currentPath.snapshot()
    beginPath()
    narrowClip(to: clipped.boundingBoxOfPath)
    if case .roundedRect(let rounded) = clipped.shape {
      record(rounded.isRect ? .clipRect(rounded.rect) : .clipRoundedRect(rounded))
    } else {
      record(.clipPath(clipped, rule))
    }
  }

  /// Keeps further drawing to a rectangle, and forgets the path.
  public func clip(to rect: CGRect) {
    beginPath()
    narrowClip(to: rect)
    record(.clipRect(rect.standardized))
  }

  /// Keeps further drawing to the inside of some rectangles, and forgets the path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Keeps further drawing to an image stretched into a rectangle, as opaque as the image is; by
  /// its brightness if it has no alpha, and by what an image mask lets through.
  ///
  /// As with drawn images, the top of the image is towards growing y. Forgets the path.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    narrowClip(to: rect)
    let rect = rect.standardized
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    guard let image = mask.clippingAlpha else { return }
    state.masks.append((image, rect, turned.concatenating(state.transform)))
  }

  /// The box around what the clip lets through.
  public var boundingBoxOfClipPath: CGRect {
    state.clip.isNull ? .null : state.clip.applying(state.transform.inverted())
  }

  private func narrowClip(to rect: CGRect) {
    state.clip =
      rect.isNull ? .null : state.clip.intersection(rect.applying(state.transform))
  }
}
