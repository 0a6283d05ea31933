/// How much happened to the reader since they last looked.
public struct UnreadCount: Decodable, Sendable, Hashable {
  /// How many events, up to the limit that was requested.
  public var count: Int

  private enum CodingKeys: String, CodingKey {
    case count
  }

  /// Reads it.
  ///
  /// - Throws: `DecodingError` if it does not say how many.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let count = values.lenientCount(.count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .count,
        in: values,
        debugDescription: "This cannot be a count"
      )
    }
    self.count = count
  }
}
