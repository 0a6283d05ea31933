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

/// The reader's filters, and the sheet of one, over a provider.
@MainActor @Suite struct WordFiltersTests {
  private static let now = Date(timeIntervalSince1970: 1_747_058_700)
  private static let time = ReaderTime(now: { now }, timeZone: .gmt)
  private static let spoilers = WordFilter(
    id: "1",
    title: "Spoilers",
    keywords: [.init("spoiler"), .init("finale", isWhole: false)],
    postIDs: ["77"]
  )
  private static let ended = WordFilter(
    id: "2",
    title: "#advent",
    action: .hide,
    places: [.home, .thread],
    expiresAt: now,
    keywords: [.init("#advent")]
  )

  private func list(_ provider: FakeFilters) -> LiveWordFiltersViewModel {
    LiveWordFiltersViewModel(
      provider: provider,
      in: ScreenContext(.english, time: Self.time, changes: provider)
    )
  }

  private func sheet(
    _ provider: FakeFilters,
    _ subject: WordFilterSubject = .new()
  ) -> LiveWordFilterViewModel {
    LiveWordFilterViewModel(
      subject,
      provider: provider,
      in: ScreenContext(.english, time: Self.time)
    )
  }

  private func rows(_ list: LiveWordFiltersViewModel) -> [WordFilterRow] {
    list.sections.flatMap(\.items).compactMap { $0.as(WordFilterRow.self) }
  }

  // MARK: The list

  @Test func expiredFiltersAreLast() async {
    let list = list(FakeFilters([Self.ended, Self.spoilers]))
    await list.load()
    expect(rows(list).map(\.id), equals: ["1", "2"])
    expect(rows(list).map(\.hasEnded), equals: [false, true])
    expect(
      rows(list).map(\.detail),
      equals: [
        "Hide behind a line, everywhere\nspoiler, finale",
        "Ended 12 May 2025 at 14:05\nDo not show, in Home, Comments",
      ]
    )
  }

  @Test func withoutFiltersTheListShowsAMessage() async {
    let list = list(FakeFilters())
    await list.load()
    guard case .empty(let message) = list.state else {
      Issue.record("\(list.state)")
      return
    }
    expect(message.title, equals: "No filters")
  }

  @Test func theListFollowsChangesAndRequestsOnce() async throws {
    let provider = FakeFilters([Self.spoilers])
    let list = list(provider)
    await list.load()
    let watching = Task { await list.watch() }
    await provider.set([Self.spoilers, Self.ended])
    try await eventually { rows(list).count == 2 }
    try await eventually { await provider.refreshes == 1 }
    watching.cancel()
    await watching.value
  }

  @Test func aFilterStaysWhenItsDeletionFails() async {
    let provider = FakeFilters([Self.spoilers])
    let list = list(provider)
    await list.load()
    await provider.fail(.notSaved(path: "", reason: "full"))
    await list.delete("1").value
    expect(rows(list).count, equals: 1)
    expect(list.message.value != nil)
    await provider.fail(nil)
    await list.delete("1").value
    expect(rows(list), satisfies: \.isEmpty)
  }

  @Test func aReloadOfflineKeepsTheFiltersAndShowsAMessage() async {
    let provider = FakeFilters([Self.spoilers])
    let list = list(provider)
    await list.load()
    await provider.fail(.network(url: "", reason: .offline))
    await list.reload()
    expect(rows(list).map(\.id), equals: ["1"])
    expect(list.message.value != nil)
  }

  // MARK: The sheet

