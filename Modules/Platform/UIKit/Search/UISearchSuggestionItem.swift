public import Foundation

/// A suggestion of words, with an image where there is one.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The words of the suggestion.
  open private(set) var localizedSuggestion: String?
  /// The words with attributes of their own.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// What the suggestion is, for people who cannot see it.
  open private(set) var localizedDescription: String?
  /// The image before the words.
  open private(set) var iconImage: UIImage?
  /// What the program wants to remember of the suggestion.
  open var representedObject: Any?

  /// Makes a suggestion of words.
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

  /// Makes a suggestion of words with attributes of their own.
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
