public import ListModel

/// A waiting update, for debug reports.
public struct PendingListUpdate: Sendable, CustomStringConvertible {
  /// The reason why an update waits.
  public enum Reason: String, Sendable {
    /// The previous update or its animation.
    case update
    /// A drag by the reader.
    case drag
    /// A programmatic scroll animation.
    case scrollAnimation
    /// A call of ``ListUpdater/hold()``.
    case hold
    /// The difference, which is computed off the main actor.
    case difference
  }

  /// What must end before the update is applied.
  public var reason: Reason

  /// The sections that it will show.
  public var sections: [ListSection]

  /// The number of requested updates that were merged into this one.
  public var requests: Int

  /// The reason, the size and the number of calls.
  public var description: String {
    "\(sections.count) sections, \(sections.reduce(0) { $0 + $1.items.count }) rows,"
      + " asked for \(requests) times, waits for \(reason.rawValue)"
  }
}
