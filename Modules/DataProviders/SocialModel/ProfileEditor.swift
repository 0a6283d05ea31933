public import Foundation

/// Takes what the reader changes of their own profile.
public protocol ProfileEditor: Sendable {
  /// What the server takes, as far as it is known; at once.
  func profileLimits() async -> ProfileLimits

  /// The reader's profile as they typed it, with what waits to be sent, and what was refused and
  /// not given up.
  ///
  /// - Throws: `ProviderError` where it never was read and cannot be now, or `CancellationError`.
  func ownProfile() async throws -> OwnProfile

  /// Keeps the bytes of an image for changes that name it.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - type: The MIME type.
  ///   - pixelSize: The size in pixels, if known.
  /// - Returns: The image.
  /// - Throws: `ProviderError` or `CancellationError`.
  func addMedia(_ data: Data, type: String, pixelSize: PixelSize?) async throws -> DraftMedia

  /// Changes the profile.
  ///
  /// Shows at once on the profile, and the changes name the reader. What was refused before goes
  /// along, as far as it is not changed again.
  ///
  /// - Throws: `ProviderError` or `CancellationError`.
  nonisolated(nonsending) func changeProfile(_ changes: ProfileChanges) async throws
}
