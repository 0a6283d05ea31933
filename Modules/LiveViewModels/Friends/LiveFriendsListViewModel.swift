import ListModel
public import MomentsContracts
import MomentsLanguage
public import SocialModel

/// A list of people over a provider.
@MainActor
public final class LiveFriendsListViewModel: FriendsListViewModel {
  /// The header above the people.
  public let header: any FriendsListHeaderViewModel

  /// The rows below the header; not loaded before a list shows them.
  public var content: any FriendsListContentViewModel { people }

  private let people: LiveFriendsListContentViewModel

  /// Makes the view model of a list that a route leads to; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - list: Which people.
  ///   - people: Provides them.
  ///   - follows: Knows whom the reader follows; nil where people cannot be followed.
  ///   - events: What to call when the reader leaves.
  ///   - context: The surroundings of the screen.
  public convenience init(
    _ list: FriendsListRoute,
    people: any PeopleProvider,
    follows: (any RelationshipProvider)? = nil,
    events: FriendsListEvents = FriendsListEvents(),
    in context: ScreenContext
  ) {
    let source = PeopleList(list)
    self.init(kind: list, follows: follows, events: events, in: context) {
      try await people.people(in: source, after: $0)
    }
  }

  /// Makes the view model of a list of any kind; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - kind: What the list says.
  ///   - follows: Knows whom the reader follows; nil where people cannot be followed.
  ///   - events: What to call when the reader leaves.
  ///   - context: The surroundings of the screen.
  ///   - read: Requests the page of people at a cursor; the first page if it is `nil`.
  public init(
    kind: any FriendsListKind,
    follows: (any RelationshipProvider)? = nil,
    events: FriendsListEvents = FriendsListEvents(),
    in context: ScreenContext,
    read: @escaping @MainActor (PageCursor?) async throws -> PeoplePage
  ) {
    let content = LiveFriendsListContentViewModel(
      kind: kind,
      read: read,
      follows: follows,
      onRoute: events.onRoute,
      in: context
    )
    self.people = content
    header = LiveFriendsListHeaderViewModel(
      kind: kind,
      totalCount: content.totalCount,
      onClose: events.onClose,
      strings: context.strings
    )
  }
}

/// The header of a list of people: its count is that of the provider.
@MainActor
final class LiveFriendsListHeaderViewModel: FriendsListHeaderViewModel {
  let title: String
  let icon: FriendsListSymbol
  let closeIcon = FriendsListSymbol.close
  let closeTitle: String
  let onClose: @MainActor () -> Void
  var count: Observable<FriendsListCount> { countSource }

  private let countSource: MutableObservable<FriendsListCount>
  private let bindings = DisposeBag()

  init(
    kind: any FriendsListKind,
    totalCount: Observable<Int?>,
    onClose: @escaping @MainActor () -> Void,
    strings: Strings
  ) {
    title = kind.title(strings)
    icon = kind.symbol
    closeTitle = strings.close
    self.onClose = onClose
    let source = MutableObservable(FriendsListCount(nil, of: kind, strings: strings))
    countSource = source
    totalCount.observe { source.setIfChanged(FriendsListCount($0, of: kind, strings: strings)) }
      .disposed(by: bindings)
  }
}
