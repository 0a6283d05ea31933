import CoreGraphics
import Foundation

extension NSValue {
  /// The point, size, rectangle or transform in the value, as the value of a layer; nil for others.
  ///
  /// Foundation on Linux does not convert values with `as`. Transforms are stored as arrays of
  /// numbers, because Foundation there has no type for them.
  var geometry: Any? {
    switch String(cString: objCType) {
    case String(cString: NSValue(point: .zero).objCType): pointValue
    case String(cString: NSValue(size: .zero).objCType): sizeValue
    case String(cString: NSValue(rect: .zero).objCType): rectValue
    case "[6d]": affineTransform
    case "[16d]": transform
    default: nil
    }
  }

  private var affineTransform: CGAffineTransform {
    var numbers = [CGFloat](repeating: 0, count: 6)
    numbers.withUnsafeMutableBytes { bytes in bytes.baseAddress.map { getValue($0) } }
    return CGAffineTransform(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }

  private var transform: CATransform3D {
    var transform = CATransform3DIdentity
    withUnsafeMutableBytes(of: &transform) { bytes in bytes.baseAddress.map { getValue($0) } }
    return transform
  }
}
