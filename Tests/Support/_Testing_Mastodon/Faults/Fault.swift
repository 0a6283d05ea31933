/// Something that goes wrong with an answer.
///
/// "Before" means that the server changed nothing; "after" that it did what was asked, and only the
/// answer suffers.
public enum Fault: Sendable, Hashable {
  /// The connection is reset before the server looks at the request.
  case resetBeforeAnswer
  /// The server does what was asked; the connection is reset before it answers.
  case resetAfterEffect
  /// The server does what was asked; the connection is reset in the middle of the answer.
  case resetInBody
  /// The server does what was asked, and answers after so many seconds of real time.
  case slow(seconds: Double)
  /// The server performs the request; half of the JSON is missing, without a sign of it.
  case truncatedJSON
  /// 429, with a reset so many seconds of the server's clock ahead; before.
  case tooManyRequests(reset: Double)
  /// An error of the server with a JSON body, such as 500, 503 or 401; before.
  case error(status: Int)
  /// 503 with an error page and `Retry-After`, so many seconds; before.
  case overloaded(seconds: Int)
  /// An error page of what stands in front of the server, such as 502; before.
  case page(status: Int)
  /// The server does what was asked; what stands in front of it gave up waiting: 504, with a page.
  case gatewayTimeoutAfterEffect
  /// An answer of success that is a page, as hotel networks give; before.
  case welcomePage
  /// The server does what was asked; members of the answer have other types than they should.
  case wrongTypes
  /// The server does what was asked; a list is answered as an object, an object as a list.
  case wrongShape
  /// The first member of each list is null.
  case nullElements
  /// One row of the page, in its middle, is an object of something else.
  case badElement
  /// The next page is this one again.
  case pagingLoop
  /// The page begins with the last row of the page before.
  case repeatedRows
  /// The request is sent on to the same address at this server; before.
  case redirect
  /// The request is sent on to another host or port; before.
  case redirectElsewhere(String)
  /// The server does what was asked; the answer is followed by so many bytes of white space.
  case hugeBody(bytes: Int)

  /// What good clients live with: breaks, overload and strange answers, each of which ends when it
  /// is asked again.
  public static let passing: [Fault] = [
    .resetBeforeAnswer, .resetAfterEffect, .resetInBody, .truncatedJSON,
    .tooManyRequests(reset: 20), .error(status: 500), .page(status: 502), .error(status: 503),
    .gatewayTimeoutAfterEffect,
  ]
}
