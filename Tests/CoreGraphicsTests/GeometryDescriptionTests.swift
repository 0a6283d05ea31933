import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite struct GeometryDescriptionTests {
  @Test func geometryDescriptionsContainTheirNumbers() {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 500)
    expect("\(rect)", equals: "(0.0, 0.0, 50.0, 500.0)")
    expect(String(reflecting: rect), equals: "(0.0, 0.0, 50.0, 500.0)")
    expect("\(CGPoint(x: 1.5, y: -2))", equals: "(1.5, -2.0)")
    expect("\(CGSize(width: 3, height: 4))", equals: "(3.0, 4.0)")
  }

  @Test func geometryMirrorsHaveNamedParts() {
    let rect = Mirror(reflecting: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(rect.children.map(\.label), equals: ["origin", "size"])
    expect(Mirror(reflecting: CGPoint.zero).children.map(\.label), equals: ["x", "y"])
    expect(Mirror(reflecting: CGSize.zero).children.map(\.label), equals: ["width", "height"])
    expect(rect.displayStyle, equals: .struct)
  }
}
