public import Foundation
public import MomentsLanguage

/// The time at which the draft will be posted, as the sheet shows it.
public struct ComposerSchedule: Hashable, Sendable {
  /// The time.
  public var date: Date
  /// "Tomorrow at 09:00".
  public var title: String
  /// Why it cannot be posted then; `nil` if it can.
  public var problem: String?
}

extension ComposerSchedule {
  /// The chosen time as text; with a problem if it is too soon.
  ///
  /// - Parameter time: The chosen time; the result is `nil` if nothing is chosen.
  public init?(_ time: ScheduleTime) {
    guard let date = time.chosen else { return nil }
    self.init(
      date: date,
      title: time.title(of: date),
      problem: time.isPossible(date) ? nil : time.strings.scheduleTooSoon
    )
  }
}
