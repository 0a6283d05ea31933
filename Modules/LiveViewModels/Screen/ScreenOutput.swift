import ListModel
import MomentsContracts

/// What a screen and its parts give to the outside: messages, routes and tracked actions.
@MainActor
final class ScreenOutput {
  /// Called with the route of each screen that the reader opens.
  var onRoute: (@MainActor (Route) -> Void)?

  let messages = UserMessages()
  private let screenName: String
  private let tracker: (any Tracker)?

  init(named screenName: String, in context: ScreenContext) {
    self.screenName = screenName
    tracker = context.tracker
  }

  /// Tracks that the reader looks at the screen.
  func trackView() { tracker?.track(.screenView(screen: screenName)) }

  /// Tracks an action of the reader.
  func track(_ action: String, _ target: String?) {
    tracker?.track(.action(name: action, screen: screenName, target: target))
  }

  /// Leads to another screen.
  func open(_ route: Route) { onRoute?(route) }

  /// Shows a failure, unless it is only a cancellation.
  func show(failure error: any Error, _ text: (any Error) -> String) {
    if !isCancellation(error) { messages.show(text(error), .failure) }
  }
}
