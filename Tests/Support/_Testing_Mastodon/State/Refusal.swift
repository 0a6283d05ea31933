/// The reason a request is refused.
struct Refusal: Error {
  var status: Int
  var text: Texts
  var headers: [String: String] = [:]

  static let notFound = Refusal(status: 404, text: .notFound)

  /// The response of a server to unexpected input.
  static let broken = Refusal(status: 500, text: .unavailable)

  static func invalid(_ text: Texts) -> Refusal { Refusal(status: 422, text: text) }
}
