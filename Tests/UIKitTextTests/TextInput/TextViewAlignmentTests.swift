import Expectations
import Foundation
import Testing
import UIKit

/// What a text view hands on to TextKit: the alignment of its paragraphs and its size.
@MainActor
struct TextViewAlignmentTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func alignment(at index: Int) -> NSTextAlignment? {
    let style = view.attributedText.attribute(.paragraphStyle, at: index, effectiveRange: nil)
    return (style as? NSParagraphStyle)?.alignment
  }

  @Test func theAlignmentIsThatOfAllParagraphs() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let text = NSMutableAttributedString(string: "owl\n", attributes: [.paragraphStyle: style])
    text.append(NSAttributedString(string: "cat"))
    view.attributedText = text
    view.textAlignment = .center
    expect(alignment(at: 0), equals: .center)
    expect(alignment(at: 5), equals: .center)
    let first = view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    expect((first as? NSParagraphStyle)?.lineSpacing, equals: 4)
    expect(
      (view.typingAttributes[.paragraphStyle] as? NSParagraphStyle)?.alignment,
      equals: .center
    )
  }

  @Test func aPlainTextHasTheAlignment() {
    view.textAlignment = .right
    view.text = "owl"
    expect(alignment(at: 0), equals: .right)
    view.insertText("s")
    expect(alignment(at: 3), equals: .right)
  }

  @Test func theAlignmentOfAnAttributedTextIsAdopted() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    view.attributedText = NSAttributedString(string: "owl", attributes: [.paragraphStyle: style])
    expect(view.textAlignment, equals: .right)
    view.text = "cat"
    expect(alignment(at: 0), equals: .right)
  }

  /// The visual tests of documents show the lines: their first paragraph is centered.
  @Test func theFirstParagraphsAlignmentIsNotThatOfTheOthers() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSMutableAttributedString(string: "owl\n", attributes: [.paragraphStyle: style])
    text.append(NSAttributedString(string: "cat"))
    view.attributedText = text
    view.layoutIfNeeded()
    let first = view.caretRect(for: view.beginningOfDocument)
    let last = view.caretRect(for: view.endOfDocument)
    expect(first.minX, isAbove: 100)
    expect(last.minX, isBelow: 100)
  }

  @Test func theCaretOfAnEmptyTextIsWhereTheAlignmentIs() {
    view.textAlignment = .right
    view.layoutIfNeeded()
    expect(view.caretRect(for: view.endOfDocument).minX, isAbove: 100)
  }

  @Test func theContainerHasTheSizeOfTheViewBeforeItIsLaidOut() {
    expect(view.textContainer.size.width, equals: 200)
    expect(view.textContainer.size.height, isAbove: 1_000_000)
    view.frame.size.width = 120
    expect(view.textContainer.size.width, equals: 120)
    view.textContainerInset = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    expect(view.textContainer.size.width, equals: 100)
    view.bounds.size.width = 70
    expect(view.textContainer.size.width, equals: 50)
  }

  @Test func linesOfAViewThatIsNotLaidOutWrapInIt() {
    view.font = .systemFont(ofSize: 17)
    view.text = "one two three four five six seven eight nine ten eleven twelve"
    let wide = view.layoutManager.usedRect(for: view.textContainer)
    expect(wide.width, isAtMost: 200)
    view.layoutIfNeeded()
    view.frame.size.width = 100
    let narrow = view.layoutManager.usedRect(for: view.textContainer)
    expect(narrow.width, isAtMost: 100)
    expect(narrow.height, isAbove: wide.height)
  }
}
