import Expectations
import Foundation
import Testing
import UIKit

/// Decisions of layout manager delegates.
struct LayoutManagerDelegateTests {
  private final class Delegate: NSObject, NSLayoutManagerDelegate {
    var lineSpacing: CGFloat?
    var before: CGFloat?
    var after: CGFloat?
    var lineHeight: CGFloat?
    var noBreakBefore: Set<Int> = []
    var hidden = NSRange(location: 0, length: 0)
    var action: NSLayoutManager.ControlCharacterAction?
    var events: [String] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { lineSpacing ?? 0 }

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { before ?? 0 }

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { after ?? 0 }

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>,
      baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      guard let lineHeight else { return false }
      let more = lineHeight - lineFragmentRect.pointee.height
      lineFragmentRect.pointee.size.height = lineHeight
      lineFragmentUsedRect.pointee.size.height = lineHeight
      baselineOffset.pointee += more / 2
      return true
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { !noBreakBefore.contains(charIndex) }

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
      characterIndexes charIndexes: UnsafePointer<Int>,
      font aFont: UIFont,
      forGlyphRange glyphRange: NSRange
    ) -> Int {
      guard hidden.length > 0 else { return 0 }
      var properties = Array(UnsafeBufferPointer(start: props, count: glyphRange.length))
      for offset in 0..<glyphRange.length where NSLocationInRange(charIndexes[offset], hidden) {
        properties[offset] = .null
      }
      layoutManager.setGlyphs(
        glyphs,
        properties: properties,
        characterIndexes: charIndexes,
        font: aFont,
        forGlyphRange: glyphRange
      )
      return glyphRange.length
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      shouldUse action: NSLayoutManager.ControlCharacterAction,
      forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { self.action ?? action }

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { events.append("complete \(layoutFinishedFlag)") }

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { events.append("invalid") }

    func layoutManager(
      _ layoutManager: NSLayoutManager,
      textContainer: NSTextContainer,
      didChangeGeometryFrom oldSize: CGSize
    ) { events.append("from \(Int(oldSize.width))") }
  }

  private func make(
    _ text: String,
    width: CGFloat = 200,
    _ change: (Delegate) -> Void
  ) -> (TextKitFixture, Delegate) {
    let kit = TextKitFixture(text, width: width)
    let delegate = Delegate()
    change(delegate)
    kit.manager.delegate = delegate
    return (kit, delegate)
  }

  @Test func theDelegateDeterminesSpacing() {
    let text = "one two three four five\nsix"
    let plain = TextKitFixture(text, width: 80)
    let (kit, delegate) = make(text, width: 80) {
      $0.lineSpacing = 6
      $0.before = 3
      $0.after = 20
    }
    let (a, b) = (plain.lines, kit.lines)
    expect(a.map(\.range) == b.map(\.range) && a.count > 2)
    expect(abs(b[0].rect.height - a[0].rect.height - 6), isBelow: 0.01)
    let last = a.count - 1
    expect(abs(b[last - 1].rect.height - a[0].rect.height - 26), isBelow: 0.01)
    expect(abs(b[last].rect.height - a[last].rect.height - 3), isBelow: 0.01)
    withExtendedLifetime(delegate) {}
  }

  @Test func paragraphStylesApplyWithoutADelegateValue() {
    final class Silent: NSObject, NSLayoutManagerDelegate {}
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.paragraphSpacing = 9
    let text = "one two three four five\nsix seven eight nine ten"
    let plain = TextKitFixture(text, width: 80, attributes: [.paragraphStyle: style])
    let kit = TextKitFixture(text, width: 80, attributes: [.paragraphStyle: style])
    let delegate = Silent()
    kit.manager.delegate = delegate
    expect(kit.lines.map(\.range), equals: plain.lines.map(\.range))
    for (a, b) in zip(kit.lines, plain.lines) {
      expect(abs(a.rect.minY - b.rect.minY) < 0.01 && abs(a.rect.maxY - b.rect.maxY) < 0.01)
      expect(abs(a.used.minX - b.used.minX) < 0.01 && abs(a.used.width - b.used.width) < 0.01)
    }
    for index in 0..<kit.storage.length {
      let (a, b) = (
        kit.manager.location(forGlyphAt: index), plain.manager.location(forGlyphAt: index)
      )
      expect(abs(a.x - b.x) < 0.1 && abs(a.y - b.y) < 0.01)
    }
  }

