public import Foundation

extension UIFont {
  /// The rank of a text, which gives its size and weight at every text size the reader may choose.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style, as stored.
    public let rawValue: String

    /// Makes the style of a stored name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes the style of a stored name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of what a whole window is about: 36 points, bold, at the default size.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The same, smaller: 28 points, bold, at the default size.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The title of a screen: 34 points at the default size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A heading of the first rank: 28 points at the default size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A heading of the second rank: 22 points at the default size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A heading of the third rank: 20 points at the default size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading in the text: 17 points, semibold, at the default size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading of a lower rank: 15 points at the default size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text: 17 points at the default size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark: 16 points at the default size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote: 13 points at the default size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption: 12 points at the default size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption: 11 points at the default size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The metrics that scale other sizes as this style scales.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }

  /// How heavy the strokes of a font are, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The weight as a number.
    public let rawValue: CGFloat

    /// Makes a weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a weight of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Whether the first weight is lighter than the second.
    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
    /// A weight so much heavier than another.
    public static func + (weight: Weight, difference: CGFloat) -> Weight {
      Weight(weight.rawValue + difference)
    }
    /// A weight so much lighter than another.
    public static func - (weight: Weight, difference: CGFloat) -> Weight {
      Weight(weight.rawValue - difference)
    }
    /// Makes a weight heavier.
    public static func += (weight: inout Weight, difference: CGFloat) {
      weight = weight + difference
    }
    /// Makes a weight lighter.
    public static func -= (weight: inout Weight, difference: CGFloat) {
      weight = weight - difference
    }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The weight after the lightest.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight of a heading in the text.
    public static let semibold = Weight(rawValue: 0.3)
    /// Two steps heavier than medium.
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

  /// The nearest weight as fonts count them, 100 to 900.
  var fontNumber: Int {
    Self.scale.min { abs($0.weight - rawValue) < abs($1.weight - rawValue) }?.number ?? 400
  }

  init(fontNumber: Int) {
    let nearest = Self.scale.min { abs($0.number - fontNumber) < abs($1.number - fontNumber) }
    self.init(rawValue: nearest?.weight ?? 0)
  }
}
