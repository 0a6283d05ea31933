import Foundation

/// The leadings of the text styles in Apple's font, in points, for each content size category.
///
/// They are numbers rather than those of the font that is drawn with, so that views have the sizes
/// that they have on iOS.
enum TextStyleLeadings {
  static func leading(of style: UIFont.TextStyle, at position: Int) -> CGFloat {
    leadings(of: style)[position]
  }

  /// From extra small to extra extra extra large, then the five accessibility sizes.
  private static func leadings(of style: UIFont.TextStyle) -> [CGFloat] {
    switch style {
    case .extraLargeTitle: extraLargeTitle
    case .largeTitle: largeTitle
    case .title1, .extraLargeTitle2: title1
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

  private static let extraLargeTitle: [CGFloat] = largeTitle.map { $0 + 2 }
  private static let largeTitle: [CGFloat] = [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
  private static let title1: [CGFloat] = [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
  private static let title2: [CGFloat] = [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
  private static let title3: [CGFloat] = [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
  private static let body: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  private static let callout: [CGFloat] = [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
  private static let subheadline: [CGFloat] = [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
  private static let footnote: [CGFloat] = [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
  private static let caption1: [CGFloat] = [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
  private static let caption2: [CGFloat] = [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
}
