import Foundation
import LocalStore
import MomentsValues
import SocialModel

/// The notifications that are not shown: of hidden kinds, and dismissed ones.
struct HiddenNotifications: Sendable {
  private static let list = "hidden-notification-kinds"

  /// The hidden kinds.
  var kinds: Set<NotificationKind>
  /// Whether some dismissals were not sent to the server yet.
  var hasWaiting: Bool
  private var dismissed: [String: [DismissedNotification]]

  /// The current state.
  static func read(from store: SocialStore) async throws -> Self {
    let (waiting, confirmed) = try await store.dismissedNotifications()
    return Self(
      kinds: try await kinds(in: store),
      hasWaiting: !waiting.isEmpty,
      dismissed: Dictionary(grouping: waiting + confirmed, by: \.id)
    )
  }

  /// The kinds that the reader hides.
  static func kinds(in store: SocialStore) async throws -> Set<NotificationKind> {
    let names: [String] = try await store.value(list) ?? []
    return Set(names.compactMap { NotificationKind(rawValue: $0) })
      .intersection(NotificationKind.hideable)
  }

  /// Stores which kinds the reader hides.
  static func save(_ kinds: Set<NotificationKind>, in store: SocialStore) async throws {
    let names = NotificationKind.hideable.filter(kinds.contains).map(\.rawValue)
    try await store.save(names, as: list)
  }

  /// The types of the kinds, as the server names them.
  var types: [String] {
    NotificationKind.hideable.filter(kinds.contains).flatMap(\.types)
  }

  /// Whether a row is hidden.
  ///
  /// Mentions alone are requested explicitly, so only dismissed ones are hidden there.
  func contains(_ stored: StoredNotification, in filter: NotificationScope = .all) -> Bool {
    if filter == .all, kinds.contains(stored.kind) { return true }
    return isDismissed(stored.key, newest: stored.newest, happenedAt: stored.happenedAt)
  }

  /// Whether the reader dismissed a row.
  func isDismissed(_ key: String, newest: String?, happenedAt: Date?) -> Bool {
    dismissed[key]?.contains {
      $0.covers(id: key, newestEventID: newest, happenedAt: happenedAt)
    } ?? false
  }
}
