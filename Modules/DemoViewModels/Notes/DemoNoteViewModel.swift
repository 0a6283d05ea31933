public import ListModel
public import MomentsContracts

/// The sheet in which something is written down about a person, in one of its states; what is
/// written shows.
@MainActor
public final class DemoNoteViewModel: NoteViewModel {
  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<NoteContent> { contentSource }

  /// Nothing is told.
  public let message = Observable<UserMessage?>(nil)

  /// Called when the sheet is to go.
  public var onClose: (@MainActor () -> Void)?

  /// What the reader kept, in order.
  public private(set) var saved: [String] = []

  private let contentSource: MutableObservable<NoteContent>

  /// Makes the view model of one sheet.
  public init(_ content: NoteContent, language: AppLanguage) {
    strings = Strings(language)
    contentSource = MutableObservable(content)
  }

  /// Does nothing: what there is shows.
  public func load() async {}

  /// Shows it.
  public func setText(_ text: String) { contentSource.value.text = text }

  /// Notes it, and leaves.
  @discardableResult
  public func save() -> Task<Void, Never> {
    guard contentSource.value.canBeSaved else { return Task {} }
    saved.append(contentSource.value.text)
    onClose?()
    return Task {}
  }

  /// Leaves.
  public func close() { onClose?() }

  /// Does nothing.
  public func screenDidAppear() {}
}
