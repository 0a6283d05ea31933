import Foundation

/// Shows what a search finds.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The field began to be edited, or text or scope of the search changed.
  func updateSearchResults(for searchController: UISearchController)

  /// The reader chose a suggestion: what it means goes into the field, as text or as a token.
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
