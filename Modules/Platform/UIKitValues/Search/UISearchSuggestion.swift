public import Foundation

/// A suggestion of a search field.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The attributed text of the suggestion, which overrides ``localizedSuggestion``.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The description of the suggestion for assistive technologies.
  var localizedDescription: String? { get }
  /// The image before the text; nil for a magnifying glass.
  var iconImage: UIImage? { get }
  /// A value that the program associates with the suggestion.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Returns nil.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// Returns nil.
  public var localizedDescription: String? { nil }
  /// Returns a magnifying glass.
  public var iconImage: UIImage? { nil }
}
