import Expectations
import Foundation
import Testing
import UIKitValues

struct TextKitTests {
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container: NSTextContainer

  init() {
    storage = NSTextStorage(
      string: "Read the guide before you ask the question again, please.",
      attributes: [.font: UIFont.systemFont(ofSize: 16)]
    )
    container = NSTextContainer(size: CGSize(width: 120, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  @Test func usedRectIncludesPaddingOnBothSides() {
    let used = manager.usedRect(for: container)
    expect(used.width, isAtMost: 120)
    expect(used.height, isAbove: 40)
    let before = used.width
    container.lineFragmentPadding = 0
    container.size.width = 110
    expect(abs(manager.usedRect(for: container).width - (before - 10)), isBelow: 0.01)
  }

  @Test func pointsInAGlyphFindIt() {
    let word = (storage.string as NSString).range(of: "guide")
    let rect = manager.boundingRect(forGlyphRange: word, in: container)
    var fraction: CGFloat = -1
    let index = manager.characterIndex(
      for: CGPoint(x: rect.minX + 1, y: rect.midY),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    expect(index, equals: word.location)
    expect(fraction >= 0 && fraction < 1)
    let last = manager.characterIndex(
      for: CGPoint(x: rect.maxX - 1, y: rect.midY),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: nil
    )
    expect(last, equals: word.location + word.length - 1)
  }

  @Test func pointsBesideTheTextFindTheNearestGlyph() {
    let index = manager.characterIndex(
      for: CGPoint(x: 500, y: 5000),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: nil
    )
    expect(index, isAtLeast: storage.length - 2)
    let first = manager.characterIndex(
      for: CGPoint(x: -50, y: -50),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: nil
    )
    expect(first, equals: 0)
  }

  @Test func rangeOverTwoLinesHasTwoRectangles() {
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 0, length: storage.length),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { rect, _ in rects.append(rect) }
    var lines = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      _,
      _,
      _,
      _,
      _ in lines += 1
    }
    expect(lines, isAtLeast: 3)
    expect(rects.count, isAtLeast: lines)
  }

  @Test func linesAreLimited() {
    container.maximumNumberOfLines = 2
    container.lineBreakMode = .byTruncatingTail
    var lines = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      _,
      _,
      _,
      _,
      _ in lines += 1
    }
    expect(lines, equals: 2)
    let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: storage.length - 1)
    expect(cut.location != NSNotFound)
    expect(cut.upperBound, equals: storage.length)
  }

  @Test func editsAreLaidOutAgain() {
    let before = manager.usedRect(for: container).height
    storage.append(NSAttributedString(string: " And then read the guide once more."))
    expect(manager.usedRect(for: container).height, isAbove: before)
    expect(manager.glyphRange(for: container).length, equals: storage.length)
    storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "Hi")
    expect(manager.usedRect(for: container).height, isBelow: before)
  }

  @Test func textContinuesInTheNextContainer() {
    container.size.height = 45
    let second = NSTextContainer(size: CGSize(width: 120, height: 0))
    manager.addTextContainer(second)
    let first = manager.glyphRange(for: container)
    let rest = manager.glyphRange(for: second)
    expect(first.location, equals: 0)
    expect(first.length, isBelow: storage.length)
    expect(rest.location, equals: first.upperBound)
    expect(rest.upperBound, equals: storage.length)
  }

  @Test func boundingRectOfTextMatchesItsLayout() {
    let text = NSAttributedString(attributedString: storage)
    let rect = text.boundingRect(
      with: CGSize(width: 110, height: 1000),
      options: .usesLineFragmentOrigin,
      context: nil
    )
    let used = manager.usedRect(for: container)
    expect(abs(rect.height - used.height), isBelow: 0.01)
    expect(text.size().height, isBelow: rect.height)
    let limited = text.boundingRect(
      with: CGSize(width: 110, height: 45),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: nil
    )
    expect(limited.height, isAtMost: 45.5)
  }

  /// Foundation on Linux replaces whole letters if only a mark on one is to be replaced.
  @Test(arguments: [("ne\u{301}x", 2, 1, "", "nex"), ("a\r\nb", 2, 1, "c", "a\rcb")])
  func partsOfGraphemesCanBeReplaced(
    _ text: String,
    _ location: Int,
    _ length: Int,
    _ new: String,
    _ result: String
  ) {
    let range = NSRange(location: location, length: length)
    let first = NSTextStorage(string: text)
    first.replaceCharacters(in: range, with: new)
    expect(Array(first.string.utf16), equals: Array(result.utf16))
    let second = NSTextStorage(string: text)
    second.replaceCharacters(in: range, with: NSAttributedString(string: new))
    expect(Array(second.string.utf16), equals: Array(result.utf16))
    expect(second.length, equals: result.utf16.count)
  }
}
