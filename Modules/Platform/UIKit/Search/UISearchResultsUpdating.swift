import Foundation

/// Updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when editing begins, and when the text or the scope changes.
  func updateSearchResults(for searchController: UISearchController)

  /// Called when the reader selects a suggestion, to update the field with its text or a token.
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  )
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
