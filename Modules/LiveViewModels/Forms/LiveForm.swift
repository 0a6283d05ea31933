public import ListModel
public import MomentsContracts
public import SocialModel

/// A sheet in which something is written: what is shown, what is told, and the end of it.
@MainActor
public class LiveForm<Content: FormContent> {
  /// The language of everything the sheet says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<Content> { contentSource }

  /// What to tell the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// Called when the sheet is to go, with whether the reader was done with it.
  public var onClose: (@MainActor (Bool) -> Void)?

  let failures: FailureText
  let contentSource: MutableObservable<Content>
  let messages = UserMessages()
  private let screenName: String
  private let tracker: (any Tracker)?

  init(
    _ content: Content,
    named screenName: String,
    language: AppLanguage,
    tracker: (any Tracker)?
  ) {
    strings = Strings(language)
    failures = FailureText(strings: strings)
    contentSource = MutableObservable(content)
    self.screenName = screenName
    self.tracker = tracker
  }

  /// Shows what the reader changes.
  public func change(_ change: (inout Content) -> Void) {
    var content = contentSource.value
    change(&content)
    contentSource.setIfChanged(content)
  }

  /// Does what the sheet is for, and leaves; where that fails, the sheet stays and says why.
  ///
  /// - Parameters:
  ///   - action: What is done, as it is tracked.
  ///   - target: To what.
  ///   - text: What is said where it fails.
  ///   - work: Does it.
  /// - Returns: The work, done when the sheet is left or says why not.
  func finish(
    _ action: String,
    target: String,
    failing text: @escaping (any Error) -> String,
    _ work: @escaping @Sendable () async throws -> Void
  ) -> Task<Void, Never> {
    contentSource.value.isFinishing = true
    tracker?.track(.action(name: action, screen: screenName, target: target))
    return Task {
      do {
        try await work()
        onClose?(true)
      } catch {
        contentSource.value.isFinishing = false
        messages.tell(text(error), .failure)
      }
    }
  }

  /// Leaves without what was written.
  public func close() { onClose?(false) }

  /// Tracks a view of the sheet.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: screenName))
  }
}
