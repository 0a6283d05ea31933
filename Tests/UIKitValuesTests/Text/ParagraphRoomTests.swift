import Expectations
import Foundation
import Testing
import UIKitValues

/// Indents of paragraphs: where lines begin and end.
@Suite struct ParagraphRoomTests {
  private func text(_ words: String, _ change: (NSMutableParagraphStyle) -> Void)
    -> NSAttributedString
  {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(
      string: words,
      attributes: [.font: UIFont.systemFont(ofSize: 16), .paragraphStyle: style]
    )
  }

  private func size(_ text: NSAttributedString, width: CGFloat = 200) -> CGSize {
    text.boundingRect(
      with: CGSize(width: width, height: 1000),
      options: .usesLineFragmentOrigin,
      context: nil
    ).size
  }

  private let words = "several words that have to be wrapped into lines of some width"

  @Test func linesEndAtTheTailIndent() {
    let narrow = size(text(words) { _ in }, width: 120)
    expect(size(text(words) { $0.tailIndent = -80 }).height, equals: narrow.height)
    expect(size(text(words) { $0.tailIndent = 120 }).height, equals: narrow.height)
    expect(size(text(words) { $0.tailIndent = 120 }).width, isAtMost: 120)
    expect(size(text(words) { _ in }).height, isBelow: narrow.height)
  }

  @Test func textOnTheRightEndsAtTheTailIndent() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 30), format: format)
      .image { _ in
        text("III") {
          $0.alignment = .right
          $0.tailIndent = -40
        }
        .draw(in: CGRect(x: 0, y: 0, width: 100, height: 30))
      }
    let pixels = try require(image.cgImage)
    let inked = (0..<100).filter { x in (0..<30).contains { pixels.pixel(x: x, y: $0) >> 24 > 60 } }
    try expect(require(inked.max()), isAtMost: 60)
    try expect(require(inked.max()), isAbove: 50)
  }

  @Test func paragraphSpacingBeforeAppliesBetweenParagraphs() {
    let one = size(text("one") { $0.paragraphSpacingBefore = 10 })
    expect(one.height, equals: size(text("one") { _ in }).height)
    let two = size(text("one\ntwo") { $0.paragraphSpacingBefore = 10 })
    expect(two.height, equals: size(text("one\ntwo") { _ in }).height + 10)
  }

  @Test func languagesHaveADirection() {
    expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar"), equals: .rightToLeft)
    expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de"), equals: .leftToRight)
  }
}
