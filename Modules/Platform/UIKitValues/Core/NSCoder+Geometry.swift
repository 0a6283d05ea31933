public import CoreGraphics
public import Foundation

/// The geometry of UIKit as strings, such as `{{1, 2}, {3, 4}}`, and back.
///
/// A string that describes no such value is read as zero; missing numbers are zero.
extension NSCoder {
  /// Returns a point as `{x, y}`.
  public class func string(for point: CGPoint) -> String { list([point.x, point.y]) }

  /// Returns a vector as `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { list([vector.dx, vector.dy]) }

  /// Returns a size as `{width, height}`.
  public class func string(for size: CGSize) -> String { list([size.width, size.height]) }

  /// Returns a rectangle as `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a transform as `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(numbers.map(text).joined(separator: ", "))]"
  }

  /// Returns insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    list([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns insets as `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    list([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Returns an offset as `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    list([offset.horizontal, offset.vertical])
  }

  /// Reads a point.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(in: string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Reads a vector.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(in: string, count: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// Reads a size.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(in: string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Reads a rectangle.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(in: string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Reads a transform; one that cannot be read is the identity.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(in: string, count: 6)
    guard numbers.contains(where: { $0 != 0 }) else { return .identity }
    return CGAffineTransform(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }

  /// Reads insets.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(in: string, count: 4)
    return UIEdgeInsets(
      top: numbers[0],
      left: numbers[1],
      bottom: numbers[2],
      right: numbers[3]
    )
  }

  /// Reads insets with directions.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = numbers(in: string, count: 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0],
      leading: numbers[1],
      bottom: numbers[2],
      trailing: numbers[3]
    )
  }

  /// Reads an offset.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(in: string, count: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  // MARK: - Numbers

  private class func list(_ numbers: [CGFloat]) -> String {
    "{\(numbers.map(text).joined(separator: ", "))}"
  }

  /// A number in up to 17 digits, which read back are the same number.
  private class func text(_ number: CGFloat) -> String {
    String(format: "%.17g", Double(number))
  }

  private class func numbers(in string: String, count: Int) -> [CGFloat] {
    let parts = string.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return (0..<count).map { $0 < parts.count ? CGFloat(parts[$0]) : 0 }
  }
}
