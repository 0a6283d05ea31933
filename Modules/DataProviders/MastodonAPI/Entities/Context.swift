/// The posts around a post.
public struct Context: Decodable, Sendable, Hashable {
  /// The ancestors, the first of all first.
  @Lenient public var ancestors: LossyArray<Status>
  /// The replies, recursively; each after its parent, if the server knows it.
  @Lenient public var descendants: LossyArray<Status>
}
