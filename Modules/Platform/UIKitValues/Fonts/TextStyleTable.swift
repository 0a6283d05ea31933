import Foundation

/// The font sizes of the text styles and what scales with them, for each content size category.
enum TextStyleTable {
  /// From extra small to extra extra extra large, then the five accessibility sizes.
  private static func sizes(of style: UIFont.TextStyle) -> [CGFloat] {
    switch style {
    case .extraLargeTitle: extraLargeTitle
    case .extraLargeTitle2: extraLargeTitle2
    case .largeTitle: largeTitle
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    default: body
    }
  }

  // Those of iOS 17 at the default size; the others have the steps of a large title.
  private static let extraLargeTitle: [CGFloat] = largeTitle.map { $0 + 2 }
  private static let extraLargeTitle2: [CGFloat] = title1
  private static let largeTitle: [CGFloat] = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
  private static let title1: [CGFloat] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
  private static let title2: [CGFloat] = [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
  private static let title3: [CGFloat] = [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
  private static let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
  private static let callout: [CGFloat] = [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
  private static let subheadline: [CGFloat] = [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
  private static let footnote: [CGFloat] = [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
  private static let caption1: [CGFloat] = [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
  private static let caption2: [CGFloat] = [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]

  private static let defaultPosition = 3

  static func pointSize(
    of style: UIFont.TextStyle,
    in category: UIContentSizeCategory
  ) -> CGFloat {
    sizes(of: style)[category.position ?? defaultPosition]
  }

  static func weight(of style: UIFont.TextStyle) -> UIFont.Weight {
    switch style {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// Returns what values are multiplied by that scale like a style.
  ///
  /// UIKit compares the leadings of the style, not its font sizes: what is 17 points like body text
  /// is 16.33 where body text has 16 points, and 48 where it has 53.
  static func scale(
    of style: UIFont.TextStyle,
    in category: UIContentSizeCategory
  ) -> CGFloat {
    TextStyleLeadings.leading(of: style, at: category.position ?? defaultPosition)
      / TextStyleLeadings.leading(of: style, at: defaultPosition)
  }
}
