public import CoreGraphics
public import Foundation

/// A path of lines and curves, to fill, to stroke or to clip with, in points.
open class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath

  /// Makes an empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Makes a path of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a rectangle with round corners; the radius is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(RoundedRect(rect, radius: cornerRadius))
  }

  /// Makes a rectangle of which some corners are round, with the width of the radii; it is at most
  /// half of the shorter side.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    path.addRoundedRect(RoundedRect(rect, rounding: corners, radius: cornerRadii.width))
  }

  /// Makes an arc; angles are in radians from the x axis, and clockwise is as seen on screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  // MARK: - Building

  /// Starts a new part of the path at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Goes on from the current point in a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, after a line to its start if the path has begun.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics counts the turn with the y axis up, so in views its clockwise is the other.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Closes the present part with a line to its start.
  open func close() { path.closeSubpath() }

  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Empties the path.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Moves every point of the path.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  // MARK: - Asking

  /// The path as Core Graphics takes it.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      let copy = CGMutablePath()
      copy.addPath(newValue)
      path = copy
    }
  }

  /// Whether nothing was added.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the next line begins.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point lies within the filled path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: - Drawing

  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of the stroke.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the stroke.
  open var lineJoinStyle = CGLineJoin.miter
  /// The ratio of miter length to line width above which corners are cut off.
  open var miterLimit: CGFloat = 10
  /// Whether parts inside parts are holes.
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// Reads the lengths of dashes and gaps, how many there are, and where in them a stroke begins.
  ///
  /// Give no place for the lengths to ask how many there are.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }

  /// The path gone along from its end to its start.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.reversed())
    takeAttributes(to: reversed)
    return reversed
  }

  /// Fills the path in the current context, with its fill color.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the path in the current context, blended with the existing content.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixing(blendMode, alpha) { fill() }
  }

  /// Strokes the path in the current context, blended with the existing content.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixing(blendMode, alpha) { stroke() }
  }

  private func mixing(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }

  /// Strokes the path in the current context, with its stroke color.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Cuts off what is drawn from now on outside the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// A path of its own with the same points and attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    takeAttributes(to: copy)
    return copy
  }

  private func takeAttributes(to copy: UIBezierPath) {
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
  }
}
