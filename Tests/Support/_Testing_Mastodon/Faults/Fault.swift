/// A fault of a response.
///
/// "Before" means that the server changed nothing; "after" that the request took effect, and only
/// the response is affected.
public enum Fault: Sendable, Hashable {
  /// The connection is reset before the server processes the request.
  case resetBeforeAnswer
  /// The request takes effect; the connection is reset before the response.
  case resetAfterEffect
  /// The request takes effect; the connection is reset in the middle of the response.
  case resetInBody
  /// The request takes effect, and the response is sent after a number of seconds of real time.
  case slow(seconds: Double)
  /// The server performs the request; half of the JSON is missing, without a sign of it.
  case truncatedJSON
  /// 429, with a reset so many seconds of the server's clock ahead; before.
  case tooManyRequests(reset: Double)
  /// An error of the server with a JSON body, such as 500, 503 or 401; before.
  case error(status: Int)
  /// 503 with an error page and `Retry-After`, so many seconds; before.
  case overloaded(seconds: Int)
  /// An error page of a proxy in front of the server, such as 502; before.
  case page(status: Int)
  /// A text of a proxy in front of the server, which restarts, such as Traefik's 404; before.
  case text(status: Int)
  /// The request takes effect; the proxy in front of the server timed out: 504, with a page.
  case gatewayTimeoutAfterEffect
  /// An answer of success that is a page, as hotel networks give; before.
  case welcomePage
  /// The request takes effect; members of the response have wrong types.
  case wrongTypes
  /// The request takes effect; the response has an object in place of a list, or a list in place of
  /// an object.
  case wrongShape
  /// The first member of each list is null.
  case nullElements
  /// One row of the page, in its middle, is an object of something else.
  case badElement
  /// The link to the next page points to this page.
  case pagingLoop
  /// The page begins with the last row of the page before.
  case repeatedRows
  /// The request is sent on to the same address at this server; before.
  case redirect
  /// The request is sent on to another host or port; before.
  case redirectElsewhere(String)
  /// The request takes effect; the response is followed by a number of bytes of white space.
  case hugeBody(bytes: Int)

  /// Faults that clients must handle: connection failures, overload and invalid responses, each of
  /// which ends on a retry.
  public static let passing: [Fault] = [
    .resetBeforeAnswer, .resetAfterEffect, .resetInBody, .truncatedJSON,
    .tooManyRequests(reset: 20), .error(status: 500), .page(status: 502), .error(status: 503),
    .gatewayTimeoutAfterEffect,
  ]
}
