import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
public import SocialModel

extension MastodonProvider: MentionsProvider {
  /// Posts that name the reader, each told once, those that are found at once together; asked for
  /// whenever home is, and when the stream brings one.
  public func mentions() -> AsyncStream<[Moment]> { mentionWatch.news() }
}

extension MastodonProvider {
  /// People who ask to follow the reader, each told once, those that are found at once together;
  /// asked for as mentions are, where the reader chooses who follows them.
  public func newFollowRequests() -> AsyncStream<[SocialModel.Account]> { requestWatch.news() }

  /// Looks for what the desktop tells of.
  func lookForNews() async {
    await mentionWatch.look()
    await lookForFollowRequests()
  }

  /// Looks for people who ask to follow the reader.
  func lookForFollowRequests() async {
    // Nobody has to ask otherwise.
    let isLocked = (try? await store.account(id: readerID))?.isLocked ?? false
    if isLocked { await requestWatch.look() }
  }

  /// The moments of new mentions, the oldest first.
  static func mentions(
    in events: [MastodonNotification],
    store: SocialStore,
    readerID: String,
    now: Date
  ) async throws -> [Moment]? {
    guard try await !HiddenNotifications.kinds(in: store).contains(.mention) else { return nil }
    let moments = StatusPage.read(
      LossyArray(events.compactMap(\.status)),
      readerID: readerID,
      source: "notifications"
    ).moments
    // A click opens them, with or without a network.
    try await store.save(moments)
    let shown = moments.reversed().filter { moment in
      if moment.isOwn || moment.isMuted { return false }
      if case .hide = moment.verdict(in: .notifications, at: now) { return false }
      return true
    }
    return shown.isEmpty ? nil : shown
  }

  /// Those who ask to follow the reader, as far as they are not answered, the first one first.
  static func requesters(
    in events: [MastodonNotification],
    store: SocialStore
  ) async throws -> [SocialModel.Account]? {
    guard try await !HiddenNotifications.kinds(in: store).contains(.followRequest) else {
      return nil
    }
    let people = events.reversed().compactMap(\.account).map { StatusMapper().account(from: $0) }
    let ids = people.map(\.id)
    try await store.save(people)
    // Who asks again waits for an answer again.
    try await store.saveFollowRequests(from: ids, isWhole: false)
    let states = try await store.followRequests(from: ids)
    let waiting = people.filter { states[$0.id] == .pending }
    return waiting.isEmpty ? nil : waiting
  }
}
