import Foundation
import ListModel
import MomentsContracts
import SocialModel

/// The rows that the reader dismissed on one screen: gone at once, and back in their places where
/// the provider does not know them as dismissed any more.
@MainActor
final class Dismissals {
  private let provider: any NotificationsProvider
  private let book: NotificationBook
  /// The rows that are gone.
  private var removed: [ListItemID: NotificationRow] = [:]
  /// Those that the provider is being told of.
  private var asking: Set<ListItemID> = []

  init(provider: any NotificationsProvider, book: NotificationBook) {
    self.provider = provider
    self.book = book
  }

  /// Tells the provider that a row is dismissed, which left the list.
  ///
  /// - Throws: What the provider throws; the row is to come back then.
  func dismiss(_ row: NotificationRow) async throws {
    guard let notification = book.notifications[row.id] else { return }
    removed[row.id] = row
    asking.insert(row.id)
    defer { asking.remove(row.id) }
    try await provider.dismissNotification(notification)
  }

  /// Forgets what is gone: the list was read anew.
  func forget() { removed = [:] }

  /// Takes what is dismissed out of rows, and puts back what is not any more.
  ///
  /// - Parameter rows: Reads the rows that show, when what is dismissed is known.
  /// - Returns: The rows as they are to show; nil where that cannot be read.
  func corrected(_ rows: @MainActor () -> [NotificationRow]) async -> [NotificationRow]? {
    let ids = Set(rows().map(\.id)).union(removed.keys)
    let named = ids.compactMap { book.notifications[$0] }
    guard let known = try? await provider.dismissedNotifications(among: named) else { return nil }
    let gone = asking.union(known.map { ListItemID($0) })
    var result = rows()
    for row in result where gone.contains(row.id) { removed[row.id] = row }
    result.removeAll { gone.contains($0.id) }
    for row in removed.values where !gone.contains(row.id) {
      removed[row.id] = nil
      guard !result.contains(where: { $0.id == row.id }) else { continue }
      result.insert(row, at: place(of: row, in: result))
    }
    return result
  }

  /// Above the first row that happened before it.
  private func place(of row: NotificationRow, in rows: [NotificationRow]) -> Int {
    guard let date = book.date(of: row) else { return rows.count }
    return rows.firstIndex { book.date(of: $0).map { $0 < date } ?? false } ?? rows.count
  }
}
