import Expectations
import Foundation
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// The edit history of a moment.
@MainActor @Suite struct EditsTests {
  private static let offline = ProviderError.network(url: "https://s.example", reason: .offline)

  private func version(
    _ text: String,
    minutesAgo: Double = 5,
    _ change: (inout MomentVersion) -> Void = { _ in }
  ) -> MomentVersion {
    var version = MomentVersion(
      createdAt: Sample.now.addingTimeInterval(-60 * minutesAgo),
      author: Sample.ana,
      text: RichText(text)
    )
    change(&version)
    return version
  }

  private func make(_ provider: FakeEdits) async -> LiveEditsViewModel {
    let viewModel = LiveEditsViewModel(
      of: "1",
      provider: provider,
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { Sample.now }, timeZone: .gmt, clock: TestClock()),
        changes: provider.actions
      )
    )
    await viewModel.load()
    return viewModel
  }

  private func failure(_ viewModel: LiveEditsViewModel) -> ListFailure? {
    if case .failed(let failure) = viewModel.state { failure } else { nil }
  }

  @Test func versionsShowTheirTimeAndTheirChanges() async {
    let image = MediaAttachment(id: "m", kind: .image, url: URL(string: "https://s.example/m"))
    let viewModel = await make(
      FakeEdits(
        .success([
          version("two", minutesAgo: 1) { $0.contentWarning = "Spoilers" },
          version("two", minutesAgo: 5),
          version("two", minutesAgo: 9) { $0.attachments = [image] },
          version("one", minutesAgo: 90),
        ])
      )
    )
    expect(viewModel.rows.map(\.id), equals: ["version-4", "version-3", "version-2", "version-1"])
    expect(
      viewModel.rows.map(\.remark),
      equals: [
        "Warning added", "Photos removed", "Text changed · Photos added", "Original",
      ]
    )
    expect(viewModel.rows.map(\.timeText), equals: ["1 min", "5 min", "9 min", "1 h"])
    expect(viewModel.rows.last?.fullTimeText.isEmpty, equals: false)
    expect(viewModel.rows[2].photos.count, equals: 1)
  }

  @Test func newWordsAreMarked() async {
    let viewModel = await make(
      FakeEdits(.success([version("soup first, then mountains"), version("soup, then mountains")]))
    )
    expect(viewModel.rows[0].text.runs, equals: [.init(5..<10, .added)])
    expect(viewModel.rows[1].text.runs, satisfies: \.isEmpty)
  }

  @Test func aVersionWithoutVisibleChangesShowsANote() async {
    let viewModel = await make(FakeEdits(.success([version("one"), version("one")])))
    expect(viewModel.rows.map(\.remark), equals: ["No visible change", "Original"])
  }

  /// Some servers return only the last version.
  @Test func aSingleVersionIsNotLabelledAsTheFirst() async {
    let viewModel = await make(FakeEdits(.success([version("now")])))
    expect(viewModel.rows.map(\.remark), equals: [""])
  }

  @Test func anEmptyHistoryShowsAMessage() async {
    let viewModel = await make(FakeEdits(.success([])))
    guard case .empty(let message) = viewModel.state else {
      Issue.record("\(viewModel.state)")
      return
    }
    expect(message.title, equals: "No versions")
  }

  @Test func anUnsentEditIsFirst() async {
    let waiting = version("two", minutesAgo: 0) { $0.isPending = true }
    let viewModel = await make(FakeEdits(.success([version("one")]), known: waiting))
    expect(viewModel.rows.map(\.id), equals: ["version-waiting", "version-1"])
    expect(viewModel.rows.map(\.timeText), equals: ["Sending…", "5 min"])
    expect(viewModel.rows.map(\.remark), equals: ["Text changed", "Original"])
  }

  @Test func offlineThePendingVersionShowsAndTheRestCanBeRetried() async throws {
    let waiting = version("two", minutesAgo: 0) { $0.isPending = true }
    let provider = FakeEdits(.failure(Self.offline), known: waiting)
    let viewModel = await make(provider)
    expect(viewModel.rows.map(\.id), equals: ["version-waiting"])
    expect(viewModel.state, equals: .content)
    await viewModel.loadMore()
    guard case .failed(let failure) = viewModel.paging else {
      Issue.record("\(viewModel.paging)")
      return
    }
    expect(failure.title, equals: "The edit history could not be loaded")
    await provider.set(.success([version("one")]), known: waiting)
    await viewModel.loadMore()
    expect(viewModel.rows.map(\.id), equals: ["version-waiting", "version-1"])
  }

  @Test func offlineLoadingFailsAndCanBeRetried() async {
    let provider = FakeEdits(.failure(Self.offline), known: version("one"))
    let viewModel = await make(provider)
    expect(failure(viewModel)?.title, equals: "The edit history could not be loaded")
    expect(failure(viewModel)?.retryTitle, equals: "Try again")
    await provider.set(.success([version("one")]))
    await viewModel.load()
    expect(viewModel.rows.count, equals: 1)
  }

  @Test func aServerWithoutVersionsIsDistinguishedFromADeletedMoment() async {
    let lacking = await make(FakeEdits(.failure(.httpStatus(url: "https://s.example", code: 404))))
    expect(failure(lacking)?.message, equals: Strings(.english).editsNotStored)
    let gone = await make(FakeEdits(.failure(.unknownMoment(id: "1"))))
    expect(failure(gone)?.message, equals: Strings(.english).momentIsGone)
  }

  @Test func newVersionsReloadButLikesDoNot() async throws {
    let provider = FakeEdits(.success([version("one")]))
    let viewModel = await make(provider)
    let asked = await provider.requestCount
    provider.actions.notify(SocialChange(posts: ["1"]))
    provider.actions.notify(SocialChange(posts: ["other"]))
    await provider.set(.success([version("two", minutesAgo: 0), version("one")]))
    try await eventually { viewModel.rows.map(\.text.string) == ["two", "one"] }
    await expect(provider.requestCount, equals: asked + 1)
  }

  @Test func anOpenedWarningStaysOpen() async {
    let viewModel = await make(
      FakeEdits(.success([version("one") { $0.contentWarning = "Spoilers" }, version("one")]))
    )
    expect(viewModel.rows[0].isConcealed)
    viewModel.toggleWarning("version-2")
    expect(!viewModel.rows[0].isConcealed)
    await viewModel.reload()
    expect(!viewModel.rows[0].isConcealed)
    viewModel.toggleWarning("version-2")
    expect(viewModel.rows[0].isConcealed)
    viewModel.toggleWarning("gone")
  }

  @Test func photosLinksAndPeopleOpenRoutes() async {
    let image = MediaAttachment(id: "m", kind: .image, url: URL(string: "https://s.example/m"))
    let viewModel = await make(FakeEdits(.success([version("one") { $0.attachments = [image] }])))
    var routes: [Route] = []
    viewModel.onRoute = { routes.append($0) }
    viewModel.openPhoto(at: 0, of: "version-1")
    viewModel.openPhoto(at: 1, of: "version-1")
    viewModel.open(.hashtag("hiking"))
    viewModel.open(.added)
    viewModel.openProfile(viewModel.rows[0].author)
    expect(
      routes,
      equals: [
        .photos(viewModel.rows[0].photos, index: 0, moment: "version-1", post: "1"),
        .hashtag("hiking"), .profile(viewModel.rows[0].author),
      ]
    )
  }

  // MARK: From a moment

  @Test func theMenuOfAnEditedMomentOpensTheHistory() async {
    let harness = await StoredTimelineHarness.loaded { provider in
      provider.rows[1].editedAt = Sample.now
    }
    expectNil(harness.row("1")?.actions.editsTitle)
    expect(harness.row("2")?.actions.editsTitle, equals: "Show edit history")
    await harness.viewModel?.perform(.showEdits, on: "1").value
    await harness.viewModel?.perform(.showEdits, on: "2").value
    expect(harness.routes, equals: [.edits(of: "2")])
  }
}

/// Additions in a text.
@Suite struct WordDifferenceTests {
  private func added(_ text: String, _ earlier: String?) -> [String] {
    let units = Array(text.utf16)
    return WordDifference.added(in: text, since: earlier)
      .map { String(decoding: units[$0], as: UTF16.self) }
  }

  @Test(arguments: [
    ("a b c", "a c", ["b"]), ("the ferry is late", "the ferry was late", ["is"]),
    ("one two", "one", ["two"]), ("今天走完了海堤", "今天走了海堤", ["完"]),
    ("😀 tea", "tea", ["😀"]), ("same", "same", []), ("less", "less of it", []),
    ("all new", "nothing", []), ("new", "", []),
  ])
  func addedWordsAreFound(text: String, earlier: String, expected: [String]) {
    expect(added(text, earlier), equals: expected)
  }

  @Test func theFirstVersionHasNothingNew() { expect(added("text", nil), satisfies: \.isEmpty) }

  @Test func nothingIsMarkedInAVeryLongText() {
    let long = String(repeating: "word ", count: 5_000)
    expect(added(long + "more", long), satisfies: \.isEmpty)
  }
}
