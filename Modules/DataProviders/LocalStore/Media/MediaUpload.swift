package import Foundation

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
  package var sentFocus: Focus?

  /// A point of a photo, each from -1 to 1.
  package struct Focus: Sendable, Hashable {
    /// To the right.
    package var x: Double
    /// Upwards.
    package var y: Double

    /// Makes a point.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}
