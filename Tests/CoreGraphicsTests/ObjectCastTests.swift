import CoreGraphics
import Expectations
import Foundation
import Testing

/// Casts between numbers and geometry and the objects of Foundation that hold them.
struct ObjectCastTests {
  @Test func numbersAreCastToLengthsAndBack() {
    let info: [String: Any] = ["number": NSNumber(value: 1.5), "length": CGFloat(2)]
    expect(info["number"] as? CGFloat, equals: 1.5)
    expect(info["length"] as? CGFloat, equals: 2)
    expect(info["length"] as? NSNumber, equals: 2)
    expect([NSNumber(value: 0), NSNumber(value: 0.5)] as? [CGFloat], equals: [0, 0.5])
  }

  @Test func geometryIsCastToValuesAndBack() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [String: Any] = ["rect": rect, "value": NSValue(rect: rect)]
    expect((info["rect"] as? NSValue)?.rectValue, equals: rect)
    expect(info["value"] as? CGRect, equals: rect)
    expect(info["rect"] as? CGRect, equals: rect)
    let point: Any = NSValue(point: CGPoint(x: 5, y: 6))
    expect(point as? CGPoint, equals: CGPoint(x: 5, y: 6))
    expect((CGSize(width: 7, height: 8) as Any as? NSValue)?.sizeValue.height, equals: 8)
  }

  @Test func objectsOfOtherTypesAreNotCast() {
    let point: Any = NSValue(point: .zero)
    expectNil(point as? CGRect)
    expectNil(point as? CGSize)
    expectNil(NSNumber(value: 1) as Any as? CGPoint)
    expectNil("1" as Any as? CGFloat)
  }
}
