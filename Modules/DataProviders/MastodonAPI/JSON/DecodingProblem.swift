/// Why an element of a list could not be read.
public enum DecodingProblem: Sendable, Hashable {
  /// It is not an object; `found` describes the value, in plain English.
  case wrongKind(found: String)
  /// A required key is missing, or null; as a path, `account.id`.
  case missing(key: String)
  /// The value of a key has the wrong type; as a path.
  case wrongValue(key: String)
  /// It is not JSON; the offset is that of the element's first byte in its document, where known.
  case invalidJSON

  /// Makes the problem of a decoding error.
  ///
  /// - Parameters:
  ///   - error: what a decoder threw.
  ///   - found: what the element is, in plain English, for the case that it is no object.
  public init(_ error: any Error, found: String) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self = .missing(key: Self.path(context.codingPath + [key]))
    case .valueNotFound(_, let context) where !context.codingPath.isEmpty:
      self = .missing(key: Self.path(context.codingPath))
    case .typeMismatch(_, let context) where !context.codingPath.isEmpty:
      self = .wrongValue(key: Self.path(context.codingPath))
    case .dataCorrupted(let context):
      self =
        context.codingPath.isEmpty ? .invalidJSON : .wrongValue(key: Self.path(context.codingPath))
    case .valueNotFound, .typeMismatch: self = .wrongKind(found: found)
    default: self = .invalidJSON
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
