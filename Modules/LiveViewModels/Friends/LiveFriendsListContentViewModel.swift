import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// The people of a list over a provider: pages, one request at a time, with the reader's
/// relationships.
///
/// It shows what providers return and has no state of its own: a tap calls the provider, whose
/// `ChangeSource` names the person, and that row is built again.
@MainActor
final class LiveFriendsListContentViewModel: LiveListScreen<FriendRow, PageCursor>,
  FriendsListContentViewModel
{
  /// The number of people in the list, as the provider last returned it; nil where it is unknown.
  var totalCount: Observable<Int?> { pages.total }

  private let pages: FriendsListPages
  private let follows: (any RelationshipProvider)?
  private let taps = ReaderTaps()
  private lazy var reads = ChangeReads { [weak self] in await self?.readRelationships($0.people) }
  private let bindings = DisposeBag()

  /// Makes a list of people of a kind.
  convenience init(
    kind: any FriendsListKind,
    read: @escaping FriendsListPages.Read,
    follows: (any RelationshipProvider)?,
    onRoute: @escaping @MainActor (Route) -> Void,
    in context: ScreenContext
  ) {
    let (strings, failures) = (context.strings, context.failures)
    self.init(
      name: kind.screenName,
      texts: ListTexts(
        empty: kind.emptyMessage(strings),
        failure: { error in
          error is HiddenPeople
            ? kind.hiddenMessage(strings) : failures.failure(strings.peopleFailedTitle, error)
        },
        pageFailure: { failures.nextPage($0) },
        reloadFailure: { failures.message($0, after: strings.peopleRefreshFailed) }
      ),
      read: read,
      follows: follows,
      onRoute: onRoute,
      in: context
    )
  }

  /// Makes a list of people of any source.
  init(
    name: String,
    texts: ListTexts,
    read: @escaping FriendsListPages.Read,
    follows: (any RelationshipProvider)?,
    onRoute: @escaping @MainActor (Route) -> Void,
    in context: ScreenContext
  ) {
    let strings = context.strings
    let pages = FriendsListPages(follows: follows, strings: strings, read: read)
    self.pages = pages
    self.follows = follows
    super.init(
      named: name,
      in: context,
      texts: texts,
      source: { try await pages.page(after: $0) }
    )
    self.onRoute = onRoute
    pages.onRepeat = { [messages] in messages.show(strings.peopleRepeat) }
    pages.total.observeChanges { [weak self] old, new in
      guard let self, state == .content, pages.isReadingOn, let old, let new, new > old
      else { return }
      messages.show(strings.peopleCame(new - old))
    }.disposed(by: bindings)
    reads.follow(context.changes) { [weak self] reads, change in
      guard let self else { return }
      let shown = change.accounts.intersection(rows.map(\.person.id))
      if !shown.isEmpty { reads.read(ChangedContent(people: shown)) }
    }
  }

  /// Follows or unfollows a person; the provider's change updates the row, and a rejection is
  /// shown.
  @discardableResult
  func toggleFollow(_ row: ListItemID) -> Task<Void, Never> {
    guard let follows, let shown = self.row(row), let state = shown.follow
    else { return Task {} }
    let person = shown.person
    let tap = taps.toggle(
      { .follow($0, accountID: person.id) },
      isSet: state.kind != .follow,
      by: follows,
      ended: { [weak self] error, isOn in
        guard let self else { return }
        await reads.read(ChangedContent(people: [person.id])).value
        guard let error else { return }
        messages.show(failures.follow(error, isOn: isOn, name: person.name), .failure)
      }
    )
    track(tap.isOn ? "follow" : "unfollow", person.id)
    return tap.work
  }

  /// Opens the profile of a person.
  func open(_ row: ListItemID) {
    guard let shown = self.row(row) else { return }
    track("open-profile", shown.person.id)
    onRoute?(.profile(shown.person))
  }

  /// Reads the relationships with some people, and builds their rows again.
  private func readRelationships(_ ids: Set<String>) async {
    guard let follows else { return }
    for id in ids {
      guard let known = try? await follows.knownRelationship(with: id) else { continue }
      taps.notePerson(id)
      update(ListItemID(id)) { [pages] in $0 = pages.row($0.person, known) }
    }
  }
}

/// The reason why a list is empty although its count is not zero.
struct HiddenPeople: Error {}

extension PeopleList {
  init(_ list: FriendsListRoute) {
    switch list {
    case .followers(let person): self = .followers(of: person.id)
    case .following(let person): self = .following(of: person.id)
    case .likers(let moment): self = .likers(of: moment.description)
    case .boosters(let moment): self = .boosters(of: moment.description)
    }
  }
}
