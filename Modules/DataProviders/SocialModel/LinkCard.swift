public import Foundation
public import MomentsValues

/// The page of a link, as it describes itself.
public struct LinkCard: Sendable, Hashable, Codable {
  /// The page; the scheme is always http or https.
  public var url: URL
  /// Its title; never empty: providers use the host where the page has none.
  public var title: String
  /// Its description; empty where unknown.
  public var summary: String
  /// The name of its site; nil where unknown.
  public var publisher: String?
  /// An image of it; nil where there is none.
  public var imageURL: URL?
  /// The size of the image in pixels; nil where unknown.
  public var imageSize: PixelSize?
  /// A placeholder while the image loads, in the BlurHash encoding.
  public var blurhash: String?

  /// Makes a card; a missing or empty title becomes the host.
  public init(
    url: URL,
    title: String = "",
    summary: String = "",
    publisher: String? = nil,
    imageURL: URL? = nil,
    imageSize: PixelSize? = nil,
    blurhash: String? = nil
  ) {
    self.url = url
    self.title = title.isEmpty ? url.host() ?? url.absoluteString : title
    self.summary = summary
    self.publisher = publisher
    self.imageURL = imageURL
    self.imageSize = imageSize
    self.blurhash = blurhash
  }
}
