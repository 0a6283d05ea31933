import Foundation

/// Shows what a search finds.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The field began to be edited, or text or scope of the search changed.
  func updateSearchResults(for searchController: UISearchController)
}
