import ListModel
public import MomentsContracts
public import SocialModel

/// A list of people over a provider.
@MainActor
public final class LiveFriendsListViewModel: FriendsListViewModel {
  /// The header above the people.
  public let header: any FriendsListHeaderViewModel

  /// The rows below the header; not loaded before a list shows them.
  public var content: any FriendsListContentViewModel { people }

  private let people: LiveFriendsListContentViewModel

  /// Makes the view model of one list; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - kind: Which people.
  ///   - people: Provides them.
  ///   - follows: Knows whom the reader follows; nil where people cannot be followed.
  ///   - events: What to call when the reader leaves.
  ///   - context: The surroundings of the screen.
  public init(
    kind: FriendsListKind,
    people: any PeopleProvider,
    follows: (any RelationshipProvider)? = nil,
    events: FriendsListEvents = FriendsListEvents(),
    in context: ScreenContext
  ) {
    let content = LiveFriendsListContentViewModel(
      kind: kind,
      people: people,
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
    kind: FriendsListKind,
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
