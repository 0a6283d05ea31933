public import Foundation
public import MomentsValues

/// An image, film or sound that belongs to a moment.
///
/// The addresses are as the source returns them and may have any scheme: `MediaProvider.data(for:)`
/// refuses to open those that are not allowed.
public struct MediaAttachment: Sendable, Hashable, Identifiable {
  /// The kind of an attachment.
  public enum Kind: Sendable, Hashable {
    /// A still image.
    case image
    /// A film without sound that repeats, in place of an animated image.
    case animation
    /// A film.
    case video
    /// A sound.
    case audio
    /// Another kind, as the server names it; shown as a link.
    case other(String)
  }

  /// The identity in its moment.
  public var id: String
  /// An image, film, loop or sound, or another kind that the server names.
  public var kind: Kind
  /// The address of the media; nil while a server is still processing it.
  public var url: URL?
  /// A small image of it; nil where there is none.
  public var previewURL: URL?
  /// The size of `url` in pixels; nil where unknown.
  public var pixelSize: PixelSize?
  /// A placeholder while the image loads, in the BlurHash encoding; nil where there is none.
  public var blurhash: String?
  /// The point that must stay visible when the image is cropped; the center unless the author set
  /// it.
  public var focalPoint: FocalPoint
  /// The alternative text; nil where there is none.
  public var altText: String?
  /// The duration of a film or a sound, in seconds; nil where unknown.
  public var duration: TimeInterval?

  /// Makes an attachment; unknown values may be left out.
  public init(
    id: String,
    kind: Kind,
    url: URL? = nil,
    previewURL: URL? = nil,
    pixelSize: PixelSize? = nil,
    blurhash: String? = nil,
    focalPoint: FocalPoint = .center,
    altText: String? = nil,
    duration: TimeInterval? = nil
  ) {
    self.id = id
    self.kind = kind
    self.url = url
    self.previewURL = previewURL
    self.pixelSize = pixelSize
    self.blurhash = blurhash
    self.focalPoint = focalPoint
    self.altText = altText
    self.duration = duration
  }
}
