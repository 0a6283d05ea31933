import Foundation
public import ListModel

/// Writes down what the reader sees and does, an event a line: what an app hands to those who count
/// such events, before there is anybody.
///
/// ```swift
/// session.tracker = EventLog.toStandardError()
/// ```
public final class EventLog: Tracker {
  private let write: (String) -> Void

  /// Makes a log.
  ///
  /// - Parameter write: Takes in a line, without a line feed. MUST return at once.
  public init(write: @escaping (String) -> Void) {
    self.write = write
  }

  /// A log on the standard error stream of the process.
  public static func toStandardError() -> EventLog {
    EventLog { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
  }

  /// Writes an event down, such as "screen timeline" or "like moment-3 on timeline".
  public func track(_ event: TrackingEvent) {
    switch event {
    case .screenView(let screen): write("screen \(screen)")
    case .action(let name, let screen, let target):
      let target = target.map { $0.isEmpty ? "" : " \($0)" } ?? ""
      write("\(name)\(target) on \(screen)")
    }
  }
}
