public import ListModel
public import MomentsContracts
public import SocialModel

/// The sheet in which something is written down about a person, over a provider.
@MainActor
public final class LiveNoteViewModel: NoteViewModel {
  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<NoteContent> { contentSource }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// Called when the sheet is to go.
  public var onClose: (@MainActor () -> Void)?

  private let provider: any NoteProvider
  private let follows: any FollowProvider
  private let failures: FailureText
  private let tracker: (any Tracker)?
  private let contentSource: MutableObservable<NoteContent>
  private let messages = UserMessages()

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
    strings = Strings(language)
    self.provider = provider
    self.follows = follows
    self.tracker = tracker
    failures = FailureText(strings: strings)
    contentSource = MutableObservable(NoteContent(person: person))
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

  /// Writes.
  public func setText(_ text: String) {
    if contentSource.value.text != text { contentSource.value.text = text }
  }

  /// Keeps what is written.
  @discardableResult
  public func save() -> Task<Void, Never> {
    let content = contentSource.value
    guard content.canBeSaved else { return Task {} }
    contentSource.value.isSaving = true
    tracker?.track(.action(name: "note", screen: "note", target: content.person.id))
    return Task { [provider] in
      do {
        try await provider.setNote(content.text, accountID: content.person.id)
        onClose?()
      } catch {
        contentSource.value.isSaving = false
        messages.tell("\(strings.noteNotKept) \(failures.message(error))", .failure)
      }
    }
  }

  /// Leaves all as it was.
  public func close() { onClose?() }

  /// Tracks a view of the sheet.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: "note"))
  }
}
