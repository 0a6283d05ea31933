public import Foundation
public import MomentsValues
public import SocialModel

extension SocialStore {
  /// The directory of the photos of drafts: `media` in ``folder``.
  public var mediaFolder: URL { folder.appendingPathComponent("media", isDirectory: true) }

  var mediaFiles: MediaFolder { MediaFolder(url: mediaFolder) }

  /// Stores the bytes of a photo for a draft.
  ///
  /// Unreferenced photos are deleted after a day by ``sweepMedia(now:)``.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - type: The MIME type.
  ///   - pixelSize: The size in pixels, if it is known.
  ///   - now: The current time.
  /// - Returns: The photo; its file is on disk.
  /// - Throws: `ProviderError.notSaved`.
  public func addMedia(
    _ data: Data,
    type: String,
    pixelSize: PixelSize?,
    now: Date
  ) async throws -> DraftMedia {
    let id = UUID().uuidString.lowercased()
    let name = "\(id).\(Self.fileExtension(of: type))"
    let media = DraftMedia(
      id: id,
      url: mediaFolder.appendingPathComponent(name),
      type: type,
      byteCount: data.count,
      pixelSize: pixelSize
    )
    let files = mediaFiles
    // The file first: a row without a file could not be sent, a file without a row is swept.
    try await write { connection in
      try files.write(data, name: name)
      try connection.run(
        """
        INSERT INTO media (id, file, type, bytes, width, height, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        id,
        name,
        type,
        data.count,
        pixelSize?.width,
        pixelSize?.height,
        now
      )
    }
    return media
  }

  /// Deletes unreferenced photos that are older than a day; to be called periodically.
  ///
  /// - Parameter now: The current time.
  /// - Throws: `ProviderError`.
  public func sweepMedia(now: Date) async throws {
    let limit = now.addingTimeInterval(-86_400)
    let files = mediaFiles
    try await write { connection in
      let referenced = try MediaTable.sweep(olderThan: limit, in: connection)
      files.sweep(except: referenced, olderThan: limit)
    }
  }

  /// The file extension of a MIME type, for people who look into the directory.
  private static func fileExtension(of type: String) -> String {
    switch type.lowercased() {
    case "image/jpeg": "jpg"
    case "image/png": "png"
    case "image/gif": "gif"
    case "image/webp": "webp"
    case "image/avif": "avif"
    case "image/heic", "image/heif": "heic"
    case "video/mp4": "mp4"
    case "video/webm": "webm"
    default: "bin"
    }
  }
}
