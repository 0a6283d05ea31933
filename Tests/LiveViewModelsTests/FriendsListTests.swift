import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import Testing

@testable import LiveViewModels

/// Follow relationships of given people.
private actor FakePeople: PeopleProvider, RelationshipProvider, ChangeSource {
  var pages: [String: Result<PeoplePage, ProviderError>]
  private(set) var asked: [String] = []
  private var known: [String: Relationship] = [:]
  private var refusal: ProviderError?
  private let changesOut = Broadcast<SocialChange>()

  init(_ pages: [String: Result<PeoplePage, ProviderError>]) { self.pages = pages }

  func set(_ page: Result<PeoplePage, ProviderError>, at cursor: String) { pages[cursor] = page }
  func set(_ relationship: Relationship) { known[relationship.id] = relationship }
  func refuse() { refusal = .refused(reason: "They said no.") }

  /// Changes a relationship like another screen.
  func change(_ relationship: Relationship) {
    known[relationship.id] = relationship
    changesOut.send(SocialChange(accounts: [relationship.id]))
  }

  func people(in list: PeopleList, after cursor: PageCursor?) async throws -> PeoplePage {
    let name = cursor?.token ?? "first"
    asked.append(name)
    return try pages[name, default: .success(PeoplePage(items: []))].get()
  }

  func reader() async throws -> Account? { nil }
  func relationships(with accountIDs: [String]) async throws -> [Relationship] {
    accountIDs.compactMap { known[$0] }
  }
  func knownRelationship(with accountID: String) async throws -> Relationship? {
    known[accountID]
  }
  nonisolated var supported: Set<ActionKind> { [.follow] }
  func perform(_ action: ReaderAction) async throws -> String? {
    if let refusal { throw refusal }
    if case .follow(let following, let accountID) = action {
      change(Relationship(id: accountID, following: following ? .yes : .no))
    }
    return nil
  }
  nonisolated func changes() -> AsyncStream<SocialChange> { changesOut.stream() }
}

@MainActor
@Suite("A list of people over a provider")
struct FriendsListTests {
  private let ana = PersonReference(id: "ana", name: "Ana", handle: "@ana", avatar: nil)

  private func page(
    _ ids: [String],
    next: String? = nil,
    total: Int? = nil,
    isHidden: Bool = false
  ) -> Result<PeoplePage, ProviderError> {
    .success(
      PeoplePage(
        items: ids.map { Account(id: $0, handle: $0) },
        next: next.map(PageCursor.init(token:)),
        total: total,
        isHidden: isHidden
      )
    )
  }

  private func make(
    _ people: FakePeople,
    language: AppLanguage = .english,
    events: FriendsListEvents = FriendsListEvents()
  ) -> LiveFriendsListViewModel {
    LiveFriendsListViewModel(
      .followers(of: ana),
      people: people,
      follows: people,
      events: events,
      in: ScreenContext(language, changes: people)
    )
  }

  private func rows(_ viewModel: LiveFriendsListViewModel) -> [FriendRow] {
    viewModel.content.sections.flatMap { $0.rows(of: FriendRow.self) }
  }

  @Test("the count is compact in each language, and follows the provider")
  func count() async {
    let texts: [(AppLanguage, String)] = [
      (.english, "12.8K"), (.simplifiedChinese, "1.2万"), (.arabic, "١٢٫٨ ألف"),
      (.polish, "12,8\u{A0}tys."),
    ]
    for (language, text) in texts {
      let people = FakePeople(["first": page(["a"], total: 12_860)])
      let viewModel = make(people, language: language)
      expect(viewModel.header.count.value.text, equals: "")
      await viewModel.content.load()
      expect(viewModel.header.count.value.text, equals: text)
    }
  }

  @Test func pagesAppendAndFailedOnesCanBeRetried() async {
    let people = FakePeople([
      "first": page(["a", "b"], next: "2", total: 3),
      "2": .failure(.network(url: "https://a.example", reason: .offline)),
    ])
    await people.set(Relationship(id: "b", following: .yes, followsReader: true))
    let viewModel = make(people)
    await viewModel.content.load()
    expect(rows(viewModel).map(\.person.id), equals: ["a", "b"])
    expectNil(rows(viewModel)[0].follow, "nothing is known of them")
    expect(rows(viewModel)[1].isMutual && rows(viewModel)[1].markText == "Mutual")
    await viewModel.content.loadMore()
    guard case .failed = viewModel.content.paging else {
      Issue.record("\(viewModel.content.paging)")
      return
    }
    await people.set(page(["b", "c"], total: 3), at: "2")
    await viewModel.content.loadMore()
    expect(rows(viewModel).map(\.person.id), equals: ["a", "b", "c"])
    expect(viewModel.content.paging, equals: .end)
  }

