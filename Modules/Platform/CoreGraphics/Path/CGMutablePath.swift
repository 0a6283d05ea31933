public import Foundation

/// A path that can be modified.
///
/// It must not be shared between threads while it is modified.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public init() { super.init(elements: []) }

  package override init(elements: [PathElement], shape: Shape = .general) {
    super.init(elements: elements, shape: shape)
  }

  /// An immutable path of the current segments.
  ///
  /// Does not copy: the segments are shared until either path is modified.
  package override func snapshot() -> CGPath { CGPath(elements: elements, shape: shape) }

  /// Appends an element; a line or a curve without a current point is ignored.
  private func append(_ element: PathElement) {
    if elements.isEmpty {
      guard case .move = element else { return }
    }
    shape = .general
    elements.append(element)
  }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }

  /// Adds a straight line from the current point; does nothing if the path is empty.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform)))
  }

  /// Adds straight lines between points, as a new subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve from the current point; does nothing if the path is empty.
  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.quad(control.applying(transform), end.applying(transform)))
  }

  /// Adds a cubic curve from the current point; does nothing if the path is empty.
  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(
      .curve(control1.applying(transform), control2.applying(transform), end.applying(transform))
    )
  }

  /// Closes the current subpath with a straight line to its start.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    append(.close)
  }

  /// Adds a rectangle as a new subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let isFirst = elements.isEmpty
    let r = rect.standardized
    move(to: CGPoint(x: r.minX, y: r.minY), transform: transform)
    addLine(to: CGPoint(x: r.maxX, y: r.minY), transform: transform)
    addLine(to: CGPoint(x: r.maxX, y: r.maxY), transform: transform)
    addLine(to: CGPoint(x: r.minX, y: r.maxY), transform: transform)
    closeSubpath()
    if isFirst, transform.keepsAxes {
      shape = .roundedRect(RoundedRect(r.applying(transform), radius: 0))
    }
  }

  /// Adds rectangles, each as a new subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let isFirst = elements.isEmpty
    let r = rect.standardized
    let (kx, ky) = (r.width / 2 * arcControl, r.height / 2 * arcControl)
    move(to: CGPoint(x: r.maxX, y: r.midY), transform: transform)
    addCurve(
      to: CGPoint(x: r.midX, y: r.maxY),
      control1: CGPoint(x: r.maxX, y: r.midY + ky),
      control2: CGPoint(x: r.midX + kx, y: r.maxY),
      transform: transform
    )
    addCurve(
      to: CGPoint(x: r.minX, y: r.midY),
      control1: CGPoint(x: r.midX - kx, y: r.maxY),
      control2: CGPoint(x: r.minX, y: r.midY + ky),
      transform: transform
    )
    addCurve(
      to: CGPoint(x: r.midX, y: r.minY),
      control1: CGPoint(x: r.minX, y: r.midY - ky),
      control2: CGPoint(x: r.midX - kx, y: r.minY),
      transform: transform
    )
    addCurve(
      to: CGPoint(x: r.maxX, y: r.midY),
      control1: CGPoint(x: r.midX + kx, y: r.minY),
      control2: CGPoint(x: r.maxX, y: r.midY - ky),
      transform: transform
    )
    closeSubpath()
    if isFirst, transform.isTranslation, r.width == r.height {
      shape = .roundedRect(RoundedRect(r.applying(transform), radius: r.width / 2))
    }
  }

  /// Adds a rectangle with rounded corners.
  ///
  /// The corner size must be at most half of the corresponding side.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let r = rect.standardized
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= r.width + 1e-6,
      "corner_width >= 0 && 2 * corner_width <= CGRectGetWidth(rect)"
    )
    precondition(
      cornerHeight >= 0 && 2 * cornerHeight <= r.height + 1e-6,
      "corner_height >= 0 && 2 * corner_height <= CGRectGetHeight(rect)"
    )
    guard cornerWidth > 0, cornerHeight > 0 else {
      addRect(r, transform: transform)
      return
    }
    let isFirst = elements.isEmpty
    addCorners(of: r, Array(repeating: (cornerWidth, cornerHeight), count: 4), transform)
    if isFirst, transform.isTranslation, cornerWidth == cornerHeight {
      shape = .roundedRect(RoundedRect(r.applying(transform), radius: cornerWidth))
    }
  }

  /// Adds a rectangle with an individual radius at each corner.
  package func addRoundedRect(_ rounded: RoundedRect) {
    guard !rounded.isRect else {
      addRect(rounded.rect)
      return
    }
    let isFirst = elements.isEmpty
    let radii = [rounded.topLeft, rounded.topRight, rounded.bottomRight, rounded.bottomLeft]
    addCorners(of: rounded.rect, radii.map { ($0, $0) }, .identity)
    if isFirst { shape = .roundedRect(rounded) }
  }

  /// Adds corners in the order top left, top right, bottom right, bottom left.
  private func addCorners(
    of r: CGRect,
    _ corners: [(CGFloat, CGFloat)],
    _ transform: CGAffineTransform
  ) {
    let k = 1 - arcControl
    func corner(_ index: Int, _ vertex: CGPoint, _ from: CGVector, _ to: CGVector) {
      let (w, h) = corners[index]
      func point(_ v: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: vertex.x + v.dx * w * part, y: vertex.y + v.dy * h * part)
      }
      if index == 0 {
        move(to: point(from, 1), transform: transform)
      } else {
        addLine(to: point(from, 1), transform: transform)
      }
      guard w > 0, h > 0 else { return }
      addCurve(
        to: point(to, 1),
        control1: point(from, k),
        control2: point(to, k),
        transform: transform
      )
    }
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    corner(0, CGPoint(x: r.minX, y: r.minY), down, right)
    corner(1, CGPoint(x: r.maxX, y: r.minY), left, down)
    corner(2, CGPoint(x: r.maxX, y: r.maxY), up, left)
    corner(3, CGPoint(x: r.minX, y: r.maxY), right, up)
    closeSubpath()
  }

  /// Adds the segments of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    if elements.isEmpty {
      let mapped = transform.isIdentity ? path : path.applying(transform)
      (elements, shape) = (mapped.elements, mapped.shape)
      return
    }
    shape = .general
    for element in path.elements { elements.append(element.applying(transform)) }
  }
}

/// The distance of the control points of a quarter circle from its ends, as a fraction of the
/// radius.
let arcControl: CGFloat = 0.552_284_749_830_793_6
