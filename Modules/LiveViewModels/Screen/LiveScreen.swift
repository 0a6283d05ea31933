public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// The base of screens over providers: their texts, messages, routes and tracking.
@MainActor
public class LiveScreen {
  /// The language of the screen's texts.
  public let strings: Strings

  /// A message to show to the reader for a few seconds.
  public var message: Observable<UserMessage?> { messages.current }

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)? {
    get { output.onRoute }
    set { output.onRoute = newValue }
  }

  let context: ScreenContext
  let failures: FailureText
  var messages: UserMessages { output.messages }
  private let output: ScreenOutput
  /// Updates the ages of rows while the screen is visible.
  private var aging: Task<Void, Never>?

  /// Makes a screen whose parts share its output.
  init(_ output: ScreenOutput, in context: ScreenContext) {
    self.output = output
    self.context = context
    strings = context.strings
    failures = context.failures
  }

  init(named screenName: String, in context: ScreenContext) {
    output = ScreenOutput(named: screenName, in: context)
    self.context = context
    strings = context.strings
    failures = context.failures
  }

  deinit { aging?.cancel() }

  /// Tracks that the reader looks at the screen.
  public func screenDidAppear() { output.trackView() }

  /// Updates the ages of rows immediately and then every minute, until ``endAging()``.
  func beginAging(_ refresh: @escaping @MainActor () -> Void) {
    refresh()
    aging?.cancel()
    aging = Task { [time = context.time] in await time.eachMinute(refresh) }
  }

  func endAging() { aging?.cancel() }

  func track(_ action: String, _ target: String? = nil) { output.track(action, target) }
}
