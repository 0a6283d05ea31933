import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// Reads the pages of a list of people with the reader's relationships, and detects a source that
/// returns the same people again and again.
@MainActor
final class FriendsListPages {
  /// Called when the source repeats the same people; the list ends then.
  var onRepeat: () -> Void = {}

  /// The number of people in the list, as the provider last returned it.
  var total: Observable<Int?> { totalSource }

  /// Whether the current read continues an earlier page.
  private(set) var isReadingOn = false

  /// Requests a page of people.
  typealias Read = @MainActor (PageCursor?) async throws -> PeoplePage

  private let read: Read
  private let follows: (any RelationshipProvider)?
  private let strings: Strings
  private let totalSource = MutableObservable<Int?>(nil)
  /// The people of the pages read so far.
  private var seen: Set<String> = []
  /// The cursors that were requested so far.
  private var requested: Set<PageCursor> = []
  /// The number of consecutive pages without a new person.
  private var repeats = 0
  /// Incremented with each first page; pages of the list before are dropped.
  private var run = 0

  init(follows: (any RelationshipProvider)?, strings: Strings, read: @escaping Read) {
    self.read = read
    self.follows = follows
    self.strings = strings
  }

  func page(after cursor: PageCursor?) async throws -> ListPage<FriendRow, PageCursor> {
    if cursor == nil { run += 1 }
    let runOfPage = run
    let page = try await read(cursor)
    let known = await relationships(with: page.items.map(\.id))
    guard runOfPage == run else { throw CancellationError() }
    if cursor == nil { (seen, requested, repeats) = ([], [], 0) }
    isReadingOn = cursor != nil
    totalSource.setIfChanged(page.total)
    if page.isHidden, page.items.isEmpty, page.next == nil { throw HiddenPeople() }
    let next = next(of: page, requested: cursor)
    return ListPage(page.items.map { row(PersonReference($0), known[$0.id]) }, next: next)
  }

  /// The next cursor; nil where it leads to what was read already.
  ///
  /// One page without a new person is allowed, because a list may have grown meanwhile.
  private func next(of page: PeoplePage, requested cursor: PageCursor?) -> PageCursor? {
    if let cursor { requested.insert(cursor) }
    let before = seen.count
    seen.formUnion(page.items.map(\.id))
    repeats = page.items.isEmpty || seen.count > before ? 0 : repeats + 1
    guard let next = page.next else { return nil }
    guard repeats < 2, !requested.contains(next) else {
      onRepeat()
      return nil
    }
    return next
  }

  func row(_ person: PersonReference, _ relationship: Relationship?) -> FriendRow {
    FriendRow(
      person: person,
      follow: relationship.map { FollowButtonState($0, strings: strings) },
      strings: strings
    )
  }

  /// Rows work without the button: a failed read is repeated with the next page.
  private func relationships(with ids: [String]) async -> [String: Relationship] {
    guard let follows, !ids.isEmpty, let known = try? await follows.relationships(with: ids)
    else { return [:] }
    return Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
  }
}

extension FollowButtonState {
  /// The button for the reader's relationship with a person.
  init(_ relationship: Relationship, strings: Strings) {
    self.init(
      kind: Kind(relationship),
      followsReader: relationship.followsReader,
      strings: strings
    )
  }
}

extension FollowButtonState.Kind {
  /// Whether the reader follows a person.
  init(_ relationship: Relationship) {
    self =
      switch relationship.following {
      case .no: .follow
      case .requested: .requested
      case .yes: .following
      }
  }
}
