public import Foundation

/// Something that a search field suggests to search for.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The words of the suggestion.
  var localizedSuggestion: String? { get }
  /// The words with attributes of their own, in place of ``localizedSuggestion``.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What the suggestion is, for people who cannot see it.
  var localizedDescription: String? { get }
  /// The image before the words; nil for a magnifying glass.
  var iconImage: UIImage? { get }
  /// What the program wants to remember of the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// None.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// None.
  public var localizedDescription: String? { nil }
  /// The magnifying glass.
  public var iconImage: UIImage? { nil }
}
