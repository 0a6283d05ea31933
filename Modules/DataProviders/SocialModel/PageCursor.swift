/// The opaque cursor of the next page of a list.
///
/// Only the provider that returned it can interpret it. It may be stored, compared and passed back
/// to that provider.
public struct PageCursor: Sendable, Hashable {
  /// The provider's representation.
  public let token: String

  /// Makes a cursor; for providers only.
  public init(token: String) {
    self.token = token
  }
}
