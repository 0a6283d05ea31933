public import ListModel
public import MomentsContracts
public import SocialModel

/// A sheet in which something is written: its content, its messages and how it ends.
@MainActor
public class LiveForm<Content: FormContent> {
  /// The language of the sheet's texts.
  public let strings: Strings

  /// The content that the screen shows.
  public var content: Observable<Content> { contentSource }

  /// A message to show to the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// Called when the sheet is to be closed, with whether the reader finished it.
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
  ///   - text: The message on failure.
  ///   - work: The work.
  /// - Returns: The task, which ends when the sheet is closed or shows why not.
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
        messages.show(text(error), .failure)
      }
    }
  }

  /// Closes the sheet and discards what was written.
  public func close() { onClose?(false) }

  /// Tracks a view of the sheet.
  public func screenDidAppear() {
    tracker?.track(.screenView(screen: screenName))
  }
}
