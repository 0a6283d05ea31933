import CoreGraphics
import Expectations
import Foundation
import Testing

/// Numbers and geometry in `Any`, which casts convert to objects and back as Apple's Foundation
/// does.
@Suite struct BridgingTests {
  @Test func numbersOfCoreGraphicsCastToObjectsAndBack() {
    let number: Any = CGFloat(2.5)
    expect((number as? NSNumber)?.doubleValue, equals: 2.5)
    let object: Any = NSNumber(value: 0.25)
    expect(object as? CGFloat, equals: 0.25)
    let objects: Any = [NSNumber(value: 1), NSNumber(value: 2)]
    expect(objects as? [CGFloat], equals: [1, 2])
    let text: Any = "2.5"
    expectNil(text as? CGFloat)
  }

  @Test func geometryCastsToValuesAndBack() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = ["frame": rect, "value": NSValue(rect: rect)]
    expect((info["frame"] as? NSValue)?.rectValue, equals: rect)
    expect(info["frame"] as? CGRect, equals: rect)
    expect(info["value"] as? CGRect, equals: rect)
    let point: Any = NSValue(point: rect.origin)
    expect(point as? CGPoint, equals: rect.origin)
    let size: Any = rect.size
    expect((size as? NSValue)?.sizeValue, equals: rect.size)
    let lean = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let transform = lean as Any as? NSValue
    expect(transform as Any as? CGAffineTransform, equals: lean)
  }

  @Test func valuesOfAnotherTypeDoNotCast() {
    let point: Any = NSValue(point: CGPoint(x: 1, y: 2))
    expectNil(point as? CGSize)
    expectNil(point as? CGRect)
    expectNil(point as? CGFloat)
    let number: Any = NSNumber(value: 1)
    expectNil(number as? CGPoint)
  }
}
