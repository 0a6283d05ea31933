import Expectations
import Foundation
import MastodonAPI
import TestSupport
import Testing

@Suite struct JSONOutlineTests {
  private func outline(_ text: String) -> JSONOutline { JSONOutline(Data(text.utf8)) }

  private func parts(_ text: String) -> [String] {
    guard case .array(let ranges) = outline(text).root else { return [] }
    let bytes = Array(text.utf8)
    return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test func theElementsOfAListAreFound() {
    expect(
      parts(#" [ {"a":[1,{"b":"]"}]} , 2,"x,\"]", null ] "#),
      equals: [
        #"{"a":[1,{"b":"]"}]}"#, "2", #""x,\"]""#, "null",
      ]
    )
    expect(outline("[]").root, equals: .array([]))
    expectNil(outline("[ ]").failure)
  }

  @Test func theMembersOfAnObjectAreFound() throws {
    let text = #"{"a": 1, "b\n\u0063" : {"x":[]}}"#
    guard case .object(let members) = outline(text).root else {
      Issue.record("not an object")
      return
    }
    expect(members.map(\.key), equals: ["a", "b\nc"])
    expect(
      String(decoding: Array(text.utf8)[members[1].value], as: UTF8.self),
      equals: #"{"x":[]}"#
    )
    expect(outline("{}").root, equals: .object([]))
  }

  @Test func aByteOrderMarkIsSkipped() {
    let data = Data([0xEF, 0xBB, 0xBF]) + Data("[1]".utf8)
    expect(JSONOutline(data).root, equals: .array([4..<5]))
  }

  @Test(arguments: [
    ("7", JSONOutline.Root.number), ("-1.5e+3", .number), ("\"x\"", .string), ("true", .bool),
    ("null", .null),
  ])
  func scalarsAreDistinguished(text: String, root: JSONOutline.Root) {
    expect(outline(text).root, equals: root)
    expectNil(outline(text).failure)
  }

  @Test(arguments: [
    "", "  \n", "[", "[1", "[1,", #"["ab"#, #"[{"a":1}"#, #"{"a""#, #"{"a":"#, "{", #"["\"#,
  ])
  func truncatedJSONFailsAtItsEnd(text: String) {
    expect(outline(text).failure, equals: .truncated(byteOffset: text.utf8.count))
  }

  @Test(arguments: [
    ("<html>", 0), ("[1 2]", 3), ("[1}", 2), ("[1] x", 4), ("{1:2}", 1), ("{\"a\" 1}", 5),
    ("[,]", 1), ("[{\"a\":[}]", 7), ("]", 0), ("[1,]", 3),
  ])
  func invalidJSONIsReportedWithItsOffset(text: String, offset: Int) {
    guard case .invalid(let found, _) = outline(text).failure else {
      Issue.record("\(text) passed: \(outline(text))")
      return
    }
    expect(found, equals: offset)
  }

  @Test func elementsBeforeTheDamageAreKept() {
    expect(parts(#"[{"a":1},{"b":2},{"c":"#), equals: [#"{"a":1}"#, #"{"b":2}"#])
    expect(parts(#"[{"a":1},{"b":2} oops"#), equals: [#"{"a":1}"#, #"{"b":2}"#])
  }

  @Test func theLastMemberOfTruncatedInputExtendsToTheEnd() throws {
    let text = #"{"n":1,"statuses":[{"a":1},{"b""#
    guard case .object(let members) = outline(text).root else {
      Issue.record("not an object")
      return
    }
    let last = try require(members.last)
    expect(last.key, equals: "statuses")
    expect(last.value, equals: 18..<text.utf8.count)
    let inner = JSONOutline(Data(text.utf8), in: last.value)
    expect(inner.root, equals: .array([19..<26]))
  }

  @Test func deepNestingIsHandled() {
    let deep = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    expect(outline("[\(deep)]").root, equals: .array([1..<400_001]))
  }

  @Test func offsetsOfSlicesAreRelativeToTheirStart() {
    let data = Data("xx[1]".utf8)[2...]
    expect(JSONOutline(data).root, equals: .array([1..<2]))
  }

  @Test(arguments: Seeds.first(40))
  func everyPrefixOfAListKeepsItsCompleteElements(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "{\"a\":[1,\"]\\\"\"]}", "12", "\"x\"", "null", "[[],{}]", "{\"k\":{\"é\":\"🌊\"}}",
    ]
    let elements = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? "1"
    }
    let bytes = Array("[\(elements.joined(separator: ","))]".utf8)
    let length = Int.random(in: 1..<bytes.count, using: &generator)
    let outline = JSONOutline(Data(bytes[..<length]))
    guard case .array(let ranges) = outline.root else {
      Issue.record("seed \(seed)")
      return
    }
    let found = ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
    // A truncated number or word may seem complete.
    expect(
      found.dropLast().elementsEqual(elements.prefix(max(0, found.count - 1))),
      "seed \(seed)"
    )
    expect(outline.failure, equals: .truncated(byteOffset: length), "seed \(seed)")
  }
}
