import Foundation

/// The body of an error response: a message, and the invalid fields.
struct ErrorBody: Decodable {
  /// The server's message for the reader.
  var message: String?
  /// OAuth's error code, if the message is separate.
  var code: String?
  var details: [APIError.FieldProblem]

  private enum CodingKeys: String, CodingKey {
    case error, details
    case description = "error_description"
  }

  private struct Detail: Decodable {
    var error: String
    var description: String?
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let error = values.lenientText(.error)
    let description = values.lenientText(.description)
    message = description ?? error
    code = description == nil ? nil : error
    let fields = values.lenient([String: LossyArray<Detail>].self, .details) ?? [:]
    details = fields.sorted { $0.key < $1.key }.flatMap { field, problems in
      problems.elements.map {
        APIError.FieldProblem(field: field, code: $0.error, message: $0.description)
      }
    }
  }
}
