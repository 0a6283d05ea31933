/// The identity of a row or a section, which stays the same while the content changes.
///
/// Two rows with one identity are the same row at different times. Within one list an identity must
/// be unique; see ``ListDiff`` for duplicates.
public enum ListItemID: Hashable, Sendable {
  /// Made from text; never equals one made from a number.
  case text(String)
  /// Made from a number.
  case number(Int)

  /// A number is its own hash: the diff uses it and mixes it with a per-process secret, in a tenth
  /// of the time of `Hasher`.
  public var hashValue: Int {
    switch self {
    case .text(let text): text.hashValue
    case .number(let number): number
    }
  }

  /// Feeds the text or the number to a hasher.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .text(let text): hasher.combine(text)
    case .number(let number): hasher.combine(number)
    }
  }

  /// Makes an identity from text, such as a server's opaque id.
  public init(_ text: String) { self = .text(text) }

  /// Makes an identity from a number.
  public init(_ number: Int) { self = .number(number) }
}

extension ListItemID: ExpressibleByStringLiteral {
  /// Makes an identity from a literal: for sections and rows that exist once.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ListItemID: CustomStringConvertible {
  /// The text or number the identity was made from; used in accessibility identifiers and logs.
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    }
  }
}

extension ListItemID: Codable {
  /// Reads an identity from a text or a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self.init(number)
    } else {
      self.init(try container.decode(String.self))
    }
  }

  /// Writes the text or the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}
