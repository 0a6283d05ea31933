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

extension NSValue {
  /// Makes a value with a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbersOf: vector) }
  /// Makes a value with an offset.
  public convenience init(uiOffset insets: UIOffset) { self.init(numbersOf: insets) }
  /// Makes a value with directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbersOf: insets)
  }
  /// Makes a value with an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbersOf: transform)
  }
  /// Makes a value with a three-dimensional transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbersOf: transform)
  }

  /// The vector stored in the value.
  public var cgVectorValue: CGVector { structure(otherwise: .zero) }
  /// The offset stored in the value.
  public var uiOffsetValue: UIOffset { structure(otherwise: .zero) }
  /// The insets stored in the value.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { structure(otherwise: .zero) }
  /// The affine transform stored in the value.
  public var cgAffineTransformValue: CGAffineTransform { structure(otherwise: .identity) }
  /// The three-dimensional transform stored in the value.
  public var caTransform3DValue: CATransform3D { structure(otherwise: CATransform3DIdentity) }
}
