public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// A list of people of fixed values.
public struct DemoFriendsListViewModel: FriendsListViewModel {
  /// The header above the people.
  public var header: any FriendsListHeaderViewModel

  /// The people.
  public var content: any FriendsListContentViewModel

  /// Makes a list of its parts.
  public init(
    header: any FriendsListHeaderViewModel,
    content: any FriendsListContentViewModel
  ) {
    self.header = header
    self.content = content
  }
}

/// The fixed people of a list.
@MainActor
public final class DemoFriendsListContentViewModel: DemoListScreen, FriendsListContentViewModel {
  /// Makes a list of rows in a state.
  public init(
    _ rows: [FriendRow],
    state: ListState = .content,
    paging: PagingState = .end,
    language: AppLanguage
  ) {
    super.init(
      rows.isEmpty ? [] : [ListSection(id: "rows", rows: rows)],
      state: state,
      paging: paging,
      language: language
    )
  }

  /// Records the intent.
  @discardableResult
  public func toggleFollow(_ row: ListItemID) -> Task<Void, Never> { note("follow", row) }

  /// Records the intent.
  public func open(_ row: ListItemID) { note("open", row) }
}
