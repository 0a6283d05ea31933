public import CoreGraphics
public import Foundation
public import QuartzCore

extension NSValue {
  /// Makes a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Makes a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Makes a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Makes a value of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top,
        left: insets.left,
        bottom: insets.bottom,
        right: insets.right
      )
    )
  }

  /// The point that the value was made of.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value was made of.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the value was made of.
  public var cgRectValue: CGRect { rectValue }
  /// The insets that the value was made of.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }
}

// Foundation keeps arrays of numbers only where it has no type of its own: that is how these are
// kept.

extension NSValue {
  /// Makes a value of a vector.
  public convenience init(cgVector vector: CGVector) {
    var vector = vector
    self.init(bytes: &vector, objCType: "[2d]")
  }
  /// Makes a value of an offset.
  public convenience init(uiOffset insets: UIOffset) {
    var offset = insets
    self.init(bytes: &offset, objCType: "[2d]")
  }
  /// Makes a value of insets by the direction of reading.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    var insets = insets
    self.init(bytes: &insets, objCType: "[4d]")
  }
  /// Makes a value of a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    self.init(bytes: &numbers, objCType: "[6d]")
  }
  /// Makes a value of a transform in space.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[16d]")
  }

  /// The vector that the value was made of.
  public var cgVectorValue: CGVector { read(.zero) }
  /// The offset that the value was made of.
  public var uiOffsetValue: UIOffset { read(.zero) }
  /// The insets that the value was made of.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { read(.zero) }
  /// The transform that the value was made of.
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = read((1.0, 0.0, 0.0, 1.0, 0.0, 0.0) as Six)
    return CGAffineTransform(
      a: numbers.0,
      b: numbers.1,
      c: numbers.2,
      d: numbers.3,
      tx: numbers.4,
      ty: numbers.5
    )
  }
  /// The transform in space that the value was made of.
  public var caTransform3DValue: CATransform3D { read(CATransform3DIdentity) }

  private typealias Six = (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)

  /// The numbers of the value; the start for a value of another size.
  private func read<Value>(_ start: Value) -> Value {
    let encoding = "[\(MemoryLayout<Value>.size / MemoryLayout<Double>.size)d]"
    guard String(cString: objCType) == encoding else { return start }
    var value = start
    withUnsafeMutablePointer(to: &value) { getValue(UnsafeMutableRawPointer($0)) }
    return value
  }
}
