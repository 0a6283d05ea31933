/// What came of a request, with what the server says around it.
public struct Answer<Value: Sendable>: Sendable {
  /// What was requested.
  public var value: Value
  /// The HTTP status, 200 to 299.
  ///
  /// 202 and 206 say that the server is not done yet.
  public var status: Int
  /// Where the pages before and after are.
  public var links: LinkHeader
  /// How many requests are left, where the server says.
  public var rateLimit: RateLimit?

  /// How many seconds the server asks to wait before it is asked again; nil where it does not say.
  public var retryAfter: Double?

  /// Whether the server still works on it: media being converted (202, 206), a home timeline being
  /// rebuilt (206).
  public var isUnfinished: Bool { status == 202 || status == 206 }
}
