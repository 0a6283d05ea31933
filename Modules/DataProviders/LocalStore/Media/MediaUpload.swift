package import Foundation
package import MomentsValues

/// A photo of a post that is to be sent, and the state of its upload.
package struct MediaUpload: Sendable, Hashable, Identifiable {
  /// `DraftMedia.id`.
  package var id: String
  /// The address of its bytes.
  package var file: URL
  /// Its MIME type.
  package var type: String
  /// Its identity at the server; nil before the upload.
  package var serverID: String?
  /// When it was uploaded.
  package var uploadedAt: Date?
  /// Whether the server has processed it.
  package var isReady: Bool
  /// The alternative text at the server.
  package var sentAltText: String?
  /// The focal point at the server.
  package var sentFocus: FocalPoint?
}
