import Foundation

/// A request and its response as they are stored in a file: without secrets.
struct Recording: Codable, Sendable, Hashable {
  var method: String
  /// The address, with secrets in its query redacted.
  var url: String
  /// The form that was sent, with secrets redacted; for other bodies their length.
  var sent: String?
  var status: Int
  var headers: [String: String]
  /// The body of the response, if it is text.
  var text: String?
  /// The body of the response, if it is not text.
  var bytes: Data?

  init(_ request: HTTPRequest, _ response: HTTPResponse) {
    (method, url, sent) = Self.key(of: request)
    status = response.status
    let token = request.headers["Authorization"]?.split(separator: " ").last.map(String.init)
    headers = Dictionary(
      uniqueKeysWithValues: response.headers.fields
        .filter { !Secrets.headers.contains($0.name) }
        .map { ($0.name, Secrets.cross(token, in: $0.value)) }
    )
    if let text = String(data: response.body, encoding: .utf8) {
      self.text = Secrets.cross(token, in: Secrets.crossedOut(json: text))
    } else {
      bytes = response.body
    }
  }

  var response: HTTPResponse {
    HTTPResponse(
      status: status,
      headers: HTTPHeaders(headers.sorted { $0.key < $1.key }.map { (name: $0, value: $1) }),
      body: text.map { Data($0.utf8) } ?? bytes ?? Data()
    )
  }

  /// The key by which equal requests are found.
  var key: String { "\(method) \(url) \(sent ?? "")" }

  static func key(of request: HTTPRequest) -> (method: String, url: String, sent: String?) {
    var parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
    let query = parts?.percentEncodedQuery
    parts?.user = nil
    parts?.password = nil
    parts?.fragment = nil
    parts?.percentEncodedQuery = query.map(Secrets.crossedOut(form:))
    let isForm =
      request.headers["Content-Type"]?.hasPrefix("application/x-www-form-urlencoded") ?? false
    let sent = request.body.map { body in
      // A boundary is different each time.
      isForm
        ? Secrets.crossedOut(form: String(decoding: body, as: UTF8.self))
        : "\(request.headers["Content-Type"]?.split(separator: ";").first ?? "?")"
    }
    return (request.method.rawValue, parts?.string ?? "", sent)
  }

  /// A name for its file that describes its content.
  func fileName(_ number: Int) -> String {
    let path = URLComponents(string: url)?.path ?? ""
    let words = path.unicodeScalars.map {
      CharacterSet.urlUnreserved.contains($0) && $0 != "." ? Character($0) : "-"
    }
    return String(format: "%04d", number) + "-\(method)\(String(words.prefix(80))).json"
  }
}

/// What recordings must not contain.
private enum Secrets {
  static let crossed = "CROSSED-OUT"
  static let headers: Set<String> = ["authorization", "set-cookie", "cookie"]
  static let names: Set<String> = [
    "access_token", "client_secret", "client_id", "code", "code_verifier", "code_challenge",
    "password", "refresh_token", "state", "token", "vapid_key", "auth", "p256dh", "server_key",
  ]

  static func cross(_ secret: String?, in text: String) -> String {
    guard let secret, !secret.isEmpty else { return text }
    return text.replacingOccurrences(of: secret, with: crossed)
  }

  static func crossedOut(form: String) -> String {
    form.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      let name = pair.prefix { $0 != "=" }
      let plain = name.removingPercentEncoding ?? String(name)
      return names.contains(plain.lowercased()) ? "\(name)=\(crossed)" : String(pair)
    }.joined(separator: "&")
  }

  /// JSON with the values of secret names redacted; unchanged where there are none.
  static func crossedOut(json: String) -> String {
    guard names.contains(where: { json.contains("\"\($0)\"") }),
      let value = try? JSONSerialization.jsonObject(with: Data(json.utf8)),
      let data = try? JSONSerialization.data(
        withJSONObject: crossedOut(value),
        options: [.sortedKeys, .withoutEscapingSlashes]
      )
    else { return json }
    return String(decoding: data, as: UTF8.self)
  }

  private static func crossedOut(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(crossedOut) }
    guard let object = value as? [String: Any] else { return value }
    return Dictionary(
      uniqueKeysWithValues: object.map { name, value in
        (name, names.contains(name) && value is String ? crossed : crossedOut(value))
      }
    )
  }
}
