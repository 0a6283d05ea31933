import Foundation
import Testing
import UIKit

/// The font and color that a text view reports.
@MainActor struct TextViewFontTests {
  private let view = UITextView()

  @Test func thereIsNoFontBeforeThereIsAText() {
    #expect(view.font == nil)
    view.text = "Text"
    #expect(view.font?.pointSize == 12)
  }

  @Test func aFontThatIsSetIsReported() {
    view.font = .systemFont(ofSize: 20)
    #expect(view.font?.pointSize == 20)
    view.text = "Text"
    #expect(view.font?.pointSize == 20)
    view.font = nil
    #expect(view.font == nil)
  }

  @Test func aTextWithAttributesBringsThoseOfItsStart() {
    let text = NSMutableAttributedString(
      string: "Large",
      attributes: [.font: UIFont.systemFont(ofSize: 33), .foregroundColor: UIColor.red]
    )
    text.append(NSAttributedString(string: "plain"))
    view.attributedText = text
    #expect(view.font?.pointSize == 33)
    #expect(view.textColor == .red)
    view.text = "Text"
    #expect(view.font?.pointSize == 33)
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 33)
  }
}
