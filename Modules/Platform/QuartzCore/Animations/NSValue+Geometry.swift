package import CoreGraphics
package import Foundation

extension NSValue {
  /// The transform in the value, as the value of a layer; nil for others.
  ///
  /// Casts convert points, sizes and rectangles. Transforms are stored as arrays of numbers,
  /// because Foundation on Linux has no type for them.
  var transform: Any? {
    switch String(cString: objCType) {
    case "[6d]": affineTransform
    case "[16d]": read(CATransform3DIdentity)
    default: nil
    }
  }

  /// The affine transform stored in the value; the identity if it is of another type.
  package var affineTransform: CGAffineTransform {
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

  private typealias Six = (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)

  /// The numbers stored in the value; `start` if the size does not match.
  package func read<Value>(_ start: Value) -> Value {
    let encoding = "[\(MemoryLayout<Value>.size / MemoryLayout<Double>.size)d]"
    guard String(cString: objCType) == encoding else { return start }
    var value = start
    withUnsafeMutablePointer(to: &value) { getValue(UnsafeMutableRawPointer($0)) }
    return value
  }
}