  @Test("a repeating list ends with a message", arguments: ["first page", "itself"])
  func loop(way: String) async {
    let people =
      way == "itself"
      ? FakePeople(["first": page(["a"], next: "2"), "2": page(["a", "b"], next: "2")])
      : FakePeople([
        "first": page(["a"], next: "2"), "2": page(["b"], next: "3"),
        "3": page(["a"], next: "4"), "4": page(["b"], next: "5"), "5": page(["a"], next: "6"),
      ])
    let viewModel = make(people)
    await viewModel.content.load()
    for _ in 0..<4 { await viewModel.content.loadMore() }
    expect(rows(viewModel).map(\.person.id), equals: ["a", "b"])
    expect(viewModel.content.paging, equals: .end)
    expect(viewModel.content.message.value?.text, equals: Strings(.english).peopleRepeat)
    await expect(people.asked.count, isAtMost: 4)
  }

  @Test("a growing list shows nobody twice, and the number of new people")
  func growing() async {
    let people = FakePeople([
      "first": page(["a", "b"], next: "2", total: 4), "2": page(["b", "c"], total: 6),
    ])
    let viewModel = make(people)
    await viewModel.content.load()
    expectNil(viewModel.content.message.value)
    await viewModel.content.loadMore()
    expect(rows(viewModel).map(\.person.id), equals: ["a", "b", "c"])
    expect(viewModel.content.message.value?.text, equals: Strings(.english).peopleCame(2))
    expect(viewModel.header.count.value.text, equals: "6")
    await people.set(page(["x", "a", "b", "c"], total: 7), at: "first")
    await viewModel.content.reload()
    expect(viewModel.content.message.value?.text, equals: Strings(.english).peopleCame(2))
    expect(rows(viewModel).first?.person.id, equals: "x")
  }

  @Test("a hidden list shows a message without a retry button")
  func hidden() async {
    let people = FakePeople(["first": page([], total: 9, isHidden: true)])
    let viewModel = make(people)
    await viewModel.content.load()
    let kind = FriendsListRoute.followers(of: ana)
    expect(viewModel.content.state, equals: .failed(kind.hiddenMessage(Strings(.english))))
    expect(viewModel.header.count.value.text, equals: "9")
  }

  @Test func aListOfAnySourceNeedsNoProvider() async {
    let viewModel = LiveFriendsListViewModel(
      kind: FriendsListRoute.likers(of: "1"),
      in: ScreenContext(.english, changes: FakePeople([:]))
    ) { _ in PeoplePage(items: [Account(id: "z", handle: "z")], next: nil, total: 1) }
    await viewModel.content.load()
    expect(rows(viewModel).map(\.person.id), equals: ["z"])
    expect(viewModel.header.count.value.text, equals: "1")
  }

  @Test func anEmptyListIsNoFailure() async {
    let viewModel = make(FakePeople(["first": page([], total: 0)]))
    await viewModel.content.load()
    let kind = FriendsListRoute.followers(of: ana)
    expect(viewModel.content.state, equals: .empty(kind.emptyMessage(Strings(.english))))
  }

  @Test func tappingFollowsAndARefusalIsShown() async {
    let people = FakePeople(["first": page(["a"])])
    await people.set(Relationship(id: "a"))
    let viewModel = make(people)
    await viewModel.content.load()
    await viewModel.content.toggleFollow("a").value
    expect(rows(viewModel).first?.follow?.kind, equals: .following)
    await people.refuse()
    await viewModel.content.toggleFollow("a").value
    expect(rows(viewModel).first?.follow?.kind, equals: .following)
    expect(viewModel.content.message.value?.kind, equals: .failure)
    await viewModel.content.toggleFollow("nobody").value
  }

  @Test("changes of other screens are shown in the row")
  func changes() async {
    let people = FakePeople(["first": page(["a", "b"])])
    await people.set(Relationship(id: "a"))
    let viewModel = make(people)
    await viewModel.content.load()
    let (stream, done) = AsyncStream.makeStream(of: Void.self)
    let token = viewModel.content.snapshot.observeChanges { _, _ in done.yield() }
    await people.change(Relationship(id: "a", following: .requested))
    for await _ in stream { break }
    expect(rows(viewModel).first?.follow?.kind, equals: .requested)
    token.dispose()
  }

  @Test func tappingARowOpensTheProfile() async {
    var routes: [Route] = []
    let people = FakePeople(["first": page(["a"])])
    let viewModel = make(people, events: FriendsListEvents(onRoute: { routes.append($0) }))
    await viewModel.content.load()
    viewModel.content.open("a")
    viewModel.content.open("nobody")
    expect(
      routes,
      equals: [.profile(PersonReference(id: "a", name: "a", handle: "@a", avatar: nil))]
    )
  }
}
