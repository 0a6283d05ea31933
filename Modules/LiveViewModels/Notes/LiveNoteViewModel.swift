public import ListModel
public import MomentsContracts
public import SocialModel

/// The sheet in which something is written down about a person, over a provider.
@MainActor
public final class LiveNoteViewModel: LiveForm<NoteContent>, NoteViewModel {
  private let provider: any NoteProvider
  private let follows: any FollowProvider

  /// Makes the view model of one sheet; nothing is read yet.
  ///
  /// - Parameters:
  ///   - person: Whom it is about.
  ///   - provider: Takes the note.
  ///   - follows: Knows what was written before.
  ///   - language: The language of the app.
  ///   - tracker: Where events go, if anywhere.
  public init(
    about person: PersonReference,
    provider: any NoteProvider,
    follows: any FollowProvider,
    language: AppLanguage,
    tracker: (any Tracker)? = nil
  ) {
    self.provider = provider
    self.follows = follows
    super.init(NoteContent(person: person), named: "note", language: language, tracker: tracker)
  }

  /// Reads what was written before: what is kept of it, else what the server has.
  ///
  /// Where neither says anything, nothing was written. Where the server cannot be asked, nothing is
  /// kept: it would take the place of a note that nobody has seen.
  public func load() async {
    let id = contentSource.value.person.id
    var known = try? await follows.knownRelationship(with: id)
    if known?.note == nil {
      do {
        known = try await follows.relationships(with: [id]).first { $0.id == id }
      } catch {
        if !isCancellation(error) { messages.tell(failures.message(error), .failure) }
        return
      }
    }
    let saved = known?.note ?? ""
    // What was written while it was read stays.
    if contentSource.value.text.isEmpty { contentSource.value.text = saved }
    contentSource.value.saved = saved
  }

  /// Keeps what is written.
  @discardableResult
  public func finish() -> Task<Void, Never> {
    let content = contentSource.value
    guard content.canFinish else { return Task {} }
    return finish(
      "note",
      target: content.person.id,
      failing: failures.saying(strings.noteNotKept)
    ) { [provider] in
      try await provider.setNote(content.text, accountID: content.person.id)
    }
  }
}
