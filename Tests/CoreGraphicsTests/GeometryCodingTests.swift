import CoreGraphics
import Expectations
import Foundation
import Testing

/// Geometry in JSON, which is the same on Apple's platforms.
struct GeometryCodingTests {
  private func text(_ value: some Encodable) throws -> String {
    try String(decoding: JSONEncoder().encode([value]), as: UTF8.self)
  }

  @Test func vectorsAndTransformsAreArraysOfNumbers() throws {
    try expect(text(CGVector(dx: 1, dy: 2)), equals: "[[1,2]]")
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    try expect(text(transform), equals: "[[1,2,3,4,5,6]]")
    let data = Data("[1,2,3,4,5,6]".utf8)
    try expect(JSONDecoder().decode(CGAffineTransform.self, from: data), equals: transform)
    try expect(
      JSONDecoder().decode(CGVector.self, from: Data("[3,4]".utf8)),
      equals: CGVector(dx: 3, dy: 4)
    )
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CGVector.self, from: Data("[3]".utf8))
    }
  }

  @Test func aVectorIsDescribedByItsNumbers() {
    expect("\(CGVector(dx: 1, dy: 2.5))", equals: "(1.0, 2.5)")
  }
}
