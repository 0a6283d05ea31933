public import ListModel
public import MomentsContracts

/// A sheet in which something is written, in one of its states; what is written shows.
@MainActor
public class DemoForm<Content: FormContent> {
  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<Content> { contentSource }

  /// Nothing is told.
  public let message = Observable<UserMessage?>(nil)

  /// Called when the sheet is to go, with whether the reader was done with it.
  public var onClose: (@MainActor (Bool) -> Void)?

  /// What the reader was done with, in order.
  public private(set) var finished: [Content] = []

  private let contentSource: MutableObservable<Content>

  /// Makes the view model of one sheet.
  public init(_ content: Content, language: AppLanguage) {
    strings = Strings(language)
    contentSource = MutableObservable(content)
  }

  /// Does nothing: what there is shows.
  public func load() async {}

  /// Shows it.
  public func change(_ change: (inout Content) -> Void) {
    var content = contentSource.value
    change(&content)
    contentSource.setIfChanged(content)
  }

  /// Notes it, and leaves.
  @discardableResult
  public func finish() -> Task<Void, Never> {
    guard contentSource.value.canFinish else { return Task {} }
    finished.append(contentSource.value)
    onClose?(true)
    return Task {}
  }

  /// Leaves.
  public func close() { onClose?(false) }

  /// Does nothing.
  public func screenDidAppear() {}
}
