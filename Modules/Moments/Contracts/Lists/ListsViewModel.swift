public import ListModel
import MomentsLanguage

/// The content and the operations of the screen of the reader's lists and followed hashtags.
///
/// The sections contain ``ListsRow``. The reader's changes are shown immediately. Actions on a row
/// that was removed are ignored.
@MainActor
public protocol ListsViewModel: ListScreenViewModel {
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

extension ListsViewModel {
  /// The title of the screen.
  public var title: String { strings.listsTitle }
}
