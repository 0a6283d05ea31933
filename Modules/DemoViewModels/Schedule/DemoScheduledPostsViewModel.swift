public import Foundation
public import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

/// The scheduled posts, with fixed rows.
@MainActor
public final class DemoScheduledPostsViewModel: DemoRowsScreen<ScheduledPostRow>,
  ScheduledPostsViewModel
{
  override class var section: ListItemID { "scheduled" }
  override class var emptyTexts: EmptyTexts { (\.scheduledEmptyTitle, \.scheduledEmptyMessage) }

  /// The choices of the demo.
  public func time(of row: ListItemID) -> ScheduleTime? { DemoRows.scheduleTime(strings) }

  /// Records the intent.
  @discardableResult
  public func change(_ row: ListItemID, to time: Date) -> Task<Void, Never> {
    note("change \(Int(time.timeIntervalSince1970))", row)
  }

  /// Records the intent.
  @discardableResult
  public func delete(_ row: ListItemID) -> Task<Void, Never> { note("delete", row) }
}

extension DemoRows {
  /// Thursday, 20 March 2025, 18:30 UTC.
  private static let scheduleNow = Date(timeIntervalSince1970: 1_742_495_400)

  /// The choices on a Thursday evening.
  public static func scheduleTime(_ strings: Strings, chosen: Date? = nil) -> ScheduleTime {
    ScheduleTime(chosen: chosen, now: scheduleNow, timeZone: .gmt, strings: strings)
  }

  /// Scheduled posts: short, long, and without text.
  public static func scheduled(_ strings: Strings) -> [ScheduledPostRow] {
    let time = scheduleTime(strings)
    let tomorrow = time.date
    let day = Double(86_400)
    return [
      ScheduledPostRow(
        id: "scheduled-1",
        date: tomorrow,
        text: "The ferry of seven leaves at six from Monday on. Tell those who sleep late.",
        media: MediaCounts(photos: 2),
        time: time
      ),
      ScheduledPostRow(
        id: "scheduled-2",
        date: tomorrow + day,
        text: longText(strings),
        isComment: true,
        time: time
      ),
      ScheduledPostRow(
        id: "scheduled-3",
        date: tomorrow + 3 * day,
        text: "Which bench is next?",
        hasPoll: true,
        time: time
      ),
      ScheduledPostRow(
        id: "scheduled-4",
        date: tomorrow + 290 * day,
        text: "",
        media: MediaCounts(photos: 1),
        time: time
      ),
    ]
  }
}
