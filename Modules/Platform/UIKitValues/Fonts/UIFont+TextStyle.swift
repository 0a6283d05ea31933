public import Foundation

extension UIFont {
  /// A text style, which determines font size and weight for each content size category.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style in the attributes of font descriptors.
    public let rawValue: String

    /// Makes a text style from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a text style from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The title of a whole window: 36 points, bold, at the default size.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// A smaller title of a whole window: 28 points, bold, at the default size.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The title of a screen: 34 points at the default size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level heading: 28 points at the default size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second-level heading: 22 points at the default size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level heading: 20 points at the default size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading in text: 17 points, semibold, at the default size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading: 15 points at the default size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text: 17 points at the default size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout: 16 points at the default size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote: 13 points at the default size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption: 12 points at the default size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption: 11 points at the default size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The metrics that scale values like this style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }

  /// The weight of a font, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Makes a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Whether the first weight is lighter than the second.
    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
    /// Returns a weight increased by a difference.
    public static func + (weight: Weight, difference: CGFloat) -> Weight {
      Weight(weight.rawValue + difference)
    }
    /// Returns a weight decreased by a difference.
    public static func - (weight: Weight, difference: CGFloat) -> Weight {
      Weight(weight.rawValue - difference)
    }
    /// Increases a weight.
    public static func += (weight: inout Weight, difference: CGFloat) {
      weight = weight + difference
    }
    /// Decreases a weight.
    public static func -= (weight: inout Weight, difference: CGFloat) {
      weight = weight - difference
    }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The second lightest weight.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text, which others are relative to.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of headlines.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of bold text.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)
  }
}

extension UIFont.Weight {
  private static let scale: [(weight: CGFloat, number: Int)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
    (0.56, 800), (0.62, 900),
  ]

  /// The nearest font weight, from 100 to 900.
  var fontNumber: Int {
    Self.scale.min { abs($0.weight - rawValue) < abs($1.weight - rawValue) }?.number ?? 400
  }

  init(fontNumber: Int) {
    let nearest = Self.scale.min { abs($0.number - fontNumber) < abs($1.number - fontNumber) }
    self.init(rawValue: nearest?.weight ?? 0)
  }
}
