public import Foundation

/// The content of a list row: an image, a text, and a secondary text below or beside it.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Language"
/// content.secondaryText = "English"
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  private let style: Style

  /// The image before the texts.
  public var image: UIImage?
  /// The symbol, color and size with which ``image`` is shown.
  public var imageProperties = ImageProperties()
  /// The main text.
  public var text: String?
  /// An attributed main text, used instead of ``text``.
  public var attributedText: NSAttributedString?
  /// The properties of the main text.
  public var textProperties: TextProperties
  /// The text below or beside the main one; nil for none.
  public var secondaryText: String?
  /// An attributed secondary text, used instead of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The font, the color and the line breaking of ``secondaryText``.
  public var secondaryTextProperties: TextProperties
  /// The margins of the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is beside the main text if both fit into one line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The opacity of image and texts, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The spacing between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The spacing between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The spacing between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ style: Style) {
    self.style = style
    textProperties = TextProperties(font: style.font, color: style.color(isDisabled: false))
    textProperties.transform = style == .groupedHeader ? .uppercase : .none
    secondaryTextProperties = TextProperties(
      font: style.secondaryFont,
      color: style.secondaryColor(isDisabled: false)
    )
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style == .value
  }

  // MARK: Making one

  /// Makes the content of a list row.
  public static func cell() -> UIListContentConfiguration { Self(.cell) }
  /// Makes the content of a row with a smaller secondary text below the main text.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitle) }
  /// Makes the content of a row with a secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration { Self(.value) }
  /// Makes the content of a section header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
  /// Makes the content of a section footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
  /// Makes the content of a section header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
  /// Makes the content of a prominent section header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.prominentHeader)
  }
  /// Makes the content of an extra prominent section header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.extraProminentHeader)
  }
  /// Makes the content of a section footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }

  // MARK: Showing it

  /// Makes a ``UIListContentView``.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state; texts are dimmed if it is disabled, unless their colors
  /// were set.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    var updated = self
    if textProperties.color == style.color(isDisabled: !isDisabled) {
      updated.textProperties.color = style.color(isDisabled: isDisabled)
    }
    if secondaryTextProperties.color == style.secondaryColor(isDisabled: !isDisabled) {
      updated.secondaryTextProperties.color = style.secondaryColor(isDisabled: isDisabled)
    }
    return updated
  }

  /// The minimum height of the content, in points.
  var leastHeight: CGFloat { style.isCell ? 44 : 0 }
  /// Whether the main text is a header.
  var isHeader: Bool {
    switch style {
    case .plainHeader, .groupedHeader, .prominentHeader, .extraProminentHeader: true
    default: false
    }
  }
  var hasText: Bool { attributedText != nil || text?.isEmpty == false }
  var hasSecondaryText: Bool {
    secondaryAttributedText != nil || secondaryText?.isEmpty == false
  }
}

extension UIListContentConfiguration {
  /// The style that a configuration was made with.
  fileprivate enum Style: Hashable {
    case cell, subtitle, value, plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentHeader, extraProminentHeader

    var isCell: Bool { self == .cell || self == .subtitle || self == .value }

    var font: UIFont {
      switch self {
      case .cell, .subtitle, .value: .preferredFont(forTextStyle: .body)
      case .plainHeader: .preferredFont(forTextStyle: .headline)
      case .plainFooter: .preferredFont(forTextStyle: .subheadline)
      case .groupedHeader, .groupedFooter: .preferredFont(forTextStyle: .footnote)
      case .prominentHeader: .preferredFont(forTextStyle: .headline)
      case .extraProminentHeader: .preferredFont(forTextStyle: .title3).bold
      }
    }

    var secondaryFont: UIFont {
      switch self {
      case .value: .preferredFont(forTextStyle: .body)
      case .cell: .preferredFont(forTextStyle: .subheadline)
      case .subtitle: .preferredFont(forTextStyle: .caption1)
      default: .preferredFont(forTextStyle: .footnote)
      }
    }

    func color(isDisabled: Bool) -> UIColor {
      if isDisabled { return .tertiaryLabel }
      switch self {
      case .cell, .subtitle, .value, .plainHeader, .prominentHeader, .extraProminentHeader:
        return .label
      case .plainFooter, .groupedHeader, .groupedFooter: return .secondaryLabel
      }
    }

    func secondaryColor(isDisabled: Bool) -> UIColor {
      isDisabled ? .quaternaryLabel : .secondaryLabel
    }

    var margins: NSDirectionalEdgeInsets {
      let vertical: CGFloat =
        switch self {
        case .cell, .value: 11
        case .subtitle: 8
        case .prominentHeader, .extraProminentHeader: 10
        default: 6
        }
      return NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 16)
    }
  }
}
