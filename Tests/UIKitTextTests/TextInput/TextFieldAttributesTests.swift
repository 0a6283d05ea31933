import Expectations
import Foundation
import Testing
import UIKit

/// The attributes of a text field's text, and its properties that describe them.
@MainActor
struct TextFieldAttributesTests {
  private let field = UITextField()

  private func alignment(at index: Int) -> NSTextAlignment? {
    let style = field.attributedText?.attribute(.paragraphStyle, at: index, effectiveRange: nil)
    return (style as? NSParagraphStyle)?.alignment
  }

  @Test func theStartOfAnAttributedTextDeterminesFontColorAndAlignment() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let start: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red,
      .paragraphStyle: style,
    ]
    let text = NSMutableAttributedString(string: "owl", attributes: start)
    text.append(
      NSAttributedString(string: "cat", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    )
    field.attributedText = text
    expect(field.font, equals: UIFont.boldSystemFont(ofSize: 30))
    expect(field.textColor, equals: .red)
    expect(field.textAlignment, equals: .right)
    field.text = "dog"
    let values = field.attributedText?.attributes(at: 0, effectiveRange: nil)
    expect(values?[.font] as? UIFont, equals: UIFont.boldSystemFont(ofSize: 30))
    expect(values?[.foregroundColor] as? UIColor, equals: .red)
  }

  @Test func anAttributedTextWithoutFontAndColorLeavesThoseOfTheField() {
    field.font = .systemFont(ofSize: 11)
    field.textColor = .blue
    field.textAlignment = .center
    field.attributedText = NSAttributedString(string: "owl", attributes: [.kern: 2])
    field.attributedText = nil
    expect(field.font, equals: .systemFont(ofSize: 11))
    expect(field.textColor, equals: .blue)
    expect(field.textAlignment, equals: .center)
  }

  @Test func theAlignmentAppliesToTheWholeAttributedText() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    field.attributedText = NSAttributedString(string: "owl", attributes: [.paragraphStyle: style])
    field.textAlignment = .center
    expect(alignment(at: 0), equals: .center)
    let shown = field.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    expect((shown as? NSParagraphStyle)?.lineSpacing, equals: 4)
    expect(style.alignment, equals: .natural)
  }

  @Test func theFontAppliesToTheWholeAttributedPlaceholder() {
    let large: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red,
    ]
    field.attributedPlaceholder = NSAttributedString(string: "name", attributes: large)
    expect(field.font, equals: .systemFont(ofSize: 17))
    field.font = .systemFont(ofSize: 11)
    let values = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
    expect(values?[.font] as? UIFont, equals: .systemFont(ofSize: 11))
    expect(values?[.foregroundColor] as? UIColor, equals: .red)
  }

  @Test func theRectanglesOfMissingSideViewsAreAtTheirSides() {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 40)
    expect(field.leftViewRect(forBounds: bounds).minX, equals: 0)
    expect(field.rightViewRect(forBounds: bounds).maxX, equals: 320)
    expect(field.leftViewRect(forBounds: bounds).width, equals: 0)
    expect(field.rightViewRect(forBounds: bounds).width, equals: 0)
    expect(field.textRect(forBounds: bounds), equals: bounds)
  }
}
