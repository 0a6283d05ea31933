import Foundation
public import ListModel

/// Logs the reader's screen views and actions, an event a line: in place of an analytics service,
/// which does not exist yet.
///
/// ```swift
/// session.tracker = EventLog.toStandardError()
/// ```
public final class EventLog: Tracker {
  private let write: (String) -> Void

  /// Makes a log.
  ///
  /// - Parameter write: Writes a line, without a line feed. MUST return immediately.
  public init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// A log on the standard error stream of the process.
  public static func toStandardError() -> EventLog {
    EventLog { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  }

  /// Logs an event, such as "screen timeline" or "like moment-3 on timeline".
  public func track(_ event: TrackingEvent) {
    switch event {
    case .screenView(let screen): write("screen \(screen)")
    case .action(let name, let screen, let target):
      let target = target.map { $0.isEmpty ? "" : " \($0)" } ?? ""
      write("\(name)\(target) on \(screen)")
    }
  }
}
