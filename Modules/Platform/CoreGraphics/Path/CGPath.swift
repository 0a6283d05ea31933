public import Foundation

// Unchecked: a CGPath never changes after its initializer. Only CGMutablePath changes, which like
// Apple's must not be shared between threads; code that stores a path (a display list) uses
// `copy()`, which is a plain CGPath.
/// Lines and curves to be filled, stroked or clipped to.
///
/// Immutable; `CGMutablePath` builds one.
public class CGPath: Hashable, @unchecked Sendable {
  /// The shape of a path, if it is simple, so that a canvas can use faster drawing functions.
  package enum Shape: Hashable, Sendable {
    /// Any other path.
    case general
    /// One rectangle or rounded rectangle.
    case roundedRect(RoundedRect)
  }

  /// The segments of the path.
  package final var elements: [PathElement]
  /// The simple shape of the path.
  package final var shape: Shape

  package init(elements: [PathElement], shape: Shape = .general) {
    self.elements = elements
    self.shape = shape
  }

  /// Makes a path of one rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements, shape: path.shape)
  }

  /// Makes a path of one ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements, shape: path.shape)
  }

  /// Makes a path of one rectangle with rounded corners.
  ///
  /// The corner size must be at most half of the corresponding side.
  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect,
      cornerWidth: cornerWidth,
      cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity
    )
    self.init(elements: path.elements, shape: path.shape)
  }

  /// Makes a path of one rectangle with an individual radius at each corner.
  package convenience init(_ shape: RoundedRect) {
    let path = CGMutablePath()
    path.addRoundedRect(shape)
    self.init(elements: path.elements, shape: path.shape)
  }

  /// An immutable copy.
  ///
  /// Does not copy: the segments are shared.
  public func copy() -> CGPath? { snapshot() }

  /// An immutable copy with all points transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform else { return snapshot() }
    return applying(transform.pointee)
  }

  /// A path with the same elements; appending to it leaves this one unchanged.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements, shape: shape)
  }

  /// A mutable copy with all points transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform else { return mutableCopy() }
    let mapped = applying(transform.pointee)
    return CGMutablePath(elements: mapped.elements, shape: mapped.shape)
  }

  /// An immutable path with the same segments; the object itself unless it is mutable.
  package func snapshot() -> CGPath { self }

  /// A path with all points transformed.
  package final func applying(_ t: CGAffineTransform) -> CGPath {
    var mapped = Shape.general
    if case .roundedRect(var rounded) = shape, t.isTranslation {
      rounded.rect = rounded.rect.offsetBy(dx: t.tx, dy: t.ty)
      mapped = .roundedRect(rounded)
    }
    return CGPath(elements: elements.map { $0.applying(t) }, shape: mapped)
  }

  /// Whether the path has no segments.
  public final var isEmpty: Bool { elements.isEmpty }

  /// Whether the path is one axis-aligned rectangle, which is stored in `rect`.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard case .roundedRect(let rounded) = shape, rounded.isRect else { return false }
    rect?.pointee = rounded.rect
    return true
  }

  /// The end of the last segment; zero for an empty path.
  public final var currentPoint: CGPoint { lastPoint ?? .zero }

  /// The bounding box of all points, including control points; null for an empty path.
  public final var boundingBox: CGRect {
    var box = PointBounds()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quad(let c, let p):
        box.add(c)
        box.add(p)
      case .curve(let c1, let c2, let p):
        box.add(c1)
        box.add(c2)
        box.add(p)
      case .close: break
      }
    }
    return box.rect
  }

  /// Calls a block with each segment of the path, in order.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      for element in elements {
        let type: CGPathElementType
        switch element {
        case .move(let p): (type, points[0]) = (.moveToPoint, p)
        case .line(let p): (type, points[0]) = (.addLineToPoint, p)
        case .quad(let c, let p):
          (type, points[0], points[1]) = (.addQuadCurveToPoint, c, p)
        case .curve(let c1, let c2, let p):
          (type, points[0], points[1], points[2]) = (.addCurveToPoint, c1, c2, p)
        case .close: type = .closeSubpath
        }
        withUnsafePointer(to: CGPathElement(type: type, points: points)) { block($0) }
      }
    }
  }

  /// Calls a function with each element of the path, in order.
  ///
  /// - Parameters:
  ///   - info: A pointer that is passed to the function.
  ///   - function: The function; a C function, which captures nothing.
  public final func apply(
    info: UnsafeMutableRawPointer?,
    function: CGPathApplierFunction
  ) {
    applyWithBlock { function(info, $0) }
  }

  /// Whether two paths have equal segments.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  /// Hashes the segments.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  final var lastPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let p), .line(let p), .quad(_, let p), .curve(_, _, let p): return p
    case .close:
      for element in elements.reversed() {
        if case .move(let p) = element { return p }
      }
      return nil
    }
  }
}
