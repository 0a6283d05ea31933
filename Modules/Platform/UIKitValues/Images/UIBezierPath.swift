public import CoreGraphics
public import Foundation

/// A path of lines and curves to fill, to stroke or to clip with, in points.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path: CGMutablePath

  /// Makes an empty path.
  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Makes a path with the elements of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// Makes a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes a path of the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a path of a rectangle with rounded corners; the radius is limited to half of the shorter
  /// side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(RoundedRect(rect, radius: cornerRadius))
  }

  /// Makes a path of a rectangle with some rounded corners; the radius is the width of
  /// `cornerRadii`, limited to half of the shorter side.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    path.addRoundedRect(RoundedRect(rect, rounding: corners, radius: cornerRadii.width))
  }

  /// Makes a path of an arc; angles are in radians from the x axis, and clockwise is as seen on
  /// screen.
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

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the current point; does nothing if the path is empty.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point; does nothing if the path is empty.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point; does nothing if the path is empty.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, preceded by a line to its start if the path is not empty.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics defines clockwise with the y axis up, so it is the opposite direction in views.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Closes the current subpath with a line to its start.
  open func close() { path.closeSubpath() }

  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Transforms every point of the path.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  // MARK: - Asking

  /// The Core Graphics representation of the path; the getter returns a copy.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      let copy = CGMutablePath()
      copy.addPath(newValue)
      path = copy
    }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains the path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The start of the next line or curve.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether the filled path contains a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: - Drawing

  /// The width of the stroke, in points; defaults to 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the stroke; defaults to butt.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of the stroke; defaults to miter.
  open var lineJoinStyle = CGLineJoin.miter
  /// The ratio of miter length to line width above which corners are beveled; defaults to 10.
  open var miterLimit: CGFloat = 10
  /// The accuracy of curves, in pixels, a hint that drawing does not need; defaults to 0.6.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule is used for filling and clipping; defaults to `false`, the winding
  /// rule.
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps, and the offset of the start, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [], phase)
  }

  /// Returns the lengths of dashes and gaps, their count, and the offset of the start.
  ///
  /// Pass nil for the pattern to get the count first.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }

  /// Returns the path in the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.reversed())
    copyAttributes(to: reversed)
    return reversed
  }

  /// Fills the path in the current context, with the context's fill color.
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

  /// Strokes the path in the current context, with the context's stroke color.
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

  /// Intersects the clipping area of the current context with the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns a copy with the same elements and attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copyAttributes(to: copy)
    return copy
  }

  /// Whether the object is a path with the same elements and attributes.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth && miterLimit == other.miterLimit
      && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
  }

  /// A hash of the elements.
  open override var hash: Int { path.hashValue }

  // MARK: - Archiving

  open class var supportsSecureCoding: Bool { true }

  /// Makes a path from an archive; nil if it contains none.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: ArchiveKey.path.rawValue),
      let archive = try? PropertyListDecoder().decode(Archive.self, from: Data(referencing: data))
    else { return nil }
    path = CGMutablePath(elements: archive.elements)
    super.init()
    lineWidth = archive.lineWidth
    lineCapStyle = CGLineCap(rawValue: archive.lineCap) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: archive.lineJoin) ?? .miter
    miterLimit = archive.miterLimit
    flatness = archive.flatness
    usesEvenOddFillRule = archive.usesEvenOddFillRule
    dashes = (archive.dashes, archive.dashPhase)
  }

  /// Writes the elements and attributes to an archive.
  open func encode(with coder: NSCoder) {
    let archive = Archive(
      elements: path.elements,
      lineWidth: lineWidth,
      lineCap: lineCapStyle.rawValue,
      lineJoin: lineJoinStyle.rawValue,
      miterLimit: miterLimit,
      flatness: flatness,
      usesEvenOddFillRule: usesEvenOddFillRule,
      dashes: dashes.lengths,
      dashPhase: dashes.phase
    )
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(archive) else {
      return coder.failWithError(CocoaError(.coderInvalidValue))
    }
    coder.encode(NSData(data: data), forKey: ArchiveKey.path.rawValue)
  }

  private enum ArchiveKey: String {
    case path = "UIBezierPath"
  }

  private struct Archive: Codable {
    var elements: [PathElement]
    var lineWidth: CGFloat
    var lineCap: Int32
    var lineJoin: Int32
    var miterLimit: CGFloat
    var flatness: CGFloat
    var usesEvenOddFillRule: Bool
    var dashes: [CGFloat]
    var dashPhase: CGFloat
  }

  private func copyAttributes(to copy: UIBezierPath) {
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashes = dashes
  }
}
