public import Foundation
public import MomentsValues

/// Knows the reader's own profile as they typed it, and its limits.
public protocol ProfileEditor: ActionProvider {
  /// The known limits of a profile; returns immediately.
  func profileLimits() async -> ProfileLimits

  /// The reader's profile as they typed it, with changes that wait to be sent, or were refused and
  /// not discarded.
  ///
  /// - Throws: `ProviderError` where it is not stored and cannot be loaded, or `CancellationError`.
  func ownProfile() async throws -> OwnProfile

  /// Stores the bytes of an image for later changes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - type: The MIME type.
  ///   - pixelSize: The size in pixels, if it is known.
  /// - Returns: The image.
  /// - Throws: `ProviderError` or `CancellationError`.
  func addMedia(_ data: Data, type: String, pixelSize: PixelSize?) async throws -> DraftMedia
}
