public import Foundation

/// When what is written is to be posted, as the sheet shows it.
public struct ComposerSchedule: Hashable, Sendable {
  /// The time.
  public var date: Date
  /// "Tomorrow at 09:00".
  public var title: String
  /// Why it cannot be posted then; `nil` where it can.
  public var problem: String?

  /// Makes a value.
  public init(date: Date, title: String, problem: String? = nil) {
    self.date = date
    self.title = title
    self.problem = problem
  }

  /// The chosen time in words; with what is wrong where it is too near.
  ///
  /// - Parameter time: Says it; `nil` where nothing is chosen.
  public init?(_ time: ScheduleTime) {
    guard let date = time.chosen else { return nil }
    self.init(
      date: date,
      title: time.title(of: date),
      problem: time.isPossible(date) ? nil : time.strings.scheduleTooSoon
    )
  }
}
