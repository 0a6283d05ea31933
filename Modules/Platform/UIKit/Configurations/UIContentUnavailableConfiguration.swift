public import Foundation

/// The placeholder of a screen without content: an image, a text, a secondary text, and up to two
/// buttons.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "star")
/// empty.text = "No Favorites"
/// empty.secondaryText = "What you mark with a star is shown here."
/// contentUnavailableConfiguration = empty
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The alignment of the content.
  public enum Alignment: Hashable, Sendable {
    case center
    /// At the leading edge.
    case natural
  }

  private let style: Style

  /// The image above the texts.
  public var image: UIImage?
  /// The properties of the image; their color also applies to the activity indicator of
  /// ``loading()``.
  public var imageProperties = ImageProperties()
  /// The main text.
  public var text: String?
  /// An attributed main text, used instead of ``text``.
  public var attributedText: NSAttributedString?
  /// The properties of the main text.
  public var textProperties: TextProperties
  /// The secondary text, below the main text.
  public var secondaryText: String?
  /// An attributed secondary text, used instead of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The font, the color and the line breaking of the text below the main one.
  public var secondaryTextProperties: TextProperties
  /// The button below the texts; it is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behavior of the button.
  public var buttonProperties = ButtonProperties()
  /// The secondary button, below the first.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The margins of the content from the safe area, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 32,
    bottom: 16,
    trailing: 32
  )
  /// The spacing between image and texts, in points.
  public var imageToTextPadding: CGFloat
  /// The spacing between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 3
  /// The spacing between texts and button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The spacing between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 15
  /// The background; empty by default.
  public var background = UIBackgroundConfiguration.clear()

  private init(_ style: Style) {
    self.style = style
    let small = UIFont.preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties = TextProperties(font: small, color: .secondaryLabel)
    textProperties =
      style == .loading
      ? secondaryTextProperties
      : TextProperties(font: Self.titleFont, color: .label)
    imageToTextPadding = style == .loading ? 8 : 15
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: style == .loading ? 32 : 48
    )
    imageProperties.tintColor = .secondaryLabel
  }

  private static var titleFont: UIFont {
    let font = UIFont.preferredFont(forTextStyle: .title2)
    guard let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return font }
    return UIFont(descriptor: bold, size: 0)
  }

  // MARK: Making one

  /// Makes an empty configuration, for any kind of unavailable content.
  public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }

  /// Makes a configuration with an activity indicator and a text, for content that is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = Self(.loading)
    made.text = words.loading
    return made
  }

  /// Makes a configuration for a search without results.
  ///
  /// Updated for a state with a search text, it contains that text.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = Self(.search)
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = words.noResults
    made.secondaryText = words.checkSpelling
    return made
  }

  // MARK: Showing it

  /// Makes a ``UIContentUnavailableView``.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state; for a search it contains the search text, unless
  /// another text was set.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard style == .search, text == Self.words.noResults,
      let search = (state as? UIContentUnavailableConfigurationState)?.searchText, !search.isEmpty
    else { return self }
    var updated = self
    updated.text = Self.words.noResults(for: search)
    return updated
  }

  var hasText: Bool { attributedText != nil || text?.isEmpty == false }
  var hasSecondaryText: Bool {
    secondaryAttributedText != nil || secondaryText?.isEmpty == false
  }
  /// Whether an activity indicator is shown instead of an image.
  var showsWheel: Bool { style == .loading && image == nil }
}

extension UIContentUnavailableConfiguration {
  /// The purpose of a configuration.
  fileprivate enum Style: Hashable { case empty, loading, search }

  private static var words: SystemWords {
    SystemWords(language: UIScreen.languageNow)
  }
}
