/// What a server returns of an account to its owner only.
public struct AccountSource: Decodable, Sendable, Hashable {
  /// What the reader says about themselves, as they typed it.
  public var note: String?
  /// The lines about themselves, as they typed them.
  public var fields: LossyArray<AccountField>
  /// Who may see new posts.
  public var visibility: StatusVisibility?
  /// Whether images of new posts are marked as not for everybody.
  public var sensitive: Bool
  /// The language of new posts, a BCP 47 tag.
  public var language: String?
  /// Who may quote new posts, as ``StatusDraft/quotePolicy`` takes it.
  public var quotePolicy: String?
  /// How many ask to follow the reader.
  public var followRequestsCount: Int?

  private enum CodingKeys: String, CodingKey {
    case note, fields, sensitive, language
    case visibility = "privacy"
    case quotePolicy = "quote_policy"
    case followRequestsCount = "follow_requests_count"
  }

  /// Reads it; what is missing or of another kind is left empty.
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
