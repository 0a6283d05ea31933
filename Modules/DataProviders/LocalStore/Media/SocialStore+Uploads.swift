import Foundation
import MomentsValues

/// Uploads, for the engine that sends the outbox only.
extension SocialStore {
  /// A photo that is to be sent; nil where it is no longer on this machine.
  ///
  /// - Throws: `ProviderError`.
  package func upload(_ mediaID: String) async throws -> MediaUpload? {
    let folder = mediaFolder
    let found = try await read { connection in
      try connection.query(
        """
        SELECT file, type, server_id, uploaded_at, is_ready, sent_alt, sent_x, sent_y
        FROM media WHERE id = ?
        """,
        mediaID
      ) { row -> MediaUpload? in
        guard let file = row.text(0), let type = row.text(1) else { return nil }
        return MediaUpload(
          id: mediaID,
          file: folder.appendingPathComponent(file),
          type: type,
          serverID: row.text(2),
          uploadedAt: row.date(3),
          isReady: row.boolean(4) ?? false,
          sentAltText: row.text(5),
          sentFocus: row.real(6).flatMap { x in row.real(7).map { FocalPoint(x: x, y: $0) } }
        )
      }
    }
    return found.first
  }

  /// Stores the state of an upload.
  ///
  /// - Throws: `ProviderError`.
  package func save(_ upload: MediaUpload) async throws {
    try await write { connection in
      try connection.run(
        """
        UPDATE media SET (server_id, uploaded_at, is_ready, sent_alt, sent_x, sent_y)
          = (?2, ?3, ?4, ?5, ?6, ?7)
        WHERE id = ?1
        """,
        upload.id,
        upload.serverID,
        upload.uploadedAt,
        upload.isReady,
        upload.sentAltText,
        upload.sentFocus?.x,
        upload.sentFocus?.y
      )
      // The outbox shows the progress.
      try connection.run(
        """
        UPDATE outbox SET attempts = attempts
        WHERE 'outbox:' || id = (SELECT owner FROM media WHERE media.id = ?)
        """,
        upload.id
      )
    }
  }
}
