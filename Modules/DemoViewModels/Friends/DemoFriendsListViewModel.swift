public import ListModel
public import MomentsContracts

/// A list of people of fixed values.
public struct DemoFriendsListViewModel: FriendsListViewModel {
  /// What stands above the people.
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
  /// What the list is.
  public var title: String
  /// The symbol before the title.
  public var icon: FriendsListSymbol
  /// The symbol of the button to leave.
  public var closeIcon = FriendsListSymbol.close
  /// What that button is called.
  public var closeTitle: String
  /// How many people there are.
  public var count: Observable<FriendsListCount>
  /// Called when the reader leaves by the button.
  public var onClose: @MainActor () -> Void

  /// Makes a header in a language.
  ///
  /// - Parameters:
  ///   - kind: Which people.
  ///   - count: How many; `nil` where that is not known.
  ///   - language: The language of the header.
  ///   - onClose: Called when the reader leaves by the button.
  @MainActor
  public init(
    _ kind: FriendsListKind = .followers(of: DemoRows.owner),
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

  /// Notes it.
  @discardableResult
  public func toggleFollow(_ row: ListItemID) -> Task<Void, Never> { note("follow", row) }

  /// Notes it.
  public func open(_ row: ListItemID) { note("open", row) }
}
