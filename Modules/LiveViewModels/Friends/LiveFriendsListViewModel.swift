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
    header = FriendsListHeader(
      kind,
      count: content.totalCount,
      strings: context.strings,
      onClose: events.onClose
    )
  }
}
