import Foundation

/// One thing that a server can be asked, and how its answer is read.
///
/// The endpoints of the client API are functions in extensions of this type, such as
/// `Endpoint.favourite(_:)`:
///
/// ```swift
/// let status = try await client.send(.favourite(id)).value
/// ```
public struct Endpoint<Value: Sendable>: Sendable {
  /// What is sent along.
  public enum Body: Sendable, Hashable {
    /// Nothing.
    case none
    /// Named values.
    case form(FormFields)
    /// Named values and files.
    case multipart(MultipartForm)
    /// An object of JSON.
    case json(JSONBody)
  }

  /// What is asked of the server.
  public var method: HTTPMethod
  /// The parts of the path; each is escaped as a whole, so that an id may hold any character.
  public var path: [String]
  /// What follows the question mark.
  public var query: FormFields
  /// What is sent along.
  public var body: Body
  /// Fields beside the usual ones.
  public var headers: HTTPHeaders
  /// Reads an answer of success.
  let read: @Sendable (HTTPResponse) throws -> Value

  /// Makes an endpoint whose answer is read by a function.
  ///
  /// - Parameters:
  ///   - method: What is asked of the server.
  ///   - path: The parts of the path, without slashes.
  ///   - query: What follows the question mark.
  ///   - body: What is sent along.
  ///   - headers: Fields beside the usual ones.
  ///   - read: Reads an answer of success; throws `DecodingError` where it cannot.
  public init(
    _ method: HTTPMethod,
    _ path: [String],
    query: FormFields = FormFields(),
    body: Body = .none,
    headers: HTTPHeaders = HTTPHeaders(),
    read: @escaping @Sendable (HTTPResponse) throws -> Value
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
    self.headers = headers
    self.read = read
  }
}

extension Endpoint where Value: Decodable {
  /// Makes an endpoint whose answer is JSON.
  public init(
    _ method: HTTPMethod,
    _ path: [String],
    query: FormFields = FormFields(),
    body: Body = .none,
    headers: HTTPHeaders = HTTPHeaders()
  ) {
    self.init(method, path, query: query, body: body, headers: headers) {
      try JSONDecoder().decode(Value.self, from: $0.body)
    }
  }
}

extension Endpoint where Value == Void {
  /// Makes an endpoint whose answer says nothing but that it is done.
  ///
  /// A page, as the networks of hotels give to whoever has not signed in, does not say that.
  public init(
    _ method: HTTPMethod,
    _ path: [String],
    query: FormFields = FormFields(),
    body: Body = .none
  ) {
    self.init(method, path, query: query, body: body) { response in
      guard response.body.isEmpty || response.isJSON else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: [], debugDescription: "neither JSON nor nothing")
        )
      }
    }
  }
}
