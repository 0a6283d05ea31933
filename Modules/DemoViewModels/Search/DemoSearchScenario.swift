import ListModel
import MomentsContracts
import MomentsLanguage

/// Every state that a search can be in.
public enum DemoSearchScenario: String, CaseIterable, Sendable {
  /// There was no search yet.
  case begin
  /// Nothing is typed; there are recent searches.
  case recents
  /// The first page is being loaded.
  case loading
  /// People, hashtags and moments.
  case found
  /// People only, in pages.
  case people
  /// Hashtags only, while the next page is being loaded.
  case hashtags
  /// Moments only, after the next page could not be loaded.
  case moments
  /// Nothing was found.
  case nothing
  /// People and hashtags, at a server that may not search texts.
  case withoutText = "without-text"
  /// Results from this machine.
  case onDevice = "on-device"
  /// The search failed.
  case failed
  /// A person's address was typed, which finds people.
  case address
  /// The address of a page was pasted, which cannot be resolved.
  case addressOfNothing = "address-of-nothing"
  /// Names, hashtags and addresses longer than a row.
  case long

  func text(_ strings: Strings) -> String {
    switch self {
    case .begin, .recents: ""
    case .address: "@marco@moments.example"
    case .addressOfNothing: "https://elsewhere.example/@nobody/113579246801357924"
    case .long: String(repeating: DemoRows.said("harbour", "海港", "المرفأ", strings), count: 9)
    default: DemoRows.said("harbour", "海港", "المرفأ", strings)
    }
  }

  var scope: SearchScope {
    switch self {
    case .people: .people
    case .hashtags: .hashtags
    case .moments: .moments
    default: .all
    }
  }

  func state(_ strings: Strings) -> ListState {
    switch self {
    case .begin:
      .empty(
        ListEmptyMessage(title: strings.searchBeginTitle, message: strings.searchBeginMessage)
      )
    case .loading: .loading
    case .nothing:
      .empty(
        ListEmptyMessage(
          title: strings.searchNothingTitle(text(strings)),
          message: strings.searchNothingMessage(.all)
        )
      )
    case .failed:
      .failed(
        ListFailure(
          title: strings.searchFailedTitle,
          message: strings.checkConnection,
          retryTitle: strings.retry
        )
      )
    default: .content
    }
  }

  func paging(_ strings: Strings) -> PagingState {
    switch self {
    case .people: .idle
    case .hashtags: .loading
    case .moments:
      .failed(
        ListFailure(
          title: strings.pageFailedTitle,
          message: strings.checkConnection,
          retryTitle: strings.retry
        )
      )
    default: .end
    }
  }

  @MainActor
  func sections(_ strings: Strings) -> [ListSection] {
    let people = DemoRows.friends(strings)
    let tags = DemoRows.tags(strings)
    let moments = DemoRows.moments(strings)
    switch self {
    case .begin, .loading, .nothing, .failed: return []
    case .recents:
      let texts = ["hiking", "早上", "@marco@moments.example", "البحر الأبيض المتوسط"]
      return [
        ListSection(
          id: "recents",
          header: SearchHeadingRow(.recents, strings: strings),
          rows: texts.map { RecentSearchRow($0, strings: strings) }
        )
      ]
    case .found: return found(people, tags, Array(moments.prefix(2)), strings)
    case .people: return [section(.people, strings) { people }]
    case .hashtags: return [section(.hashtags, strings) { tags }]
    case .moments: return [section(.moments, strings) { moments.prefix(2) }]
    case .withoutText:
      return [
        section(.people, strings) { people.prefix(2) },
        section(.hashtags, strings) { tags.prefix(2) },
        section(.moments, strings) { SearchNoteRow(.noText, strings: strings) },
      ]
    case .onDevice:
      return [
        ListSection(id: "note") { SearchNoteRow(.onDevice, strings: strings) },
        section(.people, isFromDevice: true, strings) { people.prefix(2) },
        section(.hashtags, isFromDevice: true, strings) { tags.prefix(2) },
        section(.moments, isFromDevice: true, strings) { moments.prefix(1) },
      ]
    case .address:
      return [address(.idle, strings), section(.people, strings) { people[1] }]
    case .addressOfNothing: return [address(.nothing, strings)]
    case .long:
      let name = DemoRows.said("harbour", "海港城市清晨", "المرفأ", strings)
      let long = TagRow(
        name: String(repeating: name, count: 9),
        usage: .init(recentPeople: 12_486, weekPeople: 0),
        history: [],
        strings: strings
      )
      return [
        address(.failed(strings.checkConnection), strings),
        section(.people, strings) { DemoRows.longNamedFriends(strings) },
        section(.hashtags, strings) { long },
      ]
    }
  }

  private func address(_ state: SearchAddressRow.State, _ strings: Strings) -> ListSection {
    ListSection(
      id: "address",
      rows: [SearchAddressRow(address: text(strings), state: state, strings: strings)]
    )
  }

  private func found(
    _ people: [FriendRow],
    _ tags: [TagRow],
    _ moments: [MomentRow],
    _ strings: Strings
  ) -> [ListSection] {
    [
      section(.people, strings) {
        people.prefix(3)
        SearchMoreRow(.people, strings: strings)
      },
      section(.hashtags, strings) {
        tags.prefix(3)
        SearchMoreRow(.hashtags, strings: strings)
      },
      section(.moments, strings) { moments },
    ]
  }

  private func section(
    _ scope: SearchScope,
    isFromDevice: Bool = false,
    _ strings: Strings,
    @ListItemsBuilder rows: () -> [AnyListItem]
  ) -> ListSection {
    ListSection(
      id: ListItemID("\(scope)"),
      header: SearchHeadingRow(.found(scope), isFromDevice: isFromDevice, strings: strings),
      rows: rows
    )
  }
}
