public import Foundation

/// An image, film or sound that belongs to a moment.
///
/// The addresses are as the source gives them and may be of any scheme: it is
/// `MediaProvider.data(for:)` that refuses what must not be opened, with an error that says so.
public struct MediaAttachment: Sendable, Hashable, Identifiable {
  /// What is attached.
  public enum Kind: Sendable, Hashable {
    /// A still image.
    case image
    /// A film without sound that repeats, in place of an animated image.
    case animation
    /// A film.
    case video
    /// A sound.
    case audio
    /// Something else, in the server's word; show it as a link.
    case other(String)
  }

  /// The identity in its moment.
  public var id: String
  /// What is attached.
  public var kind: Kind
  /// The whole thing; nil while a server is still working on it.
  public var url: URL?
  /// A small image of it; nil where there is none.
  public var previewURL: URL?
  /// The size of `url` in pixels; nil where unknown.
  public var pixelSize: PixelSize?
  /// A few colours that stand in while the image loads, in the BlurHash encoding; nil where there
  /// is none.
  public var blurhash: String?
  /// The point that must stay visible when the image is cropped; the middle unless the author set
  /// it.
  public var focalPoint: FocalPoint
  /// What is to be seen or heard, for those who cannot; nil where the author says nothing.
  public var altText: String?
  /// How long a film or a sound takes, in seconds; nil where unknown.
  public var duration: TimeInterval?

  /// Makes an attachment; what is not known may be left out.
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
