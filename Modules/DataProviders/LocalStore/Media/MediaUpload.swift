package import Foundation

/// A photo of a post that is to be sent, and how far it got.
package struct MediaUpload: Sendable, Hashable, Identifiable {
  /// `DraftMedia.id`.
  package var id: String
  /// Where its bytes are.
  package var file: URL
  /// Its MIME type.
  package var type: String
  /// What the server calls it; nil until it has it.
  package var serverID: String?
  /// When it got to the server.
  package var uploadedAt: Date?
  /// Whether the server is done with it.
  package var isReady: Bool
  /// The description that the server has.
  package var sentAltText: String?
  /// The point that stays visible, as the server has it.
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
