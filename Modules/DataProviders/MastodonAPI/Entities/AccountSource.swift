/// The fields of an account that a server returns to its owner only.
public struct AccountSource: LenientValue {
  /// The reader's description, as they typed it.
  @Lenient public var note: String?
  /// The lines of the profile, as they typed them.
  @Lenient public var fields: LossyArray<AccountField>
  /// The default visibility of new posts.
  @Lenient public var visibility: StatusVisibility?
  /// Whether images of new posts are sensitive by default.
  @Lenient public var sensitive: Bool
  /// The default language of new posts, a BCP 47 tag.
  @Lenient public var language: String?
  /// The default quote policy of new posts, as in ``StatusRequest/quotePolicy``.
  @Lenient public var quotePolicy: String?

  private enum CodingKeys: String, CodingKey {
    case note, fields, sensitive, language
    case visibility = "privacy"
    case quotePolicy = "quote_policy"
  }
}
