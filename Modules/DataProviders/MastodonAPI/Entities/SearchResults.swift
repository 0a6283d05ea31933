/// The results of a search.
public struct SearchResults: Decodable, Sendable, Hashable {
  /// People.
  public var accounts: LossyArray<Account>
  /// Posts; only where the server has full-text search.
  public var statuses: LossyArray<Status>
  /// Hashtags.
  public var hashtags: LossyArray<Tag>

  private enum CodingKeys: String, CodingKey {
    case accounts, statuses, hashtags
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    accounts = values.lossy(Account.self, .accounts)
    statuses = values.lossy(Status.self, .statuses)
    hashtags = values.lossy(Tag.self, .hashtags)
  }
}
