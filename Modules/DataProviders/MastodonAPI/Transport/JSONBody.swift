/// A JSON value that is sent to a server.
///
/// It is used for lists of objects, which several kinds of servers do not read from a form.
public indirect enum JSONBody: Sendable, Hashable, Encodable {
  case text(String)
  /// A whole number.
  case number(Int)
  /// `true` or `false`.
  case flag(Bool)
  /// Values in order.
  case list([JSONBody])
  /// Named values.
  case object([String: JSONBody])

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
