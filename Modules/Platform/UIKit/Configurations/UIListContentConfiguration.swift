public import Foundation

/// The content of a row of a list: an image, a text, and a second text below it or beside it.
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
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The main text.
  public var text: String?
  /// The main text with attributes of its own, in place of ``text``.
  public var attributedText: NSAttributedString?
  /// How the main text is shown.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes of its own, in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// The room between the content and the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text is beside the first if both fit in one line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// How opaque image and texts are, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The room between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The room between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The room between texts below each other, in points.
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

  /// A row of a list.
  public static func cell() -> UIListContentConfiguration { Self(.cell) }
  /// A row with a smaller second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitle) }
  /// A row with a second text at its end.
  public static func valueCell() -> UIListContentConfiguration { Self(.value) }
  /// The header of a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
  /// The footer of a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
  /// The header of a group.
  public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
  /// The header of an inset group that stands out: as large and dark as the title of a page's part.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.prominentHeader)
  }
  /// The header of an inset group that stands out more.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.extraProminentHeader)
  }
  /// The footer of a group.
  public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }

  // MARK: Showing it

  /// Makes a ``UIListContentView``.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration with dimmed texts where the state is disabled; colors that were set stay.
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

  /// The least height of the content, in points.
  var leastHeight: CGFloat { style.isCell ? 44 : 0 }
  /// Whether the main text heads what comes below it.
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
