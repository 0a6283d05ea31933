public import Foundation
public import MomentsValues

/// A photo that the reader chose, as stored in its source.
public struct PickedPhoto: Hashable, Sendable {
  /// The bytes of the file.
  public var data: Data
  /// Its MIME type, such as `image/jpeg`.
  public var type: String
  /// Its size in pixels, if known.
  public var pixelSize: PixelSize?
  /// The part to use; `nil` for all of it.
  public var crop: PhotoCrop?

  /// Makes a photo.
  public init(
    data: Data,
    type: String,
    pixelSize: PixelSize? = nil,
    crop: PhotoCrop? = nil
  ) {
    self.data = data
    self.type = type
    self.pixelSize = pixelSize
    self.crop = crop
  }
}

/// Why a photo cannot be used.
public enum PhotoProblem: Error, Hashable, Sendable {
  case notAnImage
  /// It exceeds the maximum size, even after scaling.
  case tooLarge
  /// It could not be read.
  case unreadable
}

/// The requirements of a server for photos.
public struct PhotoLimits: Hashable, Sendable {
  /// The maximum number of bytes of a photo.
  public var bytes: Int
  /// The accepted MIME types; empty for any.
  public var types: [String]

  /// Makes limits.
  public init(bytes: Int, types: [String] = []) {
    self.bytes = bytes
    self.types = types
  }
}

/// Prepares a photo for upload: crops it, converts it to an accepted type and size, and removes its
/// location.
///
/// Called off the main actor. Throws if the photo cannot be read.
public typealias PhotoPreparing =
  @Sendable (_ photo: PickedPhoto, _ limits: PhotoLimits) async throws -> PickedPhoto
