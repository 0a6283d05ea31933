/// The posts around a post.
public struct Context: Decodable, Sendable, Hashable {
  /// The ancestors, the first of all first.
  public var ancestors: LossyArray<Status>
  /// The replies, recursively; each after its parent, if the server knows it.
  public var descendants: LossyArray<Status>

  private enum CodingKeys: String, CodingKey {
    case ancestors, descendants
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    ancestors = values.lossy(Status.self, .ancestors)
    descendants = values.lossy(Status.self, .descendants)
  }
}
