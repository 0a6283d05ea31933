public import ListModel
public import MomentsContracts

/// The base of screens over providers: their texts, messages, routes and tracking.
@MainActor
public class LiveScreen {
  /// The language of the screen's texts.
  public let strings: Strings

  /// A message to show to the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)?

  let context: ScreenContext
  let failures: FailureText
  let messages: UserMessages
  private let screenName: String

  init(
    named screenName: String,
    in context: ScreenContext,
    messages: UserMessages = UserMessages()
  ) {
    self.screenName = screenName
    self.context = context
    self.messages = messages
    strings = context.strings
    failures = context.failures
  }

  /// Tracks a view of the screen.
  public func screenDidAppear() {
    context.tracker?.track(.screenView(screen: screenName))
  }

  func track(_ action: String, _ target: String? = nil) {
    context.tracker?.track(.action(name: action, screen: screenName, target: target))
  }
}
