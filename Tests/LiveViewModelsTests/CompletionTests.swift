import Expectations
import Foundation
import ListModel
import Locking
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// Words that are completed while typing.
@MainActor @Suite struct CompletionTests {
  /// A provider that has stored Ann and finds Anton on the server.
  private final class People: CompletionProvider {
    let asked = Mutex<[String]>([])
    let ann = Account(id: "1", handle: "ann", displayName: "Ann")
    let anton = Account(id: "2", handle: "anton@far.example", displayName: "Anton")
    let isOffline: Bool

    init(isOffline: Bool = false) { self.isOffline = isOffline }

    func knownCompletions(of query: CompletionQuery, limit: Int) async throws -> [Completion] {
      [.person(ann)]
    }

    func foundCompletions(of query: CompletionQuery, limit: Int) async throws -> [Completion] {
      asked.withLock { $0.append(query.letters) }
      if isOffline { throw ProviderError.refused(reason: nil) }
      return [.person(ann), .person(anton)]
    }
  }

  @Test(arguments: [
    ("hello @an", CompletionQuery.Kind.person, "an", 6..<9),
    ("@ann@far.ex", .person, "ann@far.ex", 0..<11), ("早 #晚霞", .hashtag, "晚霞", 2..<5),
    ("你好@an", .person, "an", 2..<5), ("so :bl", .emoji, "bl", 3..<6), ("(@a", .person, "a", 1..<3),
  ])
  func aWordBeginsWithItsMark(
    text: String,
    kind: CompletionQuery.Kind,
    letters: String,
    range: Range<Int>
  ) throws {
    let word = try require(CompletionWord(in: text, caret: text.utf16.count))
    expect(word.query, equals: CompletionQuery(kind, letters))
    expect(word.range, equals: range)
  }

  @Test(arguments: [
    "", "hello", "@", "#", ":b", "ann@an", "12:30", "https://a.example/@an", "@an ", "#a-b", ":a b",
    "::cat", "@a@b@c",
  ])
  func otherWordsAreNotCompleted(text: String) {
    expectNil(CompletionWord(in: text, caret: text.utf16.count))
  }

  @Test func theWordAtTheCaretIsCompleted() {
    expect(
      CompletionWord(in: "@ann and #tag", caret: 2)?.query,
      equals: CompletionQuery(.person, "a")
    )
    expectNil(CompletionWord(in: "👨‍👩‍👧 @ann", caret: 3), "inside of a letter")
    expectNil(CompletionWord(in: "@ann", caret: 9))
  }

  private func harness(_ people: People) -> (CompletionSearch, TestClock) {
    let clock = TestClock()
    return (CompletionSearch(provider: people, clock: clock), clock)
  }

  private func settled(_ suggestions: Observable<[ComposerSuggestion]>, count: Int) async {
    let (events, event) = AsyncStream.makeStream(of: Int.self)
    let observation = suggestions.observe { event.yield($0.count) }
    for await shown in events where shown == count { break }
    withExtendedLifetime(observation) {}
  }

  @Test func localSuggestionsAreImmediateAndServerRequestsDelayed() async {
    let people = People()
    let (search, clock) = harness(people)
    search.search(in: "@a", caret: 2)
    await settled(search.suggestions, count: 1)
    await clock.somebodySleeps()
    expect(people.asked.withLock { $0 }, equals: [])
    await expect(clock.durations.last, equals: CompletionSearch.delay)
    search.search(in: "@an", caret: 3)
    await clock.somebodySleeps()
    while await clock.durations.count < 2 { await Task.yield() }
    await clock.wakeAll()
    await settled(search.suggestions, count: 2)
    expect(people.asked.withLock { $0 }, equals: ["an"], "each letter asks nobody")
    expect(search.suggestions.value.map(\.text), equals: ["@ann", "@anton@far.example"])
  }

  @Test func localSuggestionsStayWhenTheServerIsUnreachable() async {
    let people = People(isOffline: true)
    let (search, clock) = harness(people)
    search.search(in: "@an", caret: 3)
    await settled(search.suggestions, count: 1)
    await clock.somebodySleeps()
    await clock.wakeAll()
    while people.asked.withLock({ $0.isEmpty }) { await Task.yield() }
    expect(search.suggestions.value.map(\.text), equals: ["@ann"])
  }

  @Test func aReleasedEditorCompletesNothing() async throws {
    let clock = TestClock()
    var search: CompletionSearch? = CompletionSearch(provider: People(), clock: clock)
    search?.search(in: "@a", caret: 2)
    await clock.somebodySleeps()
    search = nil
    try await eventually { await clock.isIdle }
    expectNil(search)
  }

  @Test func aClosedListStaysClosedForTheWord() async {
    let (search, _) = harness(People())
    search.search(in: "@an", caret: 3)
    await settled(search.suggestions, count: 1)
    search.close()
    expect(search.suggestions.value, satisfies: \.isEmpty)
    search.search(in: "@ann", caret: 4)
    expectNil(search.word)
    search.search(in: "@ann ", caret: 5)
    search.search(in: "@ann @a", caret: 7)
    expect(search.word?.query.letters, equals: "a")
  }

  @Test func aSuggestionReplacesTheWord() async {
    let people = People()
    let viewModel = LiveComposerViewModel(
      purpose: .moment,
      provider: FakeComposer(),
      readers: nil,
      threads: FakeThreads(),
      prepare: { photo, _ in photo },
      completions: people,
      in: ScreenContext(
        .english,
        time: ReaderTime(now: { Sample.now }, timeZone: .gmt, clock: TestClock())
      )
    )
    await viewModel.load()
    viewModel.setText("Tea with @a, at noon")
    viewModel.setCaret(11)
    await settled(viewModel.suggestions, count: 1)
    let caret = viewModel.suggestions.value.first.flatMap { viewModel.choose($0) }
    expect(viewModel.content.value.text, equals: "Tea with @ann , at noon")
    expect(caret, equals: 14)
    expect(viewModel.suggestions.value, satisfies: \.isEmpty)
    expectNil(viewModel.choose(ComposerSuggestion(hashtag: "x")))
  }

  @Test func peopleAreFoundByAddressAndNameCaseInsensitively() {
    let query = CompletionQuery(.person, "Æ")
    expect(!query.matches(Account(id: "1", handle: "ann")))
    let jose = Account(id: "2", handle: "jm", displayName: "María José")
    expect(CompletionQuery(.person, "jose").matches(jose))
    expect(CompletionQuery(.person, "MARI").matches(jose))
    expect(!CompletionQuery(.person, "ose").matches(jose))
  }

  @Test func emojiThatBeginWithTheLettersComeFirst() {
    let emojis = ["blobcat", "cat", "cat_happy", "dog"].map { EmojiReference(shortcode: $0) }
    let found = CompletionQuery(.emoji, "cat").matching(emojis, limit: 2)
    expect(found.map(\.id), equals: [":cat", ":cat_happy"])
  }
}
