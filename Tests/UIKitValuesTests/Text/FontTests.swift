import Expectations
import Foundation
import Testing
import TextEngine
import UIKitValues

struct FontTests {
  @Test func aFontWithoutADescriptorCanBeMade() {
    let font = UIFont()
    expect(font, equals: font)
    expect(font.pointSize, isAbove: 0)
  }

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 31, 34, 40, 44, 60),
    (.title1, 25, 28, 34, 38, 58),
    (.title2, 19, 22, 28, 34, 56),
    (.title3, 17, 20, 26, 31, 55),
    (.headline, 14, 17, 23, 28, 53),
    (.body, 14, 17, 23, 28, 53),
    (.callout, 13, 16, 22, 26, 51),
    (.subheadline, 12, 15, 21, 25, 49),
    (.footnote, 12, 13, 19, 23, 44),
    (.caption1, 11, 12, 18, 22, 43),
    (.caption2, 11, 11, 17, 20, 40),
  ])
  func preferredFontFollowsTheTable(
    style: UIFont.TextStyle,
    extraSmall: CGFloat,
    large: CGFloat,
    largestOrdinary: CGFloat,
    firstAccessibility: CGFloat,
    largest: CGFloat
  ) {
    let sizes: [(UIContentSizeCategory, CGFloat)] = [
      (.extraSmall, extraSmall), (.large, large), (.extraExtraExtraLarge, largestOrdinary),
      (.accessibilityMedium, firstAccessibility),
      (.accessibilityExtraExtraExtraLarge, largest),
    ]
    for (category, size) in sizes {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
      expect(font.pointSize, equals: size)
    }
  }

  @Test func headlineIsSemibold() {
    let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits(.large))
    expect(font.fontName.hasSuffix("SemiBold"))
    expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func preferredFontsAreCached() {
    let one = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    let two = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    expect(one, isSameAs: two)
  }

  @Test func lineHeightIsAscenderAndDescender() {
    let font = UIFont.systemFont(ofSize: 17)
    expect(abs(font.lineHeight - (font.ascender - font.descender)), isBelow: 0.01)
    expect(font.descender, isBelow: 0)
    expect(font.capHeight, isAbove: font.xHeight)
    expect(font.ascender, isAbove: font.capHeight)
  }

  @Test func metricsScaleWithTheirStyle() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    let scaled = metrics.scaledFont(for: font, compatibleWith: traits(.extraExtraExtraLarge))
    expect(scaled.pointSize, equals: 45)
    expect(scaled.fontName, equals: font.fontName)
    let limited = metrics.scaledFont(
      for: font,
      maximumPointSize: 40,
      compatibleWith: traits(.extraExtraExtraLarge)
    )
    expect(limited.pointSize, equals: 40)
    expect(metrics.scaledValue(for: 10, compatibleWith: traits(.large)), equals: 10)
  }

  /// 28 points like a headline are 28 · 19 / 22 at the smallest size: leadings, not font sizes.
  @Test func scaledFontsHaveTheWholePointsThatTheLeadingsOfTheStyleGive() {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    let metrics = UIFontMetrics(forTextStyle: .headline)
    let font = UIFont.systemFont(ofSize: 28)
    let sizes = categories.map {
      metrics.scaledFont(for: font, compatibleWith: traits($0)).pointSize
    }
    expect(sizes, equals: [24, 25, 27, 28, 31, 33, 37])
    let limited = categories.map {
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits($0)).pointSize
    }
    expect(limited, equals: [24, 25, 27, 28, 30, 30, 30])
  }

  @Test func scaledValuesFollowTheLeadingsAndAreWholePixels() {
    let sharp = UITraitCollection(traitsFrom: [traits(.medium), UITraitCollection(displayScale: 3)])
    let metrics = UIFontMetrics(forTextStyle: .body)
    expect(abs(metrics.scaledValue(for: 17, compatibleWith: sharp) - 49 / 3), isBelow: 0.001)
    expect(abs(metrics.scaledValue(for: 40, compatibleWith: sharp) - 115 / 3), isBelow: 0.001)
    expect(metrics.scaledValue(for: 22, compatibleWith: traits(.extraSmall)), equals: 19)
  }

  @Test func scalingAScaledFontTraps() async {
    await #expect(processExitsWith: .failure) {
      let font = UIFont.preferredFont(forTextStyle: .body)
      _ = UIFontMetrics.default.scaledFont(for: font)
    }
  }

  @Test func descriptorChangesTraitsAndSize() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = try require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 0)
    expect(made.pointSize, equals: 15)
    expect(made.fontName, equals: "Inter-BoldItalic")
    expect(UIFont(descriptor: bold.withSize(20), size: 0).pointSize, equals: 20)
    expect(UIFont(descriptor: bold, size: 12).pointSize, equals: 12)
  }

  @Test func fontsWithEqualAttributesAreEqual() {
    expect(UIFont.systemFont(ofSize: 12), equals: UIFont.systemFont(ofSize: 12, weight: .regular))
    expect(UIFont.systemFont(ofSize: 12) != UIFont.boldSystemFont(ofSize: 12))
    expect(
      UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
        != UIFont.systemFont(ofSize: 12)
    )
  }

  @Test(arguments: 1...60)
  func linesOfHelveticaAreNoFractionHigherThanTheirPixels(size: Int) throws {
    let font = try require(UIFont(name: "Helvetica", size: CGFloat(size)))
    let text = "Hello".boundingRect(
      with: CGSize(width: 1000, height: 1000),
      options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    )
    expect((text.height * 2).rounded(.up), equals: (CGFloat(size) * 2.3 - 1e-4).rounded(.up))
  }
}
