import ListModel
import MomentsContracts
import MomentsLanguage
import SocialModel

/// The requests to follow the reader on the screen of notifications: how many wait, and the state
/// of each in its row.
@MainActor
final class FollowRequestSummary {
  /// The answers; nil where there are no follow requests.
  let answers: FollowRequestAnswers?
  private let strings: Strings
  private var count = FollowRequest.Count(known: 0)

  init(_ answers: FollowRequestAnswers?, strings: Strings) {
    self.answers = answers
    self.strings = strings
  }

  /// The section above the notifications; none where no request waits.
  var sections: [ListSection] {
    guard count.known > 0 else { return [] }
    let row = FollowRequestSummaryRow(
      count: count.known,
      hasMore: count.hasMore,
      strings: strings
    )
    return [ListSection(id: "follow-requests", rows: [row])]
  }

  /// The state of a person's request.
  func answer(of person: String) -> FollowRequestAnswer? {
    answers?.kind(of: person).map { FollowRequestAnswer(kind: $0, strings: strings) }
  }

  /// The rows of notifications, with the state of their requests and the number that wait.
  func rows(of page: [ReaderNotification], _ book: NotificationBook) async -> [NotificationRow] {
    await answers?.read(Set(page.compactMap(\.requester)))
    _ = await readCount()
    return page.map { book.row($0) { answers?.kind(of: $0) } }
  }

  /// Reads how many wait, and returns whether the number changed.
  func readCount() async -> Bool {
    guard let new = await answers?.count(), new != count else { return false }
    count = new
    return true
  }
}
