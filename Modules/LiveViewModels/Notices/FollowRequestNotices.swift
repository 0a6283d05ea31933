import Foundation
public import MomentsContracts
public import SocialModel

/// Tells when somebody asks to follow the reader, wherever in the app or out of it they are.
@MainActor
public final class FollowRequestNotices {
  /// How many of several are named.
  private static let mostLines = 3

  private let provider: any FollowRequestProvider
  private let strings: Strings
  private let offers: NoticeOffers

  /// Makes the notices of a provider.
  ///
  /// - Parameters:
  ///   - provider: Knows who asks.
  ///   - offers: What the reader can answer from the notice.
  ///   - language: The language of the app.
  public init(
    provider: any FollowRequestProvider,
    offers: NoticeOffers = NoticeOffers(),
    language: AppLanguage
  ) {
    self.provider = provider
    self.offers = offers
    strings = Strings(language)
  }

  /// Hands on a notice for each person, and one for those who are found at once, until the calling
  /// task is cancelled.
  ///
  /// - Parameter tell: Shows the notice to the reader.
  public func watch(_ tell: @MainActor (Notice) -> Void) async {
    for await people in provider.newFollowRequests() {
      if let notice = notice(of: people) { tell(notice) }
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
