public import ListModel
public import MomentsContracts

/// The sheet to make or change a filter, in one of its states; what the reader says shows.
@MainActor
public final class DemoWordFilterViewModel: WordFilterViewModel {
  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<WordFilterContent> { contentSource }

  /// Nothing is told.
  public let message = Observable<UserMessage?>(nil)

  /// Called when the sheet is to go.
  public var onClose: (@MainActor () -> Void)?

  /// What the reader kept, in order.
  public private(set) var saved: [WordFilterContent] = []

  /// How often the reader deleted it.
  public private(set) var deletions = 0

  private let contentSource: MutableObservable<WordFilterContent>

  /// Makes the view model of one sheet.
  public init(_ content: WordFilterContent, language: AppLanguage) {
    strings = Strings(language)
    contentSource = MutableObservable(content)
  }

  /// Does nothing: what there is shows.
  public func load() async {}

  /// Shows it.
  public func setTitle(_ title: String) { contentSource.value.title = title }

  /// Shows it.
  public func setWord(_ word: String, at place: Int) {
    contentSource.value.setWord(word, at: place)
  }

  /// Shows it among the words.
  public func take(_ suggestion: String) { contentSource.value.take(suggestion) }

  /// Shows it.
  public func setWhole(_ isWhole: Bool) { contentSource.value.isWhole = isWhole }

  /// Shows it as chosen, or not any more.
  public func toggle(_ place: WordFilterContent.Place) {
    contentSource.value.places.formSymmetricDifference([place])
  }

  /// Shows it as chosen.
  public func choose(_ action: WordFilterContent.Action) { contentSource.value.action = action }

  /// Shows it as chosen.
  public func choose(_ end: WordFilterContent.End) { contentSource.value.end = end }

  /// Notes it, and leaves.
  @discardableResult
  public func save() -> Task<Void, Never> {
    guard contentSource.value.canBeSaved else { return Task {} }
    saved.append(contentSource.value)
    onClose?()
    return Task {}
  }

  /// Notes it, and leaves.
  @discardableResult
  public func delete() -> Task<Void, Never> {
    deletions += 1
    onClose?()
    return Task {}
  }

  /// Leaves.
  public func close() { onClose?() }

  /// Does nothing.
  public func screenDidAppear() {}
}
