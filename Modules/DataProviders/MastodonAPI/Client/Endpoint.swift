import Foundation

/// A kind of request, and how its response is decoded.
///
/// The endpoints of the client API are functions in extensions of this type, such as
/// `Endpoint.favourite(_:)`:
///
/// ```swift
/// let status = try await client.send(.favourite(id)).value
/// ```
public struct Endpoint<Value: Sendable>: Sendable {
  /// The body of the request.
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

  /// GET for what only reads.
  public var method: HTTPMethod
  /// The parts of the path; each is escaped as a whole, so that an identity may contain any
  /// character.
  public var path: [String]
  /// The fields behind the "?" of the URL, not escaped yet; empty for none.
  public var query: FormFields
  /// What is sent after the header fields; by default nothing.
  public var body: Body
  /// Additional header fields.
  public var headers: HTTPHeaders
  /// Decodes a successful response.
  let read: @Sendable (HTTPResponse) throws -> Value

  /// Makes an endpoint whose response is decoded by a function.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - path: The parts of the path, without slashes.
  ///   - query: The query.
  ///   - body: The body.
  ///   - headers: Additional header fields.
  ///   - read: Decodes a successful response; throws `DecodingError` on failure.
  public init(
    _ method: HTTPMethod,
    _ path: [String],
    query: FormFields = [:],
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
  /// Makes an endpoint whose response is JSON.
  public init(
    _ method: HTTPMethod,
    _ path: [String],
    query: FormFields = [:],
    body: Body = .none,
    headers: HTTPHeaders = HTTPHeaders()
  ) {
    self.init(method, path, query: query, body: body, headers: headers) {
      try JSONDecoder().decode(Value.self, from: $0.body)
    }
  }
}

extension Endpoint where Value == Void {
  /// Makes an endpoint whose response has no value.
  ///
  /// A web page, such as the sign-in page of a hotel network, is not a valid response.
  public init(
    _ method: HTTPMethod,
    _ path: [String],
    query: FormFields = [:],
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
