public import Foundation

/// A search suggestion with a text and an optional image.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text of the suggestion.
  open private(set) var localizedSuggestion: String?
  /// The attributed text of the suggestion.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// The description of the suggestion for assistive technologies.
  open private(set) var localizedDescription: String?
  /// The image before the text.
  open private(set) var iconImage: UIImage?
  /// A value that the program associates with the suggestion.
  open var representedObject: Any?

  /// Makes a suggestion with a text.
  public init(
    localizedSuggestion suggestion: String,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  /// Makes a suggestion with an attributed text.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}
