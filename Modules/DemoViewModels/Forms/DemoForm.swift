import ListModel
public import MomentsContracts
import MomentsLanguage

/// A sheet in which something is written, in one of its states; changes are shown.
@MainActor
public class DemoForm<Content: FormContent>: DemoContentScreen<Content> {
  /// Called when the sheet is to be closed, with whether the reader finished it.
  public var onClose: (@MainActor (Bool) -> Void)?

  /// The finished contents, in order.
  public private(set) var finished: [Content] = []

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
}
