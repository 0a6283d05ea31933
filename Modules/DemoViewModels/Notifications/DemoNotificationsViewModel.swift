import Foundation
public import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

/// The notifications of fixed rows.
@MainActor
public final class DemoNotificationsViewModel: DemoListScreen, NotificationsViewModel {
  /// Makes notifications of rows; by default empty.
  ///
  /// - Parameters:
  ///   - rows: The notifications.
  ///   - requests: The number of follow requests.
  ///   - state: The state of the screen as a whole.
  ///   - paging: The state of paging.
  ///   - language: The language of the app.
  public init(
    _ rows: [NotificationRow],
    requests: Int = 0,
    state: ListState? = nil,
    paging: PagingState = .end,
    language: AppLanguage
  ) {
    let strings = Strings(language)
    var sections: [ListSection] = []
    if requests > 0 {
      let row = FollowRequestSummaryRow(count: requests, strings: strings)
      sections.append(ListSection(id: "follow-requests", rows: [row]))
    }
    if !rows.isEmpty { sections.append(ListSection(id: "notifications", rows: rows)) }
    super.init(
      sections,
      empty: (\.emptyNotificationsTitle, \.emptyNotificationsMessage),
      state: state,
      paging: paging,
      language: language
    )
  }

  /// Records the intent.
  public func open(_ row: ListItemID) { note("open", row) }

  /// Does nothing: the unread marks are fixed.
  public func see(_ row: ListItemID) {}

  /// Records the intent.
  public func answer(_ row: ListItemID, accepted: Bool) {
    note(accepted ? "accept" : "reject", row)
  }

  /// Records the intent.
  public func openFollowRequests() { note("open follow-requests") }

  /// Records the intent.
  public func dismiss(_ row: ListItemID) { note("dismiss", row) }

  /// Records the intent.
  @discardableResult
  public func clear() -> Task<Void, Never> { note("clear") }

  /// Records the intent.
  public func openKinds() { note("open kinds") }
}

extension DemoRows {
  /// A row of every kind of notification.
  public static func notifications(_ strings: Strings) -> [NotificationRow] {
    let ferry = "The ferry was late, so we had the whole pier to ourselves. Nobody complained."
    let time = TimeText(strings: strings, timeZone: .gmt)
    let now = Date(timeIntervalSince1970: 1_742_495_400)
    func row(
      _ kind: NotificationKind,
      _ people: [PersonReference],
      _ count: Int? = nil,
      _ subject: String = "",
      request: FollowRequestAnswer.Kind? = nil,
      minutes: Int
    ) -> NotificationRow {
      NotificationRow(
        id: ListItemID("\(kind)"),
        kind: kind,
        people: people,
        count: count,
        subject: RichText(subject),
        timeText: time.short(now.addingTimeInterval(-60 * Double(minutes)), now: now),
        isUnread: minutes < 6,
        request: request,
        strings: strings
      )
    }
    return [
      row(.mention, [layla], 1, "صباح الخير من الإسكندرية", minutes: 2),
      row(.like, [ann, marco, layla], 12, ferry, minutes: 5),
      row(.boost, [marco, ann], 2, ferry, minutes: 9),
      row(.followRequest, [layla], 1, request: .pending, minutes: 12),
      row(.follow, [ann], 1, minutes: 20),
      row(.post, [marco], 1, "First light on the ridge.", minutes: 31),
      row(.edit, [ann], 1, "太美了！是哪个山屋？", minutes: 40),
      row(.poll, [marco], 1, "Which way up?", minutes: 55),
      row(.quote, [layla], 1, "A pier without people", minutes: 57),
      row(.other, [ann], 1, minutes: 58),
    ]
  }
}
