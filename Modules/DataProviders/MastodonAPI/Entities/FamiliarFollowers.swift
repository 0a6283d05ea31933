/// The followers of a person whom the reader follows.
public struct FamiliarFollowers: Decodable, Sendable, Hashable, Identifiable {
  /// The requested account; opaque.
  @Identity public var id: String
  /// Its followers whom the reader follows.
  @Lenient public var accounts: LossyArray<Account>
}
