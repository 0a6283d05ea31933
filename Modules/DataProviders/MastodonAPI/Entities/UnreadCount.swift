/// The number of unread notifications.
public struct UnreadCount: Decodable, Sendable, Hashable {
  /// The number of events, up to the requested limit.
  public var count: Int

  private enum CodingKeys: String, CodingKey {
    case count
  }

  /// Decodes it.
  ///
  /// - Throws: `DecodingError` if it has no number.
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