  @Test func linesHaveTheHeightThatTheDelegateSets() {
    let (kit, delegate) = make("one\ntwo\nthree") { $0.lineHeight = 40 }
    expect(kit.lines.map(\.rect.height), equals: [40, 40, 40])
    expect(kit.lines.map(\.rect.minY), equals: [0, 40, 80])
    expect(kit.manager.usedRect(for: kit.container).height, equals: 120)
    let baseline = kit.manager.location(forGlyphAt: 0).y
    expect(baseline > 20 && baseline < 30)
    withExtendedLifetime(delegate) {}
  }

  @Test func theDelegateCanPreventWordBreaks() {
    let text = "alpha beta gamma"
    let plain = TextKitFixture(text, width: 90)
    expect(plain.text(plain.lines[0].range), equals: "alpha beta ")
    let (kit, delegate) = make(text, width: 90) { $0.noBreakBefore = [11] }
    expect(kit.text(kit.lines[0].range), equals: "alpha ")
    withExtendedLifetime(delegate) {}
  }

  @Test func nullGlyphsTakeNoSpace() {
    let (kit, delegate) = make("a **bold** word") { $0.hidden = NSRange(location: 2, length: 2) }
    let plain = TextKitFixture("a bold** word")
    expect(
      abs(kit.manager.location(forGlyphAt: 4).x - plain.manager.location(forGlyphAt: 2).x),
      isBelow: 0.1
    )
    expect(kit.manager.propertyForGlyph(at: 2), equals: .null)
    expect(kit.manager.propertyForGlyph(at: 4) != .null)
    withExtendedLifetime(delegate) {}
  }

  @Test func foldedParagraphsAreOneLine() {
    let text = "func a() {\n  body\n  more\n}\nnext"
    let (kit, delegate) = make(text, width: 300) {
      $0.hidden = (text as NSString).range(of: "\n  body\n  more\n")
    }
    expect(kit.lines.count, equals: 2)
    expect(kit.text(kit.lines[1].range), equals: "next")
    let brace = (text as NSString).range(of: "}").location
    let open = (text as NSString).range(of: "{").location
    expect(
      kit.manager.location(forGlyphAt: brace).x - kit.manager.location(forGlyphAt: open).x,
      isBelow: 12
    )
    // Unfolded again.
    delegate.hidden = NSRange(location: 0, length: 0)
    kit.manager.invalidateGlyphs(
      forCharacterRange: kit.whole,
      changeInLength: 0,
      actualCharacterRange: nil
    )
    expect(kit.lines.count, equals: 5)
    kit.storage.insert(NSAttributedString(string: "x\n"), at: 0)
    expect(kit.lines.count, equals: 6)
  }

  @Test func lineBreaksCanBecomeSpaces() {
    let (kit, delegate) = make("one\ntwo") { $0.action = .whitespace }
    expect(kit.lines.count, equals: 1)
    let plain = TextKitFixture("one two")
    expect(
      abs(kit.manager.location(forGlyphAt: 6).x - plain.manager.location(forGlyphAt: 6).x),
      isBelow: 0.1
    )
    withExtendedLifetime(delegate) {}
  }

  @Test func delegateIsNotified() {
    let (kit, delegate) = make("one") { _ in }
    delegate.events = []
    kit.manager.ensureLayout(for: kit.container)
    expect(delegate.events, equals: ["complete true"])
    delegate.events = []
    kit.container.size.width = 100
    expect(delegate.events, equals: ["invalid", "from 200"])
    delegate.events = []
    kit.storage.append(NSAttributedString(string: "x"))
    expect(delegate.events, equals: ["invalid"])
  }
}
