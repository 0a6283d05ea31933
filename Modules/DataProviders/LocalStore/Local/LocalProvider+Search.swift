public import MomentsValues
public import SocialModel

/// Searches everything that is stored.
extension LocalProvider {
  private static let foundLength = 20

  /// The results for a text.
  public func find(
    _ text: String,
    in scope: SearchScope,
    after cursor: PageCursor?
  ) async throws -> FoundItems {
    try await store.find(text).page(in: scope, after: cursor, length: Self.foundLength)
  }

  /// Resolves an address in the store; no server is requested.
  public func resolve(_ address: TypedAddress) async throws -> ResolvedAddress? {
    try await store.resolve(address)
  }
}
