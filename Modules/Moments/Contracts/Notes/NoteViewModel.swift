public import ListModel

/// What the sheet shows in which something is written down about a person, and what it can be asked
/// to do.
@MainActor
public protocol NoteViewModel: AnyObject {
  /// The language of everything the sheet says.
  var strings: Strings { get }

  /// What is shown.
  var content: Observable<NoteContent> { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Called when the sheet is to go. Set by the coordinator.
  var onClose: (@MainActor () -> Void)? { get set }

  /// Reads what was written before.
  func load() async

  /// Writes.
  func setText(_ text: String)

  /// Keeps what is written; does nothing where nothing was changed. Nothing written takes the note
  /// away.
  ///
  /// - Returns: The work, done when it is kept. Letting go of it does not cancel it.
  @discardableResult
  func save() -> Task<Void, Never>

  /// Leaves all as it was.
  func close()

  /// Called each time the sheet has come on screen: tracks a screen view.
  func screenDidAppear()
}
