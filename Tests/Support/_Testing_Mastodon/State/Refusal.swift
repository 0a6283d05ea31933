/// Why a request is not done.
struct Refusal: Error {
  var status: Int
  var text: Texts
  var headers: [String: String] = [:]

  static let notFound = Refusal(status: 404, text: .notFound)

  static func invalid(_ text: Texts) -> Refusal { Refusal(status: 422, text: text) }
}