  @Test func aNewFilterIsNamedByItsFirstWordAndSavedOnce() async {
    let provider = FakeFilters()
    let sheet = sheet(provider, .new(suggestions: ["#advent"]))
    await sheet.finish().value
    await expect(provider.filters, satisfies: \.isEmpty)
    sheet.setWord(" sea \n side ", at: 0)
    sheet.take("#advent")
    sheet.setWord("sea side", at: 2)
    expect(sheet.content.value.words, equals: [" sea \n side ", "#advent", "sea side", ""])
    sheet.toggle(.public)
    sheet.choose(.hide)
    sheet.choose(.after(3_600))
    var isClosed = false
    sheet.onClose = { _ in isClosed = true }
    let (first, second) = (sheet.finish(), sheet.finish())
    await first.value
    await second.value
    expect(isClosed)
    let stored = await provider.filters
    expect(stored.map(\.title), equals: ["sea side"])
    expect(stored.map(\.keywords), equals: [[.init("sea side"), .init("#advent")]])
    expect(stored.map(\.places), equals: [[.home, .notifications, .thread, .account]])
    expect(stored.map(\.action), equals: [.hide])
    expect(stored.map(\.expiresAt), equals: [Self.now.addingTimeInterval(3_600)])
  }

  @Test func anEditKeepsUntouchedValuesOfTheFilter() async {
    let provider = FakeFilters([Self.spoilers, Self.ended])
    let sheet = sheet(provider, .existing("1"))
    await sheet.load()
    expect(sheet.content.value.words, equals: ["spoiler", "finale", ""])
    expect(!sheet.content.value.isWhole)
    sheet.setTitle("Endings")
    await sheet.finish().value
    var expected = Self.spoilers
    expected.title = "Endings"
    await expect(provider.filters.first { $0.id == "1" }, equals: expected)
    // A setting for all words applies to each.
    let again = self.sheet(provider, .existing("1"))
    await again.load()
    again.setWhole(true)
    await again.finish().value
    await expect(
      provider.filters.first { $0.id == "1" }?.keywords.allSatisfy(\.isWhole),
      equals: true
    )
  }

  @Test func theExistingEndCanBeKept() async {
    let provider = FakeFilters([Self.ended])
    let sheet = sheet(provider, .existing("2"))
    await sheet.load()
    let end = WordFilterContent.End.unchanged("12 May 2025 at 14:05")
    expect(sheet.content.value.ends.first, equals: end)
    expect(sheet.content.value.end, equals: end)
    sheet.choose(.never)
    sheet.choose(end)
    await sheet.finish().value
    await expect(provider.filters, equals: [Self.ended])
  }

  @Test func aDeletedFilterClosesTheSheet() async {
    let sheet = sheet(FakeFilters(), .existing("9"))
    var isClosed = false
    sheet.onClose = { _ in isClosed = true }
    await sheet.load()
    expect(isClosed)
  }

  @Test func aFilterThatCannotBeStoredStaysInTheSheet() async {
    let provider = FakeFilters([Self.spoilers])
    let sheet = sheet(provider, .new(words: ["sea"]))
    var isClosed = false
    sheet.onClose = { _ in isClosed = true }
    await provider.fail(.notSaved(path: "", reason: "full"))
    await sheet.finish().value
    expect(!isClosed)
    expect(sheet.content.value.canFinish)
    expect(sheet.message.value != nil)
  }

  @Test(
    arguments: [
      { (content: inout WordFilterContent) in content.places = [] },
      { $0.words = [" ", ""] },
      { $0.title = String(repeating: "a", count: WordFilterContent.letterLimit + 1) },
      { $0.isFinishing = true },
    ] as [@Sendable (inout WordFilterContent) -> Void]
  )
  func emptyAndTooLongSearchesAreNotStored(
    _ change: @Sendable (inout WordFilterContent) -> Void
  ) {
    var content = WordFilterContent(words: ["sea", ""])
    expect(content.canFinish)
    change(&content)
    expect(!content.canFinish)
  }

  @Test func aMomentOffersItsHashtagsOnce() {
    var moment = Sample.moment("1")
    moment.text = RichText(
      "#Advent and #advent",
      runs: [.init(0..<7, .hashtag("Advent")), .init(12..<19, .hashtag("Advent"))]
    )
    expect(moment.filterSubject, equals: .new(suggestions: ["#Advent"]))
  }
}
