public import Foundation
import ListModel
public import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  /// The choices for the time of posting.
  public func scheduleTime() -> ScheduleTime {
    ScheduleTime(chosen: draft.scheduledAt, now: now(), timeZone: timeZone, strings: strings)
  }

  /// Sets the time of posting; nil for immediately.
  public func setSchedule(_ date: Date?) {
    guard date == nil || canSchedule else { return }
    change { $0.scheduledAt = date }
    track(date == nil ? "unschedule" : "schedule")
  }

  /// Whether it may be scheduled: one new post, where the server supports it.
  var canSchedule: Bool {
    schedules != nil && limits.takesSchedules && kind != .edit && pages.count == 1
      && phaseSource.value == .writing
  }

  /// The time of posting, as the sheet shows it.
  var shownSchedule: ComposerSchedule? {
    guard var shown = ComposerSchedule(scheduleTime()) else { return nil }
    // The draft may have been begun on a server with other abilities.
    if schedules == nil || !limits.takesSchedules { shown.problem = strings.scheduleNotPossible }
    return shown
  }

  /// Submits the draft, to be posted immediately or at its time.
  func submit() async throws {
    draft.updatedAt = now()
    if draft.scheduledAt != nil, let schedules {
      try await schedules.schedule(draft)
    } else {
      _ = try await provider.submit(draft)
    }
  }
}
