/// The posts around a post.
public struct Context: Decodable, Sendable, Hashable {
  /// What it answers, the first of all first.
  public var ancestors: LossyArray<Status>
  /// What answers it and its answers; each after what it answers, where the server knows.
  public var descendants: LossyArray<Status>

  private enum CodingKeys: String, CodingKey {
    case ancestors, descendants
  }

  /// Reads it; what is missing or of another kind is left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    ancestors = values.lossy(Status.self, .ancestors)
    descendants = values.lossy(Status.self, .descendants)
  }
}
