import Foundation
import MomentsLanguage
public import SocialModel

/// Notifies the reader of requests to follow them, wherever they are in the app or outside of it.
@MainActor
public final class FollowRequestNotices: Notices<any FollowRequestProvider> {
  /// The number of people that a notice of several names.
  private static let mostLines = 3

  /// Passes on a notice for each request, and one for several that are found together, until the
  /// calling task is cancelled.
  ///
  /// - Parameter show: Called with each notice, to show it to the reader.
  public func watch(_ show: @MainActor (Notice) -> Void) async {
    for await people in provider.newFollowRequests() {
      if let notice = notice(of: people) { show(notice) }
    }
  }

  private func notice(of people: [Account]) -> Notice? {
    guard let first = people.first, let url = URL(string: "moments://notifications") else {
      return nil
    }
    guard people.count == 1 else {
      let names = people.suffix(Self.mostLines).reversed().map(name)
      return Notice(
        id: "follow-requests",
        title: strings.followRequests(people.count, hasMore: false),
        body: names.joined(separator: "\n"),
        link: url
      )
    }
    return Notice(
      id: "follow-request-\(first.id)",
      title: strings.asksToFollow(first.displayName),
      body: "\u{2068}@\(first.handle)\u{2069}",
      link: url,
      buttons: [
        offers.button(.accept, strings.acceptRequest, first.id),
        offers.button(.reject, strings.rejectRequest, first.id),
      ].compactMap(\.self)
    )
  }

  private func name(_ person: Account) -> String {
    "\u{2068}\(person.displayName)\u{2069} (\u{2068}@\(person.handle)\u{2069})"
  }
}
