/// Something the reader did or saw, for the people who improve the app.
public enum TrackingEvent: Hashable, Sendable {
  /// A screen came on screen.
  case screenView(screen: String)
  /// The reader did something: `name` such as "like", on the row `target` of a screen if it was a
  /// row.
  case action(name: String, screen: String, target: String?)
}

/// Takes in tracking events.
///
/// The app chooses where they go; view models are handed one.
@MainActor
public protocol Tracker: AnyObject {
  /// Takes in an event. MUST return at once and MUST NOT fail in a way the reader notices.
  func track(_ event: TrackingEvent)
}
