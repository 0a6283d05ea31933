public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// A sheet in which something is written, in one of its states; changes are shown.
@MainActor
public class DemoForm<Content: FormContent> {
  /// The language of the sheet's texts.
  public let strings: Strings

  /// The content that the screen shows.
  public var content: Observable<Content> { contentSource }

  /// Always nil.
  public let message = Observable<UserMessage?>(nil)

  /// Called when the sheet is to be closed, with whether the reader finished it.
  public var onClose: (@MainActor (Bool) -> Void)?

  /// The finished contents, in order.
  public private(set) var finished: [Content] = []

  private let contentSource: MutableObservable<Content>

  /// Makes the view model of one sheet.
  public init(_ content: Content, language: AppLanguage) {
    strings = Strings(language)
    contentSource = MutableObservable(content)
  }

  /// Does nothing, because the content is fixed.
  public func load() async {}

  /// Shows the change.
  public func change(_ change: (inout Content) -> Void) {
    var content = contentSource.value
    change(&content)
    contentSource.setIfChanged(content)
  }

  /// Records the intent, and closes the sheet.
  @discardableResult
  public func finish() -> Task<Void, Never> {
    guard contentSource.value.canFinish else { return Task {} }
    finished.append(contentSource.value)
    onClose?(true)
    return Task {}
  }

  /// Closes the sheet.
  public func close() { onClose?(false) }

  /// Does nothing.
  public func screenDidAppear() {}
}
