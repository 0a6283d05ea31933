import Foundation
import ListModel
import MomentsContracts
import SocialModel

/// The rows that the reader dismissed on one screen: removed immediately, and restored at their
/// positions when the provider no longer has them as dismissed.
@MainActor
final class Dismissals {
  private let provider: any NotificationsProvider
  private let book: NotificationBook
  /// The rows that were removed.
  private var removed: [ListItemID: NotificationRow] = [:]
  /// The dismissals that the provider has not accepted yet.
  private var pending: Set<ListItemID> = []

  init(provider: any NotificationsProvider, book: NotificationBook) {
    self.provider = provider
    self.book = book
  }

  /// Dismisses a row that has left the list.
  ///
  /// - Throws: What the provider throws; the row is to be restored then.
  func dismiss(_ row: NotificationRow) async throws {
    guard let notification = book.notifications[row.id] else { return }
    removed[row.id] = row
    pending.insert(row.id)
    defer { pending.remove(row.id) }
    try await provider.perform(.dismissNotification(DismissedNotification(notification)))
  }

  /// Forgets the removed rows, because the list was read again.
  func forget() { removed = [:] }

  /// Removes dismissed rows, and restores those that are no longer dismissed.
  ///
  /// - Parameter rows: Returns the current rows; called again after the dismissed ones were read.
  /// - Returns: The corrected rows; nil where the dismissed ones cannot be read.
  func corrected(_ rows: @MainActor () -> [NotificationRow]) async -> [NotificationRow]? {
    let ids = Set(rows().map(\.id)).union(removed.keys)
    let named = ids.compactMap { book.notifications[$0] }
    guard let known = try? await provider.dismissedNotifications(among: named) else { return nil }
    let gone = pending.union(known.map { ListItemID($0) })
    var result = rows()
    for row in result where gone.contains(row.id) { removed[row.id] = row }
    result.removeAll { gone.contains($0.id) }
    for row in removed.values where !gone.contains(row.id) {
      removed[row.id] = nil
      guard !result.contains(where: { $0.id == row.id }) else { continue }
      result.insert(row, at: index(of: row, in: result))
    }
    return result
  }

  /// The index above the first row that happened before it.
  private func index(of row: NotificationRow, in rows: [NotificationRow]) -> Int {
    guard let date = book.date(of: row) else { return rows.count }
    return rows.firstIndex { book.date(of: $0).map { $0 < date } ?? false } ?? rows.count
  }
}
