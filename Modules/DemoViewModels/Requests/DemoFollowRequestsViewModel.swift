public import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

/// The follow requests, with fixed rows.
@MainActor
public final class DemoFollowRequestsViewModel: DemoRowsScreen<FollowRequestRow>,
  FollowRequestsViewModel
{
  override class var section: ListItemID { "follow-requests" }
  override class var emptyTexts: EmptyTexts {
    (\.emptyFollowRequestsTitle, \.emptyFollowRequestsMessage)
  }

  /// Records the intent.
  public func answer(_ row: ListItemID, accepted: Bool) {
    note(accepted ? "accept" : "reject", row)
  }

  /// Records the intent.
  public func open(_ row: ListItemID) { note("open", row) }
}

extension DemoRows {
  /// A request in every state of its buttons.
  public static func followRequests(_ strings: Strings) -> [FollowRequestRow] {
    let others = [
      (ann, "Walks, weather, and what is left of the ferry.", 1_240),
      (marco, "Mountain huts. Opinions about soup.", 86),
      (layla, "صور من الإسكندرية، كل صباح.", 15_300),
    ]
    return FollowRequestAnswer.Kind.allCases.enumerated().map { index, kind in
      let (person, bio, followers) = others[index % others.count]
      var asking = person
      asking.id = "\(person.id)-\(kind)"
      return FollowRequestRow(
        PersonRow(
          person: asking,
          bio: RichText(index == 4 ? "" : bio),
          followers: followers,
          strings: strings
        ),
        answer: FollowRequestAnswer(kind: kind, strings: strings)
      )
    }
  }
}
