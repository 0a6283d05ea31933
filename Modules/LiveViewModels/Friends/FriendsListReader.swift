import ListModel
import MomentsContracts
import SocialModel

/// Reads the pages of a list of people with what stands between them and the reader, and sees where
/// a list goes in circles.
@MainActor
final class FriendsListReader {
  /// Called when the source gives the same people again and again; the list ends then.
  var onRepeat: () -> Void = {}

  /// How many people the list has, as the provider said last.
  var total: Observable<Int?> { totalSource }

  /// Whether what is read now goes on from an earlier page.
  private(set) var isReadingOn = false

  /// Asks for a page of people.
  typealias Read = @MainActor (PageCursor?) async throws -> PeoplePage

  private let read: Read
  private let follows: (any FollowProvider)?
  private let strings: Strings
  private let totalSource = MutableObservable<Int?>(nil)
  /// The people of the pages so far.
  private var seen: Set<String> = []
  /// What pages were asked for so far.
  private var asked: Set<PageCursor> = []
  /// How many pages in a row brought nobody new.
  private var repeats = 0
  /// Grows with each first page that is asked for; a page of the list before is dropped.
  private var run = 0

  init(follows: (any FollowProvider)?, strings: Strings, read: @escaping Read) {
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
    if cursor == nil { (seen, asked, repeats) = ([], [], 0) }
    isReadingOn = cursor != nil
    totalSource.setIfChanged(page.total)
    if page.isHidden, page.items.isEmpty, page.next == nil { throw HiddenPeople() }
    let next = next(of: page, asked: cursor)
    return ListPage(page.items.map { row(PersonReference($0), known[$0.id]) }, next: next)
  }

  /// Where to read on; nil where that leads to what was read already.
  ///
  /// One page without anybody new may be the work of a list that grew.
  private func next(of page: PeoplePage, asked cursor: PageCursor?) -> PageCursor? {
    if let cursor { asked.insert(cursor) }
    let before = seen.count
    seen.formUnion(page.items.map(\.id))
    repeats = page.items.isEmpty || seen.count > before ? 0 : repeats + 1
    guard let next = page.next else { return nil }
    guard repeats < 2, !asked.contains(next) else {
      onRepeat()
      return nil
    }
    return next
  }

  /// The row of a person.
  func row(_ person: PersonReference, _ relationship: Relationship?) -> FriendRow {
    FriendRow(
      person: person,
      follow: relationship.map { FollowButtonState($0, strings: strings) },
      strings: strings
    )
  }

  /// Rows can do without the button: what fails here is asked again with the next page.
  private func relationships(with ids: [String]) async -> [String: Relationship] {
    guard let follows, !ids.isEmpty, let known = try? await follows.relationships(with: ids)
    else { return [:] }
    return Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
  }
}

extension FollowButtonState {
  /// The button for what stands between the reader and a person.
  init(_ relationship: Relationship, strings: Strings) {
    let kind: Kind =
      switch relationship.following {
      case .no: .follow
      case .requested: .requested
      case .yes: .following
      }
    self.init(kind: kind, followsReader: relationship.followsReader, strings: strings)
  }
}
