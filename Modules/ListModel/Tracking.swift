/// Something that the reader did or saw, for usage statistics.
public enum TrackingEvent: Hashable, Sendable {
  /// A screen appeared.
  case screenView(screen: String)
  /// The reader performed an action: `name` such as "like", on the row `target` of a screen if it
  /// was a row.
  case action(name: String, screen: String, target: String?)
}

/// Receives tracking events.
///
/// The app chooses the destination; view models receive a tracker.
@MainActor
public protocol Tracker: AnyObject {
  /// Receives an event. MUST return immediately and MUST NOT fail visibly.
  func track(_ event: TrackingEvent)
}
