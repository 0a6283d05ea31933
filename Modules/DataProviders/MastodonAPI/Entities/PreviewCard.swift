/// The page of a link in a post.
public struct PreviewCard: LenientValue {
  /// The page, as written.
  public var url: String
  /// Its title, plain.
  @Lenient public var title: String?
  /// Its description, plain.
  @Lenient public var description: String?
  /// An image of it, as written.
  @Lenient public var image: String?
  /// The name of its site.
  @Lenient public var providerName: String?
  /// Pixels of the image from left to right.
  @Lenient public var width: Int?
  /// Pixels of the image from top to bottom.
  @Lenient public var height: Int?
  /// A placeholder while the image loads, in the BlurHash encoding.
  @Lenient public var blurhash: String?
  /// The usage by day, the newest first; only in trends.
  @Lenient public var history: LossyArray<TrendDay>

  private enum CodingKeys: String, CodingKey {
    case url, title, description, image, width, height, blurhash, history
    case providerName = "provider_name"
  }
}
