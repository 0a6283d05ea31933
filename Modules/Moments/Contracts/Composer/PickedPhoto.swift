public import Foundation

/// A photo that the reader chose, as it came from where they keep it.
public struct PickedPhoto: Hashable, Sendable {
  /// The bytes of the file.
  public var data: Data
  /// Its MIME type, such as `image/jpeg`.
  public var type: String
  /// Its size in pixels, where known.
  public var pixelSize: ImageReference.PixelSize?
  /// What of it is wanted; `nil` for all of it.
  public var crop: PhotoCrop?

  /// Makes a photo.
  public init(
    data: Data,
    type: String,
    pixelSize: ImageReference.PixelSize? = nil,
    crop: PhotoCrop? = nil
  ) {
    self.data = data
    self.type = type
    self.pixelSize = pixelSize
    self.crop = crop
  }
}

/// Why a photo cannot be taken.
public enum PhotoProblem: Error, Hashable, Sendable {
  /// It is not an image.
  case notAnImage
  /// It is larger than what is taken, and stays so.
  case tooLarge
  /// It could not be read.
  case unreadable
}

/// What a photo has to be like to be taken.
public struct PhotoLimits: Hashable, Sendable {
  /// The bytes of one photo.
  public var bytes: Int
  /// The MIME types that are taken; empty for every one.
  public var types: [String]

  /// Makes limits.
  public init(bytes: Int, types: [String] = []) {
    self.bytes = bytes
    self.types = types
  }
}

/// Makes a photo ready to be sent: the part of it that is wanted, of a type and a size that is
/// taken, and without the place where it was taken.
///
/// Called off the main actor. Throws where the photo cannot be read.
public typealias PhotoPreparing =
  @Sendable (_ photo: PickedPhoto, _ limits: PhotoLimits) async throws -> PickedPhoto
