import Foundation
import MomentsValues
import SocialModel

/// A draft as rows stored it before version 16, as JSON; only migrations read it.
///
/// Its parent and the edited post are in columns.
struct EarlyDraft: JSONColumn {
  /// A photo: its alternative text here, the rest in `media`, or here too if the photo is at the
  /// server already.
  struct Media: Codable {
    var id: String
    var altText: String
    var x: Double
    var y: Double
    var remote: Remote?
    var crop: Crop?
  }

  /// The crop of another photo.
  struct Crop: Codable {
    /// The whole photo.
    var whole: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// A photo of a post that is edited.
  struct Remote: Codable {
    var url: String
    var type: String
    var width: Int?
    var height: Int?
  }

  /// A part of the continuation.
  struct Part: Codable {
    var text: String
    var contentWarning: String
    var isSensitive: Bool
    var media: [Media]
    var poll: PollDraft?
  }

  var text: String
  var contentWarning: String
  var isSensitive: Bool
  var visibility: String
  var language: String?
  var media: [Media]
  var poll: PollDraft?
  var continuation: [Part]?
  var continues: Bool?
  var quotedPostID: String?
  var quotePolicy: String?
  /// In seconds since 1970.
  var scheduledAt: Double?
  var updatedAt: Double

  /// The draft, with the photos that still exist.
  func draft(
    id: String,
    replyTo: String?,
    edited: String?,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> PostDraft {
    var draft = PostDraft(
      id: id,
      text: text,
      contentWarning: contentWarning,
      isSensitive: isSensitive,
      visibility: reach,
      language: language,
      media: try Self.photos(media, connection),
      poll: poll,
      replyTo: replyTo,
      quotedPostID: quotedPostID,
      quotePolicy: quotePolicy.flatMap(QuotePolicy.init),
      editedPostID: edited,
      continues: continues ?? false,
      scheduledAt: scheduledAt.map { Date(timeIntervalSince1970: $0) },
      updatedAt: Date(timeIntervalSince1970: updatedAt)
    )
    for part in continuation ?? [] {
      draft.continuation.append(
        DraftPart(
          text: part.text,
          contentWarning: part.contentWarning,
          isSensitive: part.isSensitive,
          media: try Self.photos(part.media, connection),
          poll: part.poll
        )
      )
    }
    return draft
  }

  private var reach: Visibility {
    switch visibility {
    case "public": .public
    case "unlisted": .unlisted
    case "followers": .followers
    case "direct": .direct
    default: .other(String(visibility.dropFirst("other:".count)))
    }
  }

  private static func photos(
    _ stored: [Media],
    _ connection: SQLConnection
  ) throws(SQLiteError) -> [DraftMedia] {
    var photos: [DraftMedia] = []
    for media in stored {
      var found = media.remote?.photo(media.id)
      if found == nil { found = try photo(media.id, nil, connection) }
      guard var photo = found else { continue }
      photo.altText = media.altText
      photo.focalPoint = FocalPoint(x: media.x, y: media.y)
      if let crop = media.crop, let whole = try self.photo(crop.whole, nil, connection) {
        photo.setCrop(
          PhotoCrop(x: crop.x, y: crop.y, width: crop.width, height: crop.height),
          of: whole
        )
      }
      photos.append(photo)
    }
    return photos
  }

  /// A photo by the row of its file; nil where that no longer exists.
  ///
  /// Without the address of the file, its name has to do: readers of drafts take the address from
  /// the row.
  static func photo(
    _ id: String,
    _ file: URL?,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> DraftMedia? {
    try connection.query(
      "SELECT file, type, bytes, width, height FROM media WHERE id = ?",
      id
    ) { row -> DraftMedia? in
      guard let name = row.text(0), let type = row.text(1) else { return nil }
      return DraftMedia(
        id: id,
        url: file ?? URL(fileURLWithPath: "/\(name)"),
        type: type,
        byteCount: row.integer(2) ?? 0,
        pixelSize: row.integer(3).flatMap { width in
          row.integer(4).flatMap { PixelSize(width: width, height: $0) }
        }
      )
    }.first
  }
}

extension EarlyDraft.Remote {
  fileprivate func photo(_ id: String) -> DraftMedia? {
    guard let url = URL(string: url) else { return nil }
    let size = width.flatMap { width in height.flatMap { PixelSize(width: width, height: $0) } }
    return DraftMedia(id: id, url: url, type: type, byteCount: 0, pixelSize: size)
  }
}
