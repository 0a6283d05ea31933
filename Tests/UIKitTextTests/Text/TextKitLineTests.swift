import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

/// Line and glyph positions of layout managers.
struct TextKitLineTests {
  @Test func lineFragmentsAreContiguous() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 10
    let kit = TextKitFixture(
      "one two three four five six seven\neight",
      width: 100,
      attributes: [.paragraphStyle: style]
    )
    let lines = kit.lines
    expect(lines.count, isAbove: 3)
    for (line, next) in zip(lines, lines.dropFirst()) {
      expect(abs(line.rect.maxY - next.rect.minY), isBelow: 0.01)
      expect(line.rect.minX == 0 && line.rect.width == 100)
      expect(line.used.width, isAtMost: 100)
    }
    let natural = kit.manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 1),
      in: kit.container
    ).height
    // The spacing of lines belongs to their text, that of paragraphs only to their room.
    expect(abs(lines[0].rect.height - natural - 4), isBelow: 0.01)
    expect(abs(lines[0].used.height - natural - 4), isBelow: 0.01)
    let last = lines[lines.count - 2]
    expect(abs(last.rect.height - natural - 14), isBelow: 0.01)
    expect(abs(last.used.height - natural - 4), isBelow: 0.01)
  }

  @Test func glyphsAreOnTheBaselineOfTheirLine() {
    let kit = TextKitFixture("small and", width: 300)
    kit.storage.append(
      NSAttributedString(string: " LARGE", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    )
    let first = kit.manager.location(forGlyphAt: 0)
    let large = kit.manager.location(forGlyphAt: 12)
    expect(first.x, equals: 5)
    expect(large.x, isAbove: 80)
    expect(first.y, equals: large.y)
    let font = UIFont.systemFont(ofSize: 40)
    expect(abs(first.y - font.ascender), isBelow: 0.5)
  }

  @Test func textThatEndsWithABreakHasAnExtraLine() {
    let kit = TextKitFixture("one\n")
    expect(kit.lines.count, equals: 1)
    expect(kit.lines[0].range, equals: NSRange(location: 0, length: 4))
    let extra = kit.manager.extraLineFragmentRect
    expect(abs(extra.minY - kit.lines[0].rect.maxY), isBelow: 0.01)
    expect(extra.height > 10 && extra.width == 200)
    expect(kit.manager.extraLineFragmentUsedRect.width, equals: 10)
    expect(kit.manager.extraLineFragmentTextContainer, isSameAs: kit.container)
    expect(abs(kit.manager.usedRect(for: kit.container).maxY - extra.maxY), isBelow: 0.01)
    kit.storage.append(NSAttributedString(string: "x"))
    expect(kit.manager.extraLineFragmentRect, equals: .zero)
    expectNil(kit.manager.extraLineFragmentTextContainer)
  }

  @Test func emptyTextHasTheExtraLineOnly() {
    let kit = TextKitFixture("")
    expect(kit.lines, satisfies: \.isEmpty)
    expect(kit.manager.extraLineFragmentRect.height, isAbove: 10)
    expect(kit.manager.numberOfGlyphs, equals: 0)
    expect(!kit.manager.isValidGlyphIndex(0))
  }

  @Test func glyphsAreFoundByRectangle() {
    let kit = TextKitFixture("one two three four five six seven eight", width: 80)
    let lines = kit.lines
    let second = CGRect(x: 10, y: lines[1].rect.midY, width: 5, height: 1)
    expect(
      kit.manager.glyphRange(forBoundingRect: second, in: kit.container),
      equals: lines[1].range
    )
    let both = second.union(CGRect(x: 10, y: lines[2].rect.midY, width: 5, height: 1))
    expect(
      kit.manager.glyphRange(forBoundingRect: both, in: kit.container),
      equals: NSUnionRange(lines[1].range, lines[2].range)
    )
    // Lines that only touch the rectangle are not included.
    let whole = lines[1].rect
    expect(
      kit.manager.glyphRange(forBoundingRect: whole, in: kit.container),
      equals: lines[1].range
    )
    let below = CGRect(x: 0, y: 5000, width: 10, height: 10)
    expect(kit.manager.glyphRange(forBoundingRect: below, in: kit.container).length, equals: 0)
  }

  @Test func fractionsGrowThroughAGlyph() {
    let kit = TextKitFixture("mmmm")
    let rect = kit.manager.boundingRect(
      forGlyphRange: NSRange(location: 1, length: 1),
      in: kit.container
    )
    for part in [0.1, 0.5, 0.9] as [CGFloat] {
      let point = CGPoint(x: rect.minX + rect.width * part, y: rect.midY)
      let fraction = kit.manager.fractionOfDistanceThroughGlyph(for: point, in: kit.container)
      expect(abs(fraction - part), isBelow: 0.05)
      expect(kit.manager.glyphIndex(for: point, in: kit.container), equals: 1)
    }
  }

  @Test func insertionPointsMatchTheLine() {
    let kit = TextKitFixture("ab e\u{301}x\ncd")
    func points(_ index: Int) -> (x: [CGFloat], indices: [Int]) {
      let count = kit.manager.getLineFragmentInsertionPoints(
        forCharacterAt: index,
        alternatePositions: false,
        inDisplayOrder: true,
        positions: nil,
        characterIndexes: nil
      )
      var x = [CGFloat](repeating: 0, count: count)
      var indices = [Int](repeating: 0, count: count)
      kit.manager.getLineFragmentInsertionPoints(
        forCharacterAt: index,
        alternatePositions: false,
        inDisplayOrder: true,
        positions: &x,
        characterIndexes: &indices
      )
      return (x, indices)
    }
    let first = points(1)
    // Not between a letter and its accent.
    expect(first.indices, equals: [0, 1, 2, 3, 5, 6])
    expect(first.x == first.x.sorted() && first.x[0] == 5)
    expect(points(7).indices, equals: [7, 8, 9])
  }

  @Test func controlCharactersHaveTheirGlyphProperty() {
    let kit = TextKitFixture("a\tb\n c")
    expect(kit.manager.propertyForGlyph(at: 0), equals: [])
    expect(kit.manager.propertyForGlyph(at: 1), equals: .controlCharacter)
    expect(kit.manager.propertyForGlyph(at: 3), equals: .controlCharacter)
    expect(kit.manager.propertyForGlyph(at: 4), equals: .elastic)
    expect(kit.manager.notShownAttribute(forGlyphAt: 3))
    expect(kit.manager.cgGlyph(at: 0) != 0)
    expect(kit.manager.cgGlyph(at: 0) != kit.manager.cgGlyph(at: 2))
  }

  @Test func attachmentsHaveASize() {
    let kit = TextKitFixture("a")
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 20)
    kit.storage.append(NSAttributedString(attachment: attachment))
    expect(kit.manager.attachmentSize(forGlyphAt: 1), equals: CGSize(width: 30, height: 20))
    expect(kit.manager.attachmentSize(forGlyphAt: 0).width, equals: -1)
  }

  @Test func textThatDoesNotFitIsNotLaidOut() {
    let kit = TextKitFixture("one two three four five six seven eight", width: 80)
    expect(kit.manager.firstUnlaidCharacterIndex(), equals: kit.storage.length)
    kit.container.maximumNumberOfLines = 2
    let lines = kit.lines
    expect(lines.count, equals: 2)
    expect(kit.manager.firstUnlaidCharacterIndex(), equals: lines[1].range.upperBound)
    expect(kit.manager.glyphRange(for: kit.container).upperBound, equals: lines[1].range.upperBound)
    expect(
      kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location,
      equals: NSNotFound
    )
  }

  @Test func theTruncatedRangeBeginsAtTheEllipsis() {
    let kit = TextKitFixture("one two three four five six seven eight nine ten", width: 120)
    kit.container.maximumNumberOfLines = 2
    kit.container.lineBreakMode = .byTruncatingTail
    let line = kit.lines[1].range
    let cut = kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: line.location)
    expect(cut.upperBound, equals: kit.storage.length)
    func width(until end: Int) -> CGFloat {
      let shown = kit.text(NSRange(line.location..<end)) + "…"
      return (shown as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)]).width
    }
    let room = kit.container.size.width - 2 * kit.container.lineFragmentPadding
    expect(cut.location, isAbove: line.location)
    expect(width(until: cut.location), isAtMost: room + 1)
    expect(width(until: cut.location + 3), isAbove: room)
  }

  @Test func anEllipsisInTheMiddleReplacesTheMiddle() {
    let kit = TextKitFixture("one two three four five six seven eight nine ten", width: 120)
    kit.container.maximumNumberOfLines = 1
    kit.container.lineBreakMode = .byTruncatingMiddle
    let cut = kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    expect(cut.location > 0 && cut.length > 10 && cut.upperBound < kit.storage.length)
    kit.container.lineBreakMode = .byTruncatingHead
    let head = kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    expect(head.location, equals: 0)
    expect(head.length > 10 && head.upperBound < kit.storage.length)
  }

  @Test func anEllipsisAfterAWholeParagraphReplacesTheNextOnes() {
    let kit = TextKitFixture("one\ntwo\nthree", width: 200)
    kit.container.maximumNumberOfLines = 2
    kit.container.lineBreakMode = .byTruncatingTail
    let cut = kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 4)
    expect(cut, equals: NSRange(location: 7, length: 6))
  }

  @Test func limitOfLinesCountsThoseOfAllParagraphs() {
    let kit = TextKitFixture("one\ntwo\nthree\nfour", width: 200)
    kit.container.maximumNumberOfLines = 2
    kit.container.lineBreakMode = .byTruncatingTail
    expect(kit.lines.count, equals: 2)
    let cut = kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 4)
    expect(cut.upperBound == kit.storage.length && cut.location >= 6)
    // An edit moves the end.
    kit.storage.deleteCharacters(in: NSRange(location: 0, length: 4))
    expect(kit.lines.count, equals: 2)
    expect(kit.text(kit.lines[1].range).hasPrefix("three"))
    kit.storage.deleteCharacters(in: NSRange(location: 0, length: 4))
    expect(
      kit.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location,
      equals: NSNotFound
    )
  }

  @Test func paragraphsHaveTheirOwnStyles() {
    let kit = TextKitFixture("left\nright")
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    kit.storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 5, length: 5))
    expect(kit.lines[0].used.minX, equals: 0)
    expect(abs(kit.lines[1].used.maxX - 200), isBelow: 0.01)
  }

  private static let pieces = [
    "a", "word ", " ", "\n", "é", "e\u{301}", "👨‍👩‍👧", "你好世界", "مرحبا ", "שלום", "\t",
    "longer words here ", "\n\n", "한국어", "नि", "-", "ﬁ", "🇨🇳",
  ]

  /// Lines cover every glyph once, in order, and are where labels have them.
  @Test(arguments: Seeds.first(30)) func linesMatchLabels(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      let count = Int.random(in: 1..<40, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        // Pango lets spaces hang over the end of a text, but not over that of a paragraph in it.
        .replacingOccurrences(of: "[ \\t]+\n", with: "\n", options: .regularExpression)
      let width = CGFloat.random(in: 30..<320, using: &random).rounded()
      let kit = TextKitFixture(text, width: width)
      kit.container.lineFragmentPadding = 0
      let lines = kit.lines
      var next = 0
      var bottom: CGFloat = 0
      for line in lines {
        expect(line.range.location, equals: next, "\(text.debugDescription) in \(width)")
        expect(abs(line.rect.minY - bottom), isBelow: 0.01, "\(text.debugDescription) in \(width)")
        next = line.range.upperBound
        bottom = line.rect.maxY
      }
      expect(next, equals: kit.storage.length, "\(text.debugDescription) in \(width)")
      let height = await MainActor.run {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 16)
        // That of a paragraph style: labels keep Korean words together otherwise.
        label.lineBreakStrategy = []
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: 0)).height
      }
      let used = kit.manager.usedRect(for: kit.container).height
      // Labels round up to whole pixels.
      expect(height - used > -0.01 && height - used < 1, "\(text.debugDescription) in \(width)")
    }
  }

  /// Edits lay out the paragraphs that they change, with the same result as a complete layout.
  @Test(arguments: Seeds.first(20)) func editsLayOutOnlyChangedParagraphs(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let kit = TextKitFixture("start\nhere", width: 120)
    if seed % 3 == 1 {
      kit.container.exclusionPaths = [
        UIBezierPath(rect: CGRect(x: 40, y: 30, width: 30, height: 60))
      ]
    } else if seed % 3 == 2 {
      kit.container.maximumNumberOfLines = 5
      kit.container.lineBreakMode = .byTruncatingTail
    }
    for step in 0..<40 {
      let units = kit.storage.length
      let location = Int.random(in: 0...units, using: &random)
      let length = Int.random(in: 0...min(units - location, 6), using: &random)
      let range = (kit.storage.string as NSString)
        .rangeOfComposedCharacterSequences(for: NSRange(location: location, length: length))
      if step % 4 == 3, range.length > 0 {
        kit.storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 22), range: range)
      } else {
        kit.storage.replaceCharacters(
          in: range,
          with: Self.pieces.randomElement(using: &random) ?? ""
        )
      }
      if step % 3 == 0 { continue }
      let fresh = TextKitFixture("", width: 120)
      fresh.container.exclusionPaths = kit.container.exclusionPaths
      fresh.container.maximumNumberOfLines = kit.container.maximumNumberOfLines
      fresh.container.lineBreakMode = kit.container.lineBreakMode
      fresh.storage.setAttributedString(kit.storage)
      let (a, b) = (kit.lines, fresh.lines)
      let note = Comment(rawValue: "step \(step): \(kit.storage.string.debugDescription)")
      expect(a.map(\.range), equals: b.map(\.range), note)
      expect(a.map(\.rect), equals: b.map(\.rect), note)
      expect(kit.manager.extraLineFragmentRect, equals: fresh.manager.extraLineFragmentRect, note)
      if a.map(\.range) != b.map(\.range) { return }
    }
  }
}
