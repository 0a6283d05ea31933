import ListModel
import MomentsContracts
import SocialModel

/// What the screen of notifications shows of the requests to follow the reader: how many wait, and
/// in the rows that tell of one, how far it is answered.
@MainActor
final class FollowRequestSummary {
  /// Nil where nobody has to ask.
  let answers: FollowRequestAnswers?
  private let strings: Strings
  private var count = FollowRequest.Count(known: 0)

  init(_ answers: FollowRequestAnswers?, strings: Strings) {
    self.answers = answers
    self.strings = strings
  }

  /// The section above the notifications; none where nobody waits.
  var sections: [ListSection] {
    guard count.known > 0 else { return [] }
    let row = FollowRequestSummaryRow(
      count: count.known,
      hasMore: count.hasMore,
      strings: strings
    )
    return [ListSection(id: "follow-requests", rows: [row])]
  }

  /// What a row shows of a person's request.
  func answer(of person: String) -> FollowRequestAnswer? {
    answers?.kind(of: person).map { FollowRequestAnswer(kind: $0, strings: strings) }
  }

  /// The rows of notifications, with what is known of their requests and of how many there are.
  func rows(of page: [ReaderNotification], _ book: NotificationBook) async -> [NotificationRow] {
    await answers?.read(Set(page.compactMap(\.requester)))
    _ = await readCount()
    return page.map { book.row($0) { answers?.kind(of: $0) } }
  }

  /// Reads how many wait; says whether that is another number.
  func readCount() async -> Bool {
    guard let new = await answers?.count(), new != count else { return false }
    count = new
    return true
  }
}
