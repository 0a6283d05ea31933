import CoreText
import Expectations
import Foundation
import Testing
import UIKitValues

/// Font features: monospaced digits, small capitals.
@Suite struct FontFeatureTests {
  private func font(_ type: Int, _ selector: Int, size: CGFloat = 20) -> UIFont {
    let descriptor = UIFont.systemFont(ofSize: size).fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: type, .selector: selector]]
    ])
    return UIFont(descriptor: descriptor, size: 0)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }

  @Test func digitsAreOfOneWidth() {
    let plain = UIFont.systemFont(ofSize: 20)
    expect(width("1111", plain) != width("0000", plain))
    let even = font(kNumberSpacingType, kMonospacedNumbersSelector)
    expect(width("1111", even), equals: width("0000", even))
    expect(
      width("1234", even),
      equals: width("1234", .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
    )
    expect(even != plain)
    expect(even, equals: font(kNumberSpacingType, kMonospacedNumbersSelector))
  }

  @Test func featuresAreNamedByTheTagsOfOpenTypeToo() {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
      .featureSettings: [["CTFeatureOpenTypeTag": "tnum", "CTFeatureOpenTypeValue": 1]]
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    expect(width("1111", font), equals: width("0000", font))
  }

  @Test func settingsComeBackAndAddUp() throws {
    let one = font(kNumberSpacingType, kMonospacedNumbersSelector)
    var attributes = one.fontDescriptor.fontAttributes
    var settings = try require(
      attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]]
    )
    expect(settings.count, equals: 1)
    expect(settings[0][.featureIdentifier] as? Int, equals: kNumberSpacingType)
    expect(settings[0][.typeIdentifier] as? Int, equals: kMonospacedNumbersSelector)
    settings.append([.type: kTypographicExtrasType, .selector: kSlashedZeroOnSelector])
    attributes[.featureSettings] = settings
    let both = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 20)
    expect(width("1111", both), equals: width("0000", both))
    expect(both != one)
    expect(both.pointSize, equals: 20)
  }

  @Test func aFontKeepsItsFeaturesInOtherSizes() {
    let large = font(kNumberSpacingType, kMonospacedNumbersSelector).withSize(40)
    expect(width("1111", large), equals: width("0000", large))
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: large)
    expect(width("1111", scaled), equals: width("0000", scaled))
  }

  @Test func oneRunAmongOthersHasFeatures() {
    let plain = UIFont.systemFont(ofSize: 20)
    let even = font(kNumberSpacingType, kMonospacedNumbersSelector)
    let text = NSMutableAttributedString(string: "11", attributes: [.font: plain])
    text.append(NSAttributedString(string: "11", attributes: [.font: even]))
    expect(abs(text.size().width - width("11", plain) - width("11", even)), isBelow: 0.5)
  }

  @Test func unknownFeaturesAreLeftOut() {
    expect(width("1", font(99, 7)), equals: width("1", .systemFont(ofSize: 20)))
    expect(font(kStylisticAlternativesType, kStylisticAltThreeOnSelector).pointSize, equals: 20)
  }
}
