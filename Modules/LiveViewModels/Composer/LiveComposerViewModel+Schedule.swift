public import Foundation
import ListModel
public import MomentsContracts
import SocialModel

extension LiveComposerViewModel {
  /// What there is to choose from for the time at which it is posted.
  public func scheduleTime() -> ScheduleTime {
    ScheduleTime(chosen: draft.scheduledAt, now: now(), timeZone: timeZone, strings: strings)
  }

  /// Chooses when it is posted.
  public func setSchedule(_ date: Date?) {
    guard date == nil || canSchedule else { return }
    change { $0.scheduledAt = date }
    track(date == nil ? "unschedule" : "schedule")
  }

  /// Whether it may be posted later: one new post, where the server can.
  var canSchedule: Bool {
    schedules != nil && limits.takesSchedules && kind != .edit && pages.count == 1
      && phaseSource.value == .writing
  }

  /// When it is posted, as the sheet shows it.
  var shownSchedule: ComposerSchedule? {
    guard var shown = ComposerSchedule(scheduleTime()) else { return nil }
    // A draft may have been begun for another server's abilities.
    if schedules == nil || !limits.takesSchedules { shown.problem = strings.scheduleNotPossible }
    return shown
  }

  /// Hands it over: to be posted at once, or at its time.
  func submit() async throws {
    draft.updatedAt = now()
    if draft.scheduledAt != nil, let schedules {
      try await schedules.schedule(draft)
    } else {
      _ = try await provider.submit(draft)
    }
  }
}
