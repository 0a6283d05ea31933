public import ListModel
public import MomentsContracts
import MomentsValues
public import SocialModel

/// The reader's lists and the hashtags that they follow, over providers.
@MainActor
public final class LiveListsViewModel: ReaderListsViewModel, ListsViewModel {
  /// Makes the view model of one screen; nothing is read yet.
  ///
  /// - Parameters:
  ///   - lists: The reader's lists; nil where there are none.
  ///   - tags: The hashtags that they follow; nil where none can be followed.
  ///   - context: The surroundings of the screen.
  public init(
    lists: (any ReaderListProvider)?,
    tags: (any TagFollowProvider)?,
    in context: ScreenContext
  ) {
    super.init(
      pages: ListsPages(lists: lists, tags: tags, strings: context.strings),
      named: "lists",
      in: context
    )
  }

  /// Whether lists can be made.
  public var canMakeLists: Bool { pages.lists != nil }

  /// Opens the timeline of a row.
  public func open(_ row: ListItemID) {
    guard let row = self.row(row), row.canOpen else { return }
    switch row.kind {
    case .list(let list): onRoute?(.list(list))
    case .hashtag(let name): onRoute?(.hashtag(name))
    }
  }

  /// Shows who is in a list.
  public func openMembers(_ row: ListItemID) {
    if let list = self.row(row)?.list { onRoute?(.listMembers(list)) }
  }

  /// Renames a list.
  public func rename(_ row: ListItemID, to title: String) {
    let title = title.trimmed
    guard let lists = pages.lists, let list = self.row(row)?.list, !title.isEmpty,
      title != list.title
    else { return }
    change("rename-list", list.id) {
      try await lists.perform(.renameList(title: title, listID: list.id))
    }
  }

  /// Deletes a list, or unfollows a hashtag.
  public func delete(_ row: ListItemID) {
    guard let row = self.row(row) else { return }
    switch row.kind {
    case .list(let list):
      guard let lists = pages.lists else { return }
      change("delete-list", list.id) {
        try await lists.perform(.deleteList(listID: list.id))
      }
    case .hashtag(let name):
      guard let tags = pages.tags else { return }
      change("unfollow-tag", name) {
        try await tags.perform(.followTag(false, name: name))
      }
    }
  }
}
