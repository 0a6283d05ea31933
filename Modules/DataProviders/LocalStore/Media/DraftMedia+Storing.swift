package import SocialModel

extension DraftMedia {
  private static let remoteMark = "server:"

  /// The identity of a photo that is at the server already: one of a post that is edited.
  package static func id(serverID: String) -> String { remoteMark + serverID }

  /// The photo's identity at the server, if it is one of those.
  package static func serverID(of id: String) -> String? {
    id.hasPrefix(remoteMark) ? String(id.dropFirst(remoteMark.count)) : nil
  }

  /// The photo as it is stored now, because files may have moved; nil where it no longer exists.
  fileprivate func current(
    in folder: MediaFolder,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> DraftMedia? {
    if Self.serverID(of: id) != nil { return self }
    guard var found = try MediaTable.media(id: id, in: folder, connection) else { return nil }
    found.altText = altText
    found.focalPoint = focalPoint
    // Without the whole photo, only the crop is left.
    if let crop, let whole = try MediaTable.media(id: whole.id, in: folder, connection) {
      found.setCrop(crop, of: whole)
    }
    return found
  }
}

extension PostDraft: JSONColumn {}

extension PostDraft {
  /// The draft with the photos that still exist.
  func withPhotos(
    in folder: MediaFolder,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> PostDraft {
    var parts = parts
    for index in parts.indices {
      var photos: [DraftMedia] = []
      for photo in parts[index].media {
        if let photo = try photo.current(in: folder, connection) { photos.append(photo) }
      }
      parts[index].media = photos
    }
    var draft = self
    draft.parts = parts
    return draft
  }
}
