/// The body of an error response.
struct ErrorBody: Decodable {
  /// The server's message for the reader.
  var message: String?
  /// OAuth's error code, if the message is separate.
  var code: String?

  private enum CodingKeys: String, CodingKey {
    case error
    case description = "error_description"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let error = values.lenientText(.error)
    let description = values.lenientText(.description)
    message = description ?? error
    code = description == nil ? nil : error
  }
}
