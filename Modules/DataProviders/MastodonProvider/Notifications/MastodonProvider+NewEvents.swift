import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import MomentsValues
public import SocialModel

extension MastodonProvider {
  /// Posts that mention the reader, each passed on once, those that are found together in one
  /// array; polled with the home timeline, and when the stream has one.
  public func mentions() -> AsyncStream<[Moment]> { mentionWatch.events() }
}

extension MastodonProvider {
  /// People with a new follow request, each passed on once, those that are found together in one
  /// array; polled with mentions, if the reader approves followers.
  public func newFollowRequests() -> AsyncStream<[SocialModel.Account]> { requestWatch.events() }

  /// Polls for what desktop notifications show.
  func checkForNewEvents() async {
    await mentionWatch.check()
    await checkForFollowRequests()
  }

  /// Polls for follow requests.
  func checkForFollowRequests() async {
    // Without approval, there are no follow requests.
    let isLocked = (try? await store.account(id: readerID))?.isLocked ?? false
    if isLocked { await requestWatch.check() }
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
    // Stored, so that a click opens them with or without a network.
    try await store.save(moments)
    let shown = moments.reversed().filter { moment in
      if moment.isOwn || moment.isMuted { return false }
      if case .hide = moment.verdict(in: .notifications, at: now) { return false }
      return true
    }
    return shown.isEmpty ? nil : shown
  }

  /// The people whose follow requests are not answered, the oldest first.
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
    // Somebody who requests again waits for an answer again.
    try await store.saveFollowRequests(from: ids, isWhole: false)
    let states = try await store.followRequests(from: ids)
    let waiting = people.filter { states[$0.id] == .pending }
    return waiting.isEmpty ? nil : waiting
  }
}
