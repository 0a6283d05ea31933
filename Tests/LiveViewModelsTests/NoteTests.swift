import Expectations
import ListModel
import MomentsContracts
import MomentsLanguage
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// The sheet for a note about a person, and the note on their profile.
@MainActor @Suite struct NoteTests {
  private actor FakeNotes: RelationshipProvider {
    private(set) var written: [String] = []
    private let known: Relationship?
    private let answered: [Relationship]
    private let failure: ProviderError?
    private let isOffline: Bool

    init(
      known: Relationship? = nil,
      answered: [Relationship] = [],
      failure: ProviderError? = nil,
      isOffline: Bool = false
    ) {
      self.known = known
      self.answered = answered
      self.failure = failure
      self.isOffline = isOffline
    }

    nonisolated var supported: Set<ActionKind> { [.note] }

    func perform(_ action: ReaderAction) throws -> String? {
      if let failure { throw failure }
      if case .note(let note, let accountID) = action { written.append("\(accountID) \(note)") }
      return nil
    }

    func reader() -> Account? { nil }
    func relationships(with accountIDs: [String]) throws -> [Relationship] {
      if isOffline { throw ProviderError.refused(reason: nil) }
      return answered
    }
    func knownRelationship(with accountID: String) -> Relationship? { known }
  }

  private let ann = PersonReference(id: "a", name: "Ann", handle: "@ann@s.example", avatar: nil)

  private func make(_ provider: FakeNotes) -> LiveNoteViewModel {
    LiveNoteViewModel(
      about: ann,
      follows: provider,
      in: ScreenContext(.english)
    )
  }

  @Test func aStoredNoteCanBeEdited() async {
    let provider = FakeNotes(known: Relationship(id: "a", note: "ferry"))
    let viewModel = make(provider)
    var closings = 0
    viewModel.onClose = { _ in closings += 1 }
    await viewModel.load()
    expect(viewModel.content.value.text, equals: "ferry")
    expect(!viewModel.content.value.canFinish)
    viewModel.setText("ferry, blue coat")
    expect(viewModel.content.value.canFinish)
    await viewModel.finish().value
    await expect(provider.written, equals: ["a ferry, blue coat"])
    expect(closings, equals: 1)
  }

  @Test func aNoteThatIsNotStoredIsRequested() async {
    let viewModel = make(FakeNotes(answered: [Relationship(id: "a", note: "asked")]))
    viewModel.setText("typed")
    await viewModel.load()
    expect(viewModel.content.value.saved, equals: "asked")
    expect(viewModel.content.value.text, equals: "typed")
  }

  /// It would replace a note that the reader has not seen.
  @Test func anUnknownNoteCannotBeOverwrittenOffline() async {
    let viewModel = make(FakeNotes(known: Relationship(id: "a"), isOffline: true))
    await viewModel.load()
    viewModel.setText("new")
    expect(!viewModel.content.value.canFinish)
    expect(viewModel.message.value != nil)
    let known = make(FakeNotes(known: Relationship(id: "a", note: ""), isOffline: true))
    await known.load()
    known.setText("new")
    expect(known.content.value.canFinish)
  }

  @Test func aNoteThatCannotBeSavedStaysInTheSheet() async {
    let failure = ProviderError.notSaved(path: "/full", reason: "no room")
    let viewModel = make(FakeNotes(failure: failure))
    await viewModel.load()
    viewModel.setText("new")
    await viewModel.finish().value
    expect(viewModel.content.value.text, equals: "new")
    expect(viewModel.content.value.canFinish)
    expect(
      viewModel.message.value?.text.hasPrefix("The note could not be saved."),
      equals: true
    )
  }

  @Test func aTooLongNoteIsNotSaved() async {
    let viewModel = make(FakeNotes())
    await viewModel.load()
    viewModel.setText(String(repeating: "a", count: 2_001))
    expect(viewModel.content.value.counter.remaining, equals: -1)
    expect(!viewModel.content.value.canFinish)
  }

  @Test func aProfileShowsTheNoteAndOpensIt() async throws {
    let harness = await StoredTimelineHarness(kind: .profile(ann)) { provider in
      provider.rows = [Sample.moment("1")]
      provider.account = Account(id: "a", handle: "ann@s.example")
      provider.relationship = Relationship(id: "a", note: "from the ferry")
    }
    await harness.viewModel?.load()
    try await harness.until { harness.profile?.note != nil }
    expect(harness.profile?.note?.text, equals: "from the ferry")
    expect(harness.profile?.note?.title, equals: "Your note")
    harness.viewModel?.editNote()
    expect(harness.routes, equals: [.note(harness.profile?.person ?? ann)])
    await harness.provider.set { $0.relationship?.note = "" }
    harness.provider.source.notify(SocialChange(accounts: ["a"]))
    try await harness.until { harness.profile?.note == nil }
  }
}
