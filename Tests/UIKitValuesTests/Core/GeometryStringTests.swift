import Expectations
import Foundation
import Testing
import UIKitValues

/// Geometry as strings, in the form of Foundation's archives.
@MainActor struct GeometryStringTests {
  @Test func valuesAreBracketedNumbers() {
    expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)), equals: "{1, -2.5}")
    expect(NSCoder.string(for: CGSize(width: 3, height: 4)), equals: "{3, 4}")
    expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)), equals: "{{1, 2}, {3, 4}}")
    expect(NSCoder.string(for: CGAffineTransform.identity), equals: "[1, 0, 0, 1, 0, 0]")
    expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      equals: "{1, 2, 3, 4}"
    )
    expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)), equals: "{1, 2}")
    expect(NSCoder.string(for: CGVector(dx: 1, dy: 2)), equals: "{1, 2}")
  }

  @Test func stringsAreReadBack() {
    let rect = CGRect(x: 0.1, y: 1.0 / 3, width: 1e10, height: 7)
    expect(NSCoder.cgRect(for: NSCoder.string(for: rect)), equals: rect)
    let insets = UIEdgeInsets(top: 1, left: -2, bottom: 3.25, right: 4)
    expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)), equals: insets)
    let sides = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: sides)), equals: sides)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)), equals: transform)
    expect(NSCoder.uiOffset(for: "{5, 6}"), equals: UIOffset(horizontal: 5, vertical: 6))
    expect(NSCoder.cgVector(for: "{5, 6}"), equals: CGVector(dx: 5, dy: 6))
  }

  @Test func wordsAreZero() {
    expect(NSCoder.cgPoint(for: "nothing"), equals: CGPoint.zero)
    expect(NSCoder.cgSize(for: ""), equals: CGSize.zero)
    expect(NSCoder.cgAffineTransform(for: ""), equals: CGAffineTransform.identity)
  }

  @Test func valuesAreEncodedAsArraysOfNumbers() throws {
    func text(_ value: some Encodable) throws -> String {
      try String(decoding: JSONEncoder().encode([value]), as: UTF8.self)
    }
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let sides = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    try expect(text(insets), equals: "[[1,2,3,4]]")
    try expect(text(sides), equals: "[[1,2,3,4]]")
    try expect(text(UIOffset(horizontal: 1, vertical: 2)), equals: "[[1,2]]")
    let data = Data("[1,2,3,4]".utf8)
    try expect(JSONDecoder().decode(UIEdgeInsets.self, from: data), equals: insets)
    try expect(JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data), equals: sides)
    try expect(
      JSONDecoder().decode(UIOffset.self, from: Data("[5,6]".utf8)),
      equals: UIOffset(horizontal: 5, vertical: 6)
    )
  }
}
