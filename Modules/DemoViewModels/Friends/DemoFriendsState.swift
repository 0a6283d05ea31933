import ListModel
public import MomentsContracts
public import MomentsLanguage

/// Every state that a list of people can be in.
public enum DemoFriendsState: String, CaseIterable, Sendable {
  /// Nothing is loaded yet.
  case loading
  /// Three people, without further pages.
  case some
  /// Many people, with further pages.
  case many
  /// No people.
  case empty
  /// The first page could not be loaded.
  case failed
  /// The owner does not show the list.
  case hidden
  /// The next page is being loaded.
  case pageLoading = "page-loading"
  /// The next page could not be loaded.
  case pageFailed = "page-failed"
  /// Names and handles longer than a row.
  case longNames = "long-names"
  /// Every kind of button, with the mark of each.
  case buttons

  /// The list in this state.
  @MainActor
  public func viewModel(
    _ kind: FriendsListRoute = .followers(of: DemoRows.owner),
    language: AppLanguage,
    onClose: @escaping @MainActor () -> Void = {}
  ) -> DemoFriendsListViewModel {
    DemoFriendsListViewModel(
      header: FriendsListHeader(
        kind,
        count: Observable(count),
        strings: Strings(language),
        onClose: onClose
      ),
      content: content(kind, language: language)
    )
  }

  /// The people in this state.
  @MainActor
  public func content(
    _ kind: FriendsListRoute = .followers(of: DemoRows.owner),
    language: AppLanguage
  ) -> DemoFriendsListContentViewModel {
    let strings = Strings(language)
    return DemoFriendsListContentViewModel(
      rows(strings, of: kind),
      state: listState(kind, strings),
      paging: paging(strings),
      language: language
    )
  }

  private var count: Int? {
    switch self {
    case .loading, .failed: nil
    case .empty: 0
    case .some, .longNames: 3
    case .buttons: 6
    case .many, .hidden, .pageLoading, .pageFailed: 12_860
    }
  }

  private func listState(_ kind: FriendsListRoute, _ strings: Strings) -> ListState {
    switch self {
    case .loading: .loading
    case .empty: .empty(kind.emptyMessage(strings))
    case .hidden: .failed(kind.hiddenMessage(strings))
    case .failed:
      .failed(
        ListFailure(
          title: strings.peopleFailedTitle,
          message: strings.checkConnection,
          retryTitle: strings.retry
        )
      )
    case .some, .many, .pageLoading, .pageFailed, .longNames, .buttons: .content
    }
  }

  private func paging(_ strings: Strings) -> PagingState {
    switch self {
    case .many: .idle
    case .pageLoading: .loading
    case .pageFailed:
      .failed(
        ListFailure(
          title: strings.pageFailedTitle,
          message: strings.checkConnection,
          retryTitle: strings.retry
        )
      )
    case .loading, .some, .empty, .failed, .hidden, .longNames, .buttons: .end
    }
  }

  private func rows(_ strings: Strings, of kind: FriendsListRoute) -> [FriendRow] {
    var people = DemoRows.friends(strings)
    if case .following(DemoRows.owner) = kind {
      // People whom the reader follows follow the reader, too.
      people = people.dropLast().map {
        FriendRow(
          person: $0.person,
          follow: FollowButtonState(
            kind: .following,
            followsReader: $0.follow?.followsReaderText != nil,
            strings: strings
          ),
          strings: strings
        )
      }
    }
    switch self {
    case .loading, .empty, .failed, .hidden: return []
    case .some, .pageLoading, .pageFailed: return Array(people.prefix(3))
    case .many:
      return (0..<40).map { number in
        var row = people[number % people.count]
        row.person.id += "-\(number)"
        return row
      }
    case .longNames: return DemoRows.longNamedFriends(strings)
    case .buttons: return people
    }
  }
}

extension DemoRows {
  /// A person for each kind of button, some of whom follow the reader; the last one is the reader.
  public static func friends(_ strings: Strings) -> [FriendRow] {
    func row(_ person: PersonReference, _ kind: FollowButtonState.Kind, followsReader: Bool)
      -> FriendRow
    {
      FriendRow(
        person: person,
        follow: FollowButtonState(kind: kind, followsReader: followsReader, strings: strings),
        strings: strings
      )
    }
    return [
      row(ann, .following, followsReader: true),
      row(marco, .follow, followsReader: true),
      row(layla, .following, followsReader: false),
      row(
        person("Ingrid Solberg", handle: "@ingrid", portrait: "portrait/hat-7"),
        .requested,
        followsReader: false
      ),
      row(
        person("陈小雨", handle: "@xiaoyu", portrait: "portrait/bun-4"),
        .follow,
        followsReader: false
      ),
      FriendRow(person: owner, strings: strings),
    ]
  }

  /// People whose names and handles are longer than a row.
  public static func longNamedFriends(_ strings: Strings) -> [FriendRow] {
    let handle = "@a.handle.that.goes.on.and.on@a-server-with-a-long-name.example.social"
    let names = [
      "Wolfeschlegelsteinhausenbergerdorff the Younger of the Old Harbour",
      "一个名字非常非常长以至于一行根本放不下的人",
      "عبد الرحمن بن محمد بن عبد العزيز آل الشيخ من الإسكندرية",
    ]
    return zip(names, [FollowButtonState.Kind.following, .follow, .requested]).enumerated().map {
      number,
      entry in
      FriendRow(
        person: PersonReference(
          id: "long-\(number)",
          name: entry.0,
          handle: handle,
          avatar: image("portrait/curls-3", width: 96, height: 96)
        ),
        follow: FollowButtonState(kind: entry.1, followsReader: number < 2, strings: strings),
        strings: strings
      )
    }
  }
}
