/// The fields of an account that a server returns to its owner only.
public struct AccountSource: Decodable, Sendable, Hashable {
  /// The reader's description, as they typed it.
  public var note: String?
  /// The lines of the profile, as they typed them.
  public var fields: LossyArray<AccountField>
  /// The default visibility of new posts.
  public var visibility: StatusVisibility?
  /// Whether images of new posts are sensitive by default.
  public var sensitive: Bool
  /// The default language of new posts, a BCP 47 tag.
  public var language: String?
  /// The default quote policy of new posts, as in ``StatusDraft/quotePolicy``.
  public var quotePolicy: String?
  /// The number of follow requests.
  public var followRequestsCount: Int?

  private enum CodingKeys: String, CodingKey {
    case note, fields, sensitive, language
    case visibility = "privacy"
    case quotePolicy = "quote_policy"
    case followRequestsCount = "follow_requests_count"
  }

  /// Decodes it; missing values, and values of other types, are left empty.
  ///
  /// - Throws: `DecodingError` only where there is no object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    note = values.lenientText(.note)
    fields = values.lossy(AccountField.self, .fields)
    visibility = values.lenient(StatusVisibility.self, .visibility)
    sensitive = values.lenient(Bool.self, .sensitive) ?? false
    language = values.lenientText(.language)
    quotePolicy = values.lenientText(.quotePolicy)
    followRequestsCount = values.lenientCount(.followRequestsCount)
  }
}
