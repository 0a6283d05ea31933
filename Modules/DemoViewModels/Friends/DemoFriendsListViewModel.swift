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

/// The header of a list of people, as a value.
public struct DemoFriendsListHeaderViewModel: FriendsListHeaderViewModel {
  /// The title of the list.
  public var title: String
  /// The symbol before the title.
  public var icon: FriendsListSymbol
  /// The symbol of the close button.
  public var closeIcon = FriendsListSymbol.close
  /// The title of the close button.
  public var closeTitle: String
  /// The number of people.
  public var count: Observable<FriendsListCount>
  /// Called when the reader taps the close button.
  public var onClose: @MainActor () -> Void

  /// Makes a header in a language.
  ///
  /// - Parameters:
  ///   - kind: Which people.
  ///   - count: The number of people; `nil` where it is unknown.
  ///   - language: The language of the header.
  ///   - onClose: Called when the reader taps the close button.
  @MainActor
  public init(
    _ kind: any FriendsListKind = FriendsListRoute.followers(of: DemoRows.owner),
    count: Int? = 12_860,
    language: AppLanguage,
    onClose: @escaping @MainActor () -> Void = {}
  ) {
    let strings = Strings(language)
    title = kind.title(strings)
    icon = kind.symbol
    closeTitle = strings.close
    self.count = Observable(FriendsListCount(count, of: kind, strings: strings))
    self.onClose = onClose
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
