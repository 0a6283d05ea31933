import Expectations
import Foundation
import Testing
import UIKitValues

/// Paragraph styles of programs, which compute values: text is laid out by their members.
@Suite struct ParagraphSubclassTests {
  /// As the styles of editors: every list that contains the paragraph indents it.
  nonisolated private final class ListStyle: NSMutableParagraphStyle, @unchecked Sendable {
    var depth = 0

    override var headIndent: CGFloat {
      get { super.headIndent + CGFloat(depth) * 40 }
      set { super.headIndent = newValue }
    }

    override var firstLineHeadIndent: CGFloat {
      get { super.firstLineHeadIndent + CGFloat(depth) * 40 }
      set { super.firstLineHeadIndent = newValue }
    }
  }

  private let style = ListStyle()

  init() {
    style.depth = 1
    style.headIndent = 10
  }

  private func lines(_ text: NSAttributedString) -> [CGRect] {
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 130, height: 1000))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var lines: [CGRect] = []
    let whole = NSRange(location: 0, length: storage.length)
    manager.enumerateLineFragments(forGlyphRange: whole) { _, used, _, _, _ in lines.append(used) }
    return lines
  }

  @Test func computedIndentsMoveLines() {
    let text = NSAttributedString(
      string: "words that are wrapped",
      attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style]
    )
    expect(lines(text).map(\.minX).prefix(2), equals: [40, 50])
  }

  @Test func paragraphsOfDifferentDepthsAreDifferent() {
    let deep = ListStyle()
    deep.depth = 2
    deep.headIndent = 10
    expect(style == deep, equals: false)
    let text = NSMutableAttributedString(string: "a\n", attributes: [.paragraphStyle: style])
    text.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: deep]))
    expect(lines(text).map(\.minX), equals: [40, 80])
  }

  @Test func copiesHaveTheComputedValues() throws {
    let copy = try require(style.copy() as? NSParagraphStyle)
    expect(copy.headIndent, equals: 50)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    expect(other.firstLineHeadIndent, equals: 40)
  }
}
