public import ListModel

/// The content and the operations of the screen of the reader's lists and followed hashtags.
///
/// The sections contain ``ListsRow``. The reader's changes are shown immediately. Actions on a row
/// that was removed are ignored.
@MainActor
public protocol ListsViewModel: ListViewModel {
  /// The language of the screen's texts.
  var strings: Strings { get }

  /// The message to show for a few seconds; `nil` before the first one.
  var message: Observable<UserMessage?> { get }

  /// Called with each route that the reader opens.
  var onRoute: (@MainActor (Route) -> Void)? { get set }

  /// Whether lists can be created: not every source supports it.
  var canMakeLists: Bool { get }

  /// Opens the timeline of a row.
  func open(_ row: ListItemID)

  /// Shows the members of a list.
  func openMembers(_ row: ListItemID)

  /// Creates a list; a title of spaces is ignored.
  func makeList(_ title: String)

  /// Renames a list.
  func rename(_ row: ListItemID, to title: String)

  /// Deletes a list, or unfollows a hashtag.
  func delete(_ row: ListItemID)
}
