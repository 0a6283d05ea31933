public import ListModel
public import MomentsContracts

/// A sheet in which something is written: its content, its messages and how it ends.
@MainActor
public class LiveForm<Content: FormContent>: LiveScreen {
  /// The content that the screen shows.
  public var content: Observable<Content> { contentSource }

  /// Called when the sheet is to be closed, with whether the reader finished it.
  public var onClose: (@MainActor (Bool) -> Void)?

  let contentSource: MutableObservable<Content>

  init(
    _ content: Content,
    named screenName: String,
    in context: ScreenContext
  ) {
    contentSource = MutableObservable(content)
    super.init(named: screenName, in: context)
  }

  /// Changes the content.
  public func change(_ change: (inout Content) -> Void) {
    var content = contentSource.value
    change(&content)
    contentSource.setIfChanged(content)
  }

  /// Does the work of the sheet, and closes it; on failure, the sheet stays and shows why.
  ///
  /// - Parameters:
  ///   - action: The action to track.
  ///   - target: The target to track.
  ///   - what: What was not done on failure, in a sentence.
  ///   - work: The work.
  /// - Returns: The task, which ends when the sheet is closed or shows why not.
  func finish(
    _ action: String,
    target: String,
    failing what: String,
    _ work: @escaping @Sendable () async throws -> Void
  ) -> Task<Void, Never> {
    contentSource.value.isFinishing = true
    track(action, target)
    return Task {
      do {
        try await work()
        onClose?(true)
      } catch {
        contentSource.value.isFinishing = false
        messages.show(failures.message(error, after: what), .failure)
      }
    }
  }

  /// Closes the sheet and discards what was written.
  public func close() { onClose?(false) }
}
