/// A report, as the server returns it.
public struct Report: Decodable, Sendable, Hashable, Identifiable {
  /// The identity at the server; opaque.
  public var id: String

  private enum CodingKeys: String, CodingKey {
    case id
  }

  /// Reads a report.
  ///
  /// - Throws: `DecodingError` if it has no identity.
  public init(from decoder: any Decoder) throws {
    id = try decoder.container(keyedBy: CodingKeys.self).identity(.id)
  }
}
