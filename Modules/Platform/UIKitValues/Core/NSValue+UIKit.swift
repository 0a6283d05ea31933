public import CoreGraphics
public import Foundation
public import QuartzCore

extension NSValue {
  /// Makes a value with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Makes a value with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Makes a value with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Makes a value with insets.
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

  /// The point stored in the value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size stored in the value.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle stored in the value.
  public var cgRectValue: CGRect { rectValue }
  /// The insets stored in the value.
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

// These are stored as arrays of numbers, because Foundation on Linux has no value types for them.

extension NSValue {
  /// Makes a value with a vector.
  public convenience init(cgVector vector: CGVector) {
    var vector = vector
    self.init(bytes: &vector, objCType: "[2d]")
  }
  /// Makes a value with an offset.
  public convenience init(uiOffset insets: UIOffset) {
    var offset = insets
    self.init(bytes: &offset, objCType: "[2d]")
  }
  /// Makes a value with directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    var insets = insets
    self.init(bytes: &insets, objCType: "[4d]")
  }
  /// Makes a value with an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    self.init(bytes: &numbers, objCType: "[6d]")
  }
  /// Makes a value with a three-dimensional transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: "[16d]")
  }

  /// The vector stored in the value.
  public var cgVectorValue: CGVector { read(.zero) }
  /// The offset stored in the value.
  public var uiOffsetValue: UIOffset { read(.zero) }
  /// The insets stored in the value.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { read(.zero) }
  /// The affine transform stored in the value.
  public var cgAffineTransformValue: CGAffineTransform { affineTransform }
  /// The three-dimensional transform stored in the value.
  public var caTransform3DValue: CATransform3D { read(CATransform3DIdentity) }
}
