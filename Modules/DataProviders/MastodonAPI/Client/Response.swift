/// The result of a request, with the metadata of the response.
public struct Response<Value: Sendable>: Sendable {
  /// The requested value.
  public var value: Value
  /// The HTTP status, 200 to 299.
  ///
  /// 202 and 206 mean that the server is not done yet.
  public var status: Int
  /// The links to the pages before and after.
  public var links: LinkHeader
  /// The number of seconds the server requires to wait before the next request; nil where it does
  /// not say.
  public var retryAfter: Double?

  /// Whether the server is still processing: media being converted (202, 206), a home timeline
  /// being rebuilt (206).
  public var isUnfinished: Bool { status == 202 || status == 206 }
}
