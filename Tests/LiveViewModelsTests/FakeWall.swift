import Foundation
import ListModel
import LiveViewModels
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel

/// Photos, people and follows whose responses a test resumes.
actor FakeWall: TimelineProvider, ExploreProvider, RelationshipProvider {
  /// The pages of photos, by cursor; "" is the first.
  var photos: [String: Result<Page<Moment>, any Error>] = [:]
  /// The pages of people, by cursor; "" is the first.
  var people: [String: Result<Page<Account>, any Error>] = [:]
  /// Whom the reader follows.
  var following: [String: Following] = [:]
  /// The people who approve followers.
  var locked: Set<String> = []
  /// The error of the next refreshes of the suggestions.
  var refreshError: (any Error)?
  private(set) var asked: [String] = []
  private var calls: [String: CheckedContinuation<Bool, Never>] = [:]
  nonisolated let source = FakeChanges()

  func set(_ change: @Sendable (isolated FakeWall) -> Void) { change(self) }

  /// The people whose follow waits for a response.
  var waiting: Set<String> { Set(calls.keys) }

  /// Accepts or refuses the request about a person.
  func answer(_ id: String, agrees: Bool) {
    calls.removeValue(forKey: id)?.resume(returning: agrees)
  }

  // MARK: Photos

  func moments(after cursor: PageCursor?) async throws -> Page<Moment> {
    asked.append("photos \(cursor?.token ?? "")")
    return try (photos[cursor?.token ?? ""] ?? .success(Page(items: []))).get()
  }

  func refresh() async throws -> Page<Moment> { try await moments(after: nil) }

  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    try photos.values.flatMap { try $0.get().items }.filter { ids.contains($0.id) }
  }

  // MARK: People

  func popularMoments(after cursor: PageCursor?) async throws -> Page<Moment> { Page(items: []) }
  func popularTags(after cursor: PageCursor?) async throws -> Page<TagUsage> { Page(items: []) }
  func popularLinks(after cursor: PageCursor?) async throws -> Page<TrendLink> { Page(items: []) }

  func suggestedPeople(after cursor: PageCursor?) async throws -> Page<Account> {
    asked.append("people \(cursor?.token ?? "")")
    return try (people[cursor?.token ?? ""] ?? .success(Page(items: []))).get()
  }

  func refreshExplore() async throws {
    if let refreshError { throw refreshError }
  }

  // MARK: Following

  func reader() async throws -> Account? { Account(id: "me", handle: "me") }

  func relationships(with accountIDs: [String]) async throws -> [Relationship] {
    accountIDs.map { Relationship(id: $0, following: following[$0] ?? .no) }
  }

  func knownRelationship(with accountID: String) async throws -> Relationship? {
    Relationship(id: accountID, following: following[accountID] ?? .no)
  }

  nonisolated var supported: Set<ActionKind> { [.follow] }

  func perform(_ action: ReaderAction) async throws -> String? {
    guard case .follow(let following, let accountID) = action else {
      throw ProviderError.refused(reason: nil)
    }
    let agrees = await withCheckedContinuation { calls[accountID] = $0 }
    guard agrees else { throw ProviderError.refused(reason: "No.") }
    self.following[accountID] = !following ? .no : locked.contains(accountID) ? .requested : .yes
    return nil
  }
}

/// A wall over a fake, and its published values.
@MainActor
final class WallHarness {
  let provider = FakeWall()
  let outbox: FakeOutbox?
  let clock = TestClock()
  var now = Sample.now
  private(set) lazy var wall = WallController(
    .init(
      photos: provider,
      people: provider,
      follows: provider,
      outbox: outbox
    ),
    in: ScreenContext(
      .english,
      time: ReaderTime(
        now: { [unowned self] in now },
        timeZone: .gmt,
        calendar: Self.calendar,
        clock: clock
      ),
      changes: outbox ?? provider.source as any ChangeSource
    )
  )

  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  init(
    outbox: FakeOutbox? = nil,
    _ change: @Sendable (isolated FakeWall) -> Void = { _ in }
  ) async {
    self.outbox = outbox
    await provider.set(change)
  }

  /// The titles of the days, each with its rows.
  var days: [String] {
    wall.sections.map { section in
      let title = section.header?.as(WallDayRow.self)?.title ?? ""
      return "\(title): " + section.items.map(\.itemID.description).joined(separator: ", ")
    }
  }

  func member(_ id: String) -> MemberRow? {
    wall.sections.flatMap(\.items).compactMap { $0.as(MemberRow.self) }
      .first { $0.person.id == id }
  }

  func photo(_ id: String) -> PhotoRow? {
    wall.sections.flatMap(\.items).compactMap { $0.as(PhotoRow.self) }
      .first { $0.itemID == PhotoRow.id(of: id) }
  }

  /// The last message.
  var message: String? { wall.message.value?.text }
}
