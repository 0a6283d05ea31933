import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

/// Text around paths and in containers of any shape.
@MainActor struct ExclusionPathTests {
  /// A round page.
  nonisolated final class RoundContainer: NSTextContainer {
    override var isSimpleRectangularTextContainer: Bool { false }

    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect,
      at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      var rect = super.lineFragmentRect(
        forProposedRect: proposedRect,
        at: characterIndex,
        writingDirection: baseWritingDirection,
        remaining: remainingRect
      )
      let radius = min(size.width, size.height) / 2
      let distance = max(abs(rect.minY - radius), abs(rect.maxY - radius))
      guard rect.maxY <= 2 * radius else { return .zero }
      let half = distance < radius ? (radius * radius - distance * distance).squareRoot() : 0
      rect.origin.x = size.width / 2 - half
      rect.size.width = 2 * half
      return rect.width < 20
        ? CGRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height)
        : rect
    }
  }

  nonisolated static let english = String(
    repeating: "Text flows around pictures on both of their sides, line by line, as in print. ",
    count: 6
  )
  nonisolated static let arabic = String(
    repeating: "يتدفق النص حول الصور على كلا الجانبين سطرا بعد سطر كما في المطبوعات الجميلة. ",
    count: 6
  )
  nonisolated static let chinese = String(repeating: "文字在图片的两侧逐行流动，就像印刷品一样美观大方。", count: 10)

  private let hole = CGRect(x: 110, y: 40, width: 90, height: 70)

  private func make(_ text: String) -> TextKitFixture {
    let kit = TextKitFixture(text, width: 320)
    kit.container.exclusionPaths = [UIBezierPath(rect: hole)]
    return kit
  }

  @Test(arguments: [english, arabic, chinese]) func textWrapsOnBothSides(_ text: String) {
    let kit = make(text)
    let lines = kit.lines
    var next = 0
    for line in lines {
      expect(line.range.location, equals: next)
      next = line.range.upperBound
      expect(!line.used.insetBy(dx: 0.5, dy: 0.5).intersects(hole))
      expect(line.rect.width <= 320 && line.used.maxX <= 320.5 && line.used.minX >= -0.5)
    }
    expect(next, equals: kit.storage.length)
    let beside = lines.filter { $0.rect.maxY > hole.minY && $0.rect.minY < hole.maxY }
    let left = beside.filter { $0.rect.maxX <= hole.minX + 0.5 }
    let right = beside.filter { $0.rect.minX >= hole.maxX - 0.5 }
    expect(left.count >= 3 && right.count >= 3 && left.count + right.count == beside.count)
    // The side that is read first comes first.
    let isArabic = text == Self.arabic
    let first = beside.first
    let startsOnTheRight = (first?.rect.minX ?? 0) >= hole.maxX - 0.5
    expect(startsOnTheRight, equals: isArabic)
    expect(abs((left.first?.rect.minY ?? 0) - (right.first?.rect.minY ?? 1)), isBelow: 0.01)
  }

  @Test func pointsOnBothSidesHitCharacters() {
    let kit = make(Self.english)
    for line in kit.lines {
      for index in line.range.location..<line.range.upperBound - 1 {
        let glyph = NSRange(location: index, length: 1)
        let rect = kit.manager.boundingRect(forGlyphRange: glyph, in: kit.container)
        guard rect.width > 1 else { continue }
        let point = CGPoint(x: rect.midX, y: rect.midY)
        expect(kit.manager.glyphIndex(for: point, in: kit.container), equals: index)
        expect(rect.minX >= line.rect.minX + 4.9 && rect.maxX <= line.rect.maxX)
      }
    }
  }

  @Test func textBelowPathsIsUnaffected() {
    let kit = make(Self.english + "\n" + Self.english)
    let last = kit.lines.suffix(3)
    expect(last.allSatisfy { $0.rect.width == 320 })
    // Without paths, the layout is as if there had never been any.
    kit.container.exclusionPaths = []
    let plain = TextKitFixture(Self.english + "\n" + Self.english, width: 320)
    expect(kit.lines.map(\.rect), equals: plain.lines.map(\.rect))
  }

  @Test func wordsAreNotBrokenAtPaths() {
    let kit = TextKitFixture("extraordinary things happen", width: 130)
    kit.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 90, height: 30))]
    // Forty points are too few for a word, which fits further down.
    expect(kit.lines[0].rect.minY, isAtLeast: 26)
    expect(kit.text(kit.lines[0].range), equals: "extraordinary ")
  }

  @Test func evenOddPathsKeepTheirHoles() {
    let kit = TextKitFixture(Self.english, width: 200)
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 1000))
    frame.append(UIBezierPath(rect: CGRect(x: 50, y: 20, width: 120, height: 900)))
    frame.usesEvenOddFillRule = true
    kit.container.exclusionPaths = [frame]
    expect(kit.lines.allSatisfy { $0.rect.minX == 50 && $0.rect.width == 120 })
    expect(abs((kit.lines.first?.rect.minY ?? 0) - 20), isAtMost: 4)
  }

  @Test func roundContainersContainTheirText() {
    let container = RoundContainer()
    let kit = TextKitFixture(Self.english, container: container)
    container.size = CGSize(width: 260, height: 260)
    let lines = kit.lines
    expect(lines.count, isAbove: 6)
    for line in lines {
      for corner in [
        CGPoint(x: line.rect.minX, y: line.rect.minY),
        CGPoint(x: line.rect.maxX, y: line.rect.maxY),
      ] {
        let (dx, dy) = (corner.x - 130, corner.y - 130)
        expect((dx * dx + dy * dy).squareRoot(), isAtMost: 131)
      }
    }
    // Text that does not fit is not laid out.
    let end = kit.manager.firstUnlaidCharacterIndex()
    expect(end == lines.last?.range.upperBound && end < kit.storage.length)
  }

  @Test func limitOfLinesCountsRows() {
    let kit = make(Self.english)
    kit.container.maximumNumberOfLines = 4
    kit.container.lineBreakMode = .byTruncatingTail
    let rows = Set(kit.lines.map(\.rect.minY))
    expect(rows.count, equals: 4)
    let cut = kit.manager.truncatedGlyphRange(
      inLineFragmentForGlyphAt: kit.lines.last?.range.location ?? 0
    )
    expect(cut.upperBound, equals: kit.storage.length)
  }

  @Test func textFlowsThroughTwoColumns() {
    let kit = TextKitFixture(Self.english, width: 150)
    kit.container.size.height = 100
    let second = NSTextContainer(size: CGSize(width: 150, height: 0))
    kit.manager.addTextContainer(second)
    let (a, b) = (
      kit.manager.glyphRange(for: kit.container), kit.manager.glyphRange(for: second)
    )
    expect(a.location == 0 && a.upperBound == b.location && b.upperBound == kit.storage.length)
    expect(kit.manager.usedRect(for: kit.container).maxY, isAtMost: 100.5)
    expect(
      kit.manager.lineFragmentRect(forGlyphAt: b.location, effectiveRange: nil).minY,
      equals: 0
    )
    let rect = kit.manager.boundingRect(
      forGlyphRange: NSRange(location: b.location, length: 1),
      in: second
    )
    expect(
      kit.manager.glyphIndex(for: CGPoint(x: rect.midX, y: rect.midY), in: second),
      equals: b.location
    )
  }

  // MARK: - Text views

  private func makeView(_ text: String) -> (HeadlessHost, UITextView) {
    let headless = HeadlessHost(size: CGSize(width: 320, height: 400))
    let window = headless.makeWindow()
    let view = UITextView(frame: window.bounds)
    headless.run {
      view.font = .systemFont(ofSize: 16)
      view.text = text
      view.textContainer.exclusionPaths = [UIBezierPath(rect: hole)]
      window.addSubview(view)
    }
    headless.frame()
    return (headless, view)
  }

  private func caret(_ view: UITextView, _ offset: Int) -> CGRect {
    let place = view.position(from: view.beginningOfDocument, offset: offset)
    return view.caretRect(for: place ?? view.endOfDocument)
  }

  @Test(arguments: [english, arabic, chinese]) func caretsAreBesideThePath(_ text: String) {
    let (_, view) = makeView(text)
    let shown = hole.offsetBy(dx: 0, dy: view.textContainerInset.top).insetBy(dx: 3, dy: 2)
    for offset in 0..<(text as NSString).length {
      let rect = caret(view, offset)
      expect(!shown.intersects(rect), "\(offset)")
      let letter = view.layoutManager.lineFragmentRect(forGlyphAt: offset, effectiveRange: nil)
        .offsetBy(dx: 0, dy: view.textContainerInset.top)
      expect(letter.insetBy(dx: -2, dy: -1).contains(CGPoint(x: rect.midX, y: rect.midY)))
    }
  }

  @Test func tapsAndKeysMoveOnBothSides() throws {
    let (headless, view) = makeView(Self.english)
    headless.run { _ = view.becomeFirstResponder() }
    let lines = TextKitFixtureLines.of(view)
    let beside = lines.filter { $0.rect.maxY > hole.minY && $0.rect.minY < hole.maxY }
    let right = try require(beside.first { $0.rect.minX > hole.midX })
    let target = right.range.location + 3
    let rect = caret(view, target)
    headless.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    headless.settle()
    expect(view.selectedRange, equals: NSRange(location: target, length: 0))
    // Down moves to the next row on the same side.
    headless.press(.keyboardDownArrow)
    headless.settle()
    let now = caret(view, view.selectedRange.location)
    expect(now.minY > rect.minY + 10 && now.minX > hole.maxX - 3)
    headless.press(.keyboardUpArrow)
    headless.settle()
    expect(view.selectedRange.location, equals: target)
  }

  @Test func selectionsExcludeThePath() throws {
    let (_, view) = makeView(Self.english)
    let range = try require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)
    )
    let shown = hole.offsetBy(dx: 0, dy: view.textContainerInset.top).insetBy(dx: 1, dy: 1)
    let rects = view.selectionRects(for: range).map(\.rect)
    expect(rects.count, isAbove: 8)
    expect(rects.allSatisfy { !$0.intersects(shown) })
  }

  @Test func viewsGrowByTheSpaceOfPaths() {
    let (_, view) = makeView(Self.english)
    let with = view.sizeThatFits(CGSize(width: 320, height: 0)).height
    let content = view.contentSize.height
    expect(abs(with - content), isBelow: 1)
    view.textContainer.exclusionPaths = []
    expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height, isBelow: with - 10)
  }
}

/// The lines of a text view.
enum TextKitFixtureLines {
  @MainActor static func of(_ view: UITextView) -> [TextKitFixture.Line] {
    var lines: [TextKitFixture.Line] = []
    let whole = NSRange(location: 0, length: view.textStorage.length)
    view.layoutManager.enumerateLineFragments(forGlyphRange: whole) { rect, used, _, range, _ in
      lines.append(TextKitFixture.Line(rect: rect, used: used, range: range))
    }
    return lines
  }
}
