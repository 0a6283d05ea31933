public import Foundation

/// What a screen shows in place of content that it does not have: an image, a text, a second text,
/// and up to two buttons.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.image = UIImage(systemName: "star")
/// empty.text = "No Favorites"
/// empty.secondaryText = "What you mark with a star is shown here."
/// contentUnavailableConfiguration = empty
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// Where the content stands.
  public enum Alignment: Hashable, Sendable {
    /// In the middle.
    case center
    /// At the edge where the language begins.
    case natural
  }

  private let style: Style

  /// The image above the texts.
  public var image: UIImage?
  /// How the image is shown; the turning wheel of ``loading()`` has its color.
  public var imageProperties = ImageProperties()
  /// The main text.
  public var text: String?
  /// The main text with attributes of its own, in place of ``text``.
  public var attributedText: NSAttributedString?
  /// How the main text is shown.
  public var textProperties: TextProperties
  /// The second text, below the first.
  public var secondaryText: String?
  /// The second text with attributes of its own, in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// The button below the texts; it is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The second button, below the first.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the content stands.
  public var alignment = Alignment.center
  /// The room between the content and the safe area, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 32,
    bottom: 16,
    trailing: 32
  )
  /// The room between image and texts, in points.
  public var imageToTextPadding: CGFloat
  /// The room between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 3
  /// The room between texts and button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The room between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 15
  /// What is behind the content; nothing at first.
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

  /// One without content, for any reason that nothing is there.
  public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }

  /// A turning wheel above a word, for content that is on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = Self(.loading)
    made.text = Words.current.loading
    return made
  }

  /// Says that a search found nothing.
  ///
  /// Updated for a state with a search text, it names that.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = Self(.search)
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = Words.current.noResults
    made.secondaryText = Words.current.checkSpelling
    return made
  }

  // MARK: Showing it

  /// Makes a ``UIContentUnavailableView``.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration as it is in a state: that of a search names what was searched for, unless
  /// another text was set.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard style == .search, text == Words.current.noResults,
      let search = (state as? UIContentUnavailableConfigurationState)?.searchText, !search.isEmpty
    else { return self }
    var updated = self
    updated.text = Words.current.noResultsFor.replacingOccurrences(of: "%@", with: search)
    return updated
  }

  var hasText: Bool { attributedText != nil || text?.isEmpty == false }
  var hasSecondaryText: Bool {
    secondaryAttributedText != nil || secondaryText?.isEmpty == false
  }
  /// Whether a turning wheel takes the place of an image.
  var showsWheel: Bool { style == .loading && image == nil }
}

extension UIContentUnavailableConfiguration {
  /// What a configuration was made for.
  fileprivate enum Style: Hashable { case empty, loading, search }

  /// What the configurations of the system say.
  private struct Words {
    var loading: String
    var noResults: String
    /// With what was searched for.
    var noResultsFor: String
    var checkSpelling: String

    /// In the language of the screen.
    static var current: Words {
      let language = UIScreen.languageNow
      return switch language.prefix(2).lowercased() {
      case "zh":
        Words(
          loading: "正在载入…",
          noResults: "无结果",
          noResultsFor: "没有“%@”的结果",
          checkSpelling: "请检查拼写或尝试新的搜索。"
        )
      case "ar":
        Words(
          loading: "جارٍ التحميل…",
          noResults: "لا توجد نتائج",
          noResultsFor: "لا توجد نتائج لـ \u{201C}%@\u{201D}",
          checkSpelling: "تحقق من الهجاء أو جرّب بحثًا جديدًا."
        )
      default:
        Words(
          loading: "Loading…",
          noResults: "No Results",
          noResultsFor: "No Results for \u{201C}%@\u{201D}",
          checkSpelling: "Check the spelling or try a new search."
        )
      }
    }
  }
}
