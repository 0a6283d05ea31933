import Expectations
import Foundation
import Testing
import UIKit

/// The font and color that a text view reports.
@MainActor struct TextViewFontTests {
  private let view = UITextView()

  @Test func thereIsNoFontBeforeThereIsAText() {
    expectNil(view.font)
    view.text = "Text"
    expect(view.font?.pointSize, equals: 12)
  }

  @Test func theBackgroundIsThatOfTheSystemUntilItIsSet() {
    expect(view.backgroundColor, equals: .systemBackground)
    view.backgroundColor = nil
    expectNil(view.backgroundColor)
  }

  @Test func aFontThatIsSetIsReported() {
    view.font = .systemFont(ofSize: 20)
    expect(view.font?.pointSize, equals: 20)
    view.text = "Text"
    expect(view.font?.pointSize, equals: 20)
    view.font = nil
    expectNil(view.font)
  }

  @Test func aTextWithAttributesBringsThoseOfItsStart() {
    let text = NSMutableAttributedString(
      string: "Large",
      attributes: [.font: UIFont.systemFont(ofSize: 33), .foregroundColor: UIColor.red]
    )
    text.append(NSAttributedString(string: "plain"))
    view.attributedText = text
    expect(view.font?.pointSize, equals: 33)
    expect(view.textColor, equals: .red)
    view.text = "Text"
    expect(view.font?.pointSize, equals: 33)
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    expect((attributes[.font] as? UIFont)?.pointSize, equals: 33)
  }

  @Test func theDefaultFontIsHelveticaWithTwelvePoints() {
    view.text = "Text"
    expect(view.font, equals: UIFont(name: "Helvetica", size: 12))
  }

  @Test func theReportedFontFollowsTheContentSizeIfItIsAdjusted() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
    let field = UITextField()
    let fixed = UITextView()
    field.font = font
    for view in [view, fixed] {
      view.text = "Text"
      view.font = font
    }
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    for view in [field, view, fixed] as [UIView] {
      view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
      view.updateTraitsIfNeeded()
    }
    expect(field.font?.pointSize, equals: 23)
    expect(view.font?.pointSize, equals: 23)
    expect(fixed.font?.pointSize, equals: 17)
  }
}
