import Foundation
import MomentsValues
import SocialModel

/// The rows of the photos of drafts.
///
/// Call all functions inside of a transaction.
enum MediaTable {
  /// The owner of a photo.
  enum Owner: Hashable {
    case draft(String)
    case outbox(String)
    /// A post that is on this machine only, and shows the file.
    case post(String)

    var text: String {
      switch self {
      case .draft(let id): "draft:\(id)"
      case .outbox(let id): "outbox:\(id)"
      case .post(let id): "post:\(id)"
      }
    }
  }

  /// A photo without its alternative text; nil where it no longer exists.
  ///
  /// A photo whose post is at the server is named as the server names it: an older draft may
  /// contain it.
  static func media(
    id: String,
    in folder: MediaFolder,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> DraftMedia? {
    try connection.query(
      """
      SELECT file, type, bytes, width, height, CASE owner WHEN 'sent' THEN server_id END
      FROM media WHERE id = ?
      """,
      id
    ) { row -> DraftMedia? in
      guard let file = row.text(0), let type = row.text(1) else { return nil }
      return DraftMedia(
        id: row.text(5).map { DraftMedia.id(serverID: $0) } ?? id,
        url: folder.url.appendingPathComponent(file),
        type: type,
        byteCount: row.integer(2) ?? 0,
        pixelSize: row.integer(3).flatMap { width in
          row.integer(4).flatMap { PixelSize(width: width, height: $0) }
        }
      )
    }.first
  }

  /// Makes some photos the only ones of an owner.
  ///
  /// Photos without an owner are deleted a day after they were added, because the reader may still
  /// undo.
  static func give(
    _ ids: [String],
    to owner: Owner,
    in connection: SQLConnection
  ) throws(SQLiteError) {
    let had = try connection.query("SELECT id FROM media WHERE owner = ?", owner.text) {
      $0.text(0)
    }
    for id in had where !ids.contains(id) {
      try connection.run("UPDATE media SET owner = NULL WHERE id = ?", id)
    }
    for id in ids {
      try connection.run(
        "UPDATE media SET owner = ? WHERE id = ? AND owner IS NOT ? AND owner IS NOT 'sent'",
        owner.text,
        id,
        owner.text
      )
    }
  }

  /// Deletes an owner's photos.
  ///
  /// - Returns: The names of their files, to be deleted after the transaction.
  static func remove(
    of owner: Owner,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    let files = try connection.query("SELECT file FROM media WHERE owner = ?", owner.text) {
      $0.text(0)
    }
    if !files.isEmpty {
      try connection.run("DELETE FROM media WHERE owner = ?", owner.text)
    }
    return files
  }

  /// Marks an owner's photos as part of a post at the server; their files are no longer needed.
  ///
  /// - Returns: The names of their files, to be deleted after the transaction.
  static func settle(
    of owner: Owner,
    in connection: SQLConnection
  ) throws(SQLiteError) -> [String] {
    let files = try connection.query(
      "SELECT file FROM media WHERE owner = ? AND server_id IS NOT NULL",
      owner.text
    ) { $0.text(0) }
    if !files.isEmpty {
      try connection.run(
        "UPDATE media SET owner = 'sent' WHERE owner = ? AND server_id IS NOT NULL",
        owner.text
      )
    }
    return files
  }

  /// The number of seconds that photos of posts at the server keep their identities in drafts.
  private static let memory: TimeInterval = 30 * 86_400

  /// Deletes photos that were without an owner for too long.
  ///
  /// - Returns: The names of all files that must stay.
  static func sweep(
    olderThan limit: Date,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Set<String> {
    try connection.run("DELETE FROM media WHERE owner IS NULL AND created_at < ?", limit)
    try connection.run(
      "DELETE FROM media WHERE owner = 'sent' AND created_at < ?",
      limit.addingTimeInterval(-memory)
    )
    return Set(try connection.query("SELECT file FROM media") { $0.text(0) })
  }
}
