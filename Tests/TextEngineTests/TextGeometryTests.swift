import CoreGraphics
import Expectations
import Foundation
import Testing
import TextEngine

struct TextGeometryTests {
  @Test func letterUnderAPointIsFound() throws {
    let layout = set("abcdef")
    let third = try require(layout.rects(for: NSRange(location: 2, length: 1)).first)
    let hit = try require(layout.characterIndex(at: CGPoint(x: third.midX, y: third.midY)))
    expect(hit.index, equals: 2)
    expect((0.4...0.6).contains(hit.fraction))
    expectNil(layout.characterIndex(at: CGPoint(x: layout.size.width + 5, y: 5)))
    expectNil(layout.characterIndex(at: CGPoint(x: 5, y: layout.size.height + 5)))
  }

  @Test func everyPointOfARangeHitsTheRange() throws {
    let text = "Read #中文标签 and @friend 👩‍👩‍👧‍👦 or שלום עולם now, over several lines of text"
    let layout = set(text, width: 160)
    let range = (text as NSString).range(of: "@friend")
    let rects = layout.rects(for: range)
    expect(!rects.isEmpty)
    for rect in rects {
      for part in [0.05, 0.5, 0.95] {
        let point = CGPoint(x: rect.minX + rect.width * part, y: rect.midY)
        let hit = try require(layout.characterIndex(at: point))
        expect(NSLocationInRange(hit.index, range))
      }
    }
  }

  @Test func rangeOverLinesHasARectangleOnEach() {
    let text = "one two three four five six seven eight nine ten"
    let layout = set(text, width: 120)
    let rects = layout.rects(for: NSRange(location: 0, length: text.utf16.count))
    expect(rects.count, equals: layout.lineCount)
    for (rect, line) in zip(rects, layout.lines) {
      expect(abs(rect.minY - line.rect.minY), isBelow: 1e-6)
      expect(abs(rect.width - line.rect.width), isBelow: 0.1)
    }
  }

  @Test func rightToLeftStartsAtTheRight() throws {
    let layout = set("שלום")
    let first = try require(layout.rects(for: NSRange(location: 0, length: 1)).first)
    let last = try require(layout.rects(for: NSRange(location: 3, length: 1)).first)
    expect(first.minX, isAbove: last.minX)
    let hit = try require(layout.characterIndex(at: CGPoint(x: first.midX, y: 5)))
    expect(hit.index, equals: 0)
  }

  @Test func rangesOfMixedDirectionsHaveSeveralRectangles() {
    let text = "abc שלום def"
    let layout = set(text)
    // From inside the left part to inside the right-to-left part.
    expect(layout.rects(for: NSRange(location: 2, length: 4)).count, equals: 2)
  }

  @Test func emojiCountsTwoUnits() throws {
    let text = "a🎉b"
    let layout = set(text)
    expect(layout.lines.map(\.range), equals: [0..<4])
    let rect = try require(layout.rects(for: NSRange(location: 1, length: 2)).first)
    let hit = try require(layout.characterIndex(at: CGPoint(x: rect.midX, y: 5)))
    expect(hit.index, equals: 1)
  }

  @Test func emptyRangeHasNoRectangles() {
    expect(set("abc").rects(for: NSRange(location: 1, length: 0)), satisfies: \.isEmpty)
  }

  @Test func rangesBeyondTheEndAreClamped() {
    let rects = set("abc").rects(for: NSRange(location: 1, length: 99))
    expect(rects.count, equals: 1)
  }

  @Test func rectsFollowAlignment() throws {
    let layout = set("abc", width: 200, paragraph: TextParagraph(alignment: .right))
    let rect = try require(layout.rects(for: NSRange(location: 2, length: 1)).first)
    expect(abs(rect.maxX - 200), isBelow: 0.01)
    let hit = try require(layout.characterIndex(at: CGPoint(x: rect.midX, y: 5)))
    expect(hit.index, equals: 2)
  }
}
