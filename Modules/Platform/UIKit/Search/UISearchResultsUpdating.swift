import Foundation

/// Updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when editing begins, and when the text or the scope changes.
  func updateSearchResults(for searchController: UISearchController)
}
