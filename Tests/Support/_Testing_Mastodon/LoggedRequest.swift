/// A received request, for tests.
///
/// Secrets are not stored: tokens, codes and passwords are replaced by dots.
public struct LoggedRequest: Sendable, Hashable {
  public var method: String
  /// The path, without the query.
  public var path: String
  /// By names in lower case.
  public var headers: [String: String]
  /// Query and form together, in order; files are left out.
  public var fields: [Field]
  /// The account of the request, by its token.
  public var account: String?
  /// The status that was answered; nil if the connection was reset.
  public var status: Int?

  /// A named value.
  public struct Field: Sendable, Hashable {
    public var name: String
    public var value: String
  }

  /// Whether the request had a token, valid or not.
  public var hasToken: Bool {
    headers["authorization"] != nil || fields.contains { $0.name == "access_token" }
  }

  /// The value of a field, nil if it was not sent.
  public subscript(name: String) -> String? { fields.last { $0.name == name }?.value }

  init(_ call: Call, status: Int?) {
    let secrets: Set<String> = [
      "access_token", "client_secret", "code", "code_verifier", "token", "password",
    ]
    method = call.request.method
    path = call.request.path
    headers = call.request.headers
    if headers["authorization"] != nil { headers["authorization"] = "•••" }
    fields = call.fields.map {
      Field(name: $0.name, value: secrets.contains($0.name) ? "•••" : $0.value)
    }
    account = call.viewer
    self.status = status
  }
}
