import Expectations
import Foundation
import Testing
import UIKit

/// The properties of a label and the attributes of its text.
@MainActor struct LabelAttributesTests {
  private let label = UILabel()

  private func style(_ alignment: NSTextAlignment, spacing: CGFloat = 0) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineSpacing = spacing
    return style
  }

  @Test func propertiesAnswerTheAttributesAtTheStart() {
    let text = NSMutableAttributedString(
      string: "Owl",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .paragraphStyle: style(.right),
      ]
    )
    text.append(
      NSAttributedString(string: " and cat", attributes: [.foregroundColor: UIColor.blue])
    )
    label.attributedText = text
    expect(label.font, equals: UIFont.boldSystemFont(ofSize: 30))
    expect(label.textColor, equals: .red)
    expect(label.textAlignment, equals: .right)
  }

  @Test func settersChangeTheWholeText() {
    let text = NSMutableAttributedString(
      string: "Owl",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style(.left, spacing: 4)]
    )
    text.append(
      NSAttributedString(string: " and cat", attributes: [.foregroundColor: UIColor.blue])
    )
    label.attributedText = text
    label.font = .systemFont(ofSize: 20)
    label.textColor = .green
    label.textAlignment = .center
    var runs = 0
    let result = label.attributedText ?? NSAttributedString(string: "")
    result.enumerateAttributes(in: NSRange(location: 0, length: result.length), options: []) {
      values,
      _,
      _ in
      runs += 1
      expect(values[.font] as? UIFont, equals: .systemFont(ofSize: 20))
      expect(values[.foregroundColor] as? UIColor, equals: .green)
    }
    expect(runs, isAbove: 0)
    let first = result.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    expect(first?.alignment, equals: .center)
    expect(first?.lineSpacing, equals: 4)
  }

  @Test func anAlignmentAndALineBreakModeAreInTheTextAfterwards() throws {
    label.attributedText = NSAttributedString(string: "Owl")
    label.textAlignment = .right
    label.lineBreakMode = .byTruncatingHead
    let text = try require(label.attributedText)
    let style = text.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
    expect(style?.alignment, equals: .right)
    expect(style?.lineBreakMode, equals: .byTruncatingHead)
  }

  @Test func anAlignmentAfterTheTextCentersItsParagraphs() {
    label.attributedText = NSAttributedString(
      string: "Owl",
      attributes: [.paragraphStyle: style(.natural, spacing: 4)]
    )
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 40)
    expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).minX, equals: 0)
    label.textAlignment = .center
    expect(
      abs(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).midX - 150),
      isAtMost: 1
    )
  }

  @Test func aLargerFontMakesTheLabelLarger() {
    label.attributedText = NSAttributedString(
      string: "Owl",
      attributes: [.font: UIFont.systemFont(ofSize: 10)]
    )
    let small = label.intrinsicContentSize
    label.font = .systemFont(ofSize: 20)
    expect(label.intrinsicContentSize.width, isAbove: small.width * 1.8)
  }

  @Test func plainTextKeepsTheFontAndColorOfTheAttributedText() {
    label.attributedText = NSAttributedString(
      string: "Owl",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue,
      ]
    )
    label.text = "Cat"
    expect(label.font, equals: UIFont.systemFont(ofSize: 30))
    expect(label.textColor, equals: .red)
    let values = label.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
    expectNil(values[.strikethroughStyle])
  }

  @Test func textWithoutAttributesUsesTheLabelsOwn() {
    label.font = .systemFont(ofSize: 40)
    label.text = "Owl"
    let size = label.intrinsicContentSize
    label.attributedText = NSAttributedString(string: "Owl")
    expect(label.intrinsicContentSize, equals: size)
    expect(label.font, equals: .systemFont(ofSize: 40))
  }

  @Test func titlesOfButtonsKeepTheirOwnColors() {
    let button = UIButton(type: .system)
    let title = NSAttributedString(string: "Owl", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(title, for: .normal)
    button.setTitleColor(.green, for: .highlighted)
    button.layoutIfNeeded()
    expect(button.titleLabel?.textColor, equals: .red)
    button.isHighlighted = true
    button.layoutIfNeeded()
    expect(button.titleLabel?.textColor, equals: .red)
  }

  @Test func anImmutableTextIsKeptWithoutACopyAndAMutableOneIsCopied() {
    let label = UILabel()
    let text = NSAttributedString(string: "Owl", attributes: [.kern: 2])
    label.attributedText = text
    expect(label.attributedText === text)
    let mutable = NSMutableAttributedString(string: "Hawk")
    label.attributedText = mutable
    mutable.mutableString.setString("Wren")
    expect(label.attributedText?.string, equals: "Hawk")
  }
}
