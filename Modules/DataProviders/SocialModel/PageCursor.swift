/// Where the next page of a list begins.
///
/// Only the provider that handed it out knows what it means. It may be kept, compared and given
/// back to that provider, never built or read by others.
public struct PageCursor: Sendable, Hashable {
  /// The provider's own mark.
  public let token: String

  /// For providers: makes a cursor of a mark.
  public init(token: String) {
    self.token = token
  }
}
