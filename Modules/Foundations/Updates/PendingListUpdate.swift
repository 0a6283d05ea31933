public import ListModel

/// An update that waits, for debug reports.
public struct PendingListUpdate: Sendable, CustomStringConvertible {
  /// What an update waits for.
  public enum Reason: String, Sendable {
    /// The animation of the update before, or the code that makes it.
    case update
    /// A finger that drags the list.
    case drag
    /// A scroll animation that code asked for.
    case scrollAnimation
    /// Whoever called ``ListUpdater/hold()``.
    case hold
    /// The difference, which is found off the main actor.
    case difference
  }

  /// What it waits for.
  public var reason: Reason

  /// The sections it will show.
  public var sections: [ListSection]

  /// How many calls it stands for: those that came while it waited are one with it.
  public var requests: Int

  /// The reason, the size and the number of calls.
  public var description: String {
    "\(sections.count) sections, \(sections.reduce(0) { $0 + $1.items.count }) rows,"
      + " asked for \(requests) times, waits for \(reason.rawValue)"
  }
}
