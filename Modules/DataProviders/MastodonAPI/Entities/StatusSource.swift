/// A post as its author typed it, for editing.
public struct StatusSource: Decodable, Sendable, Hashable {
  /// The text, plain.
  @Lenient public var text: String
  /// The content warning, as plain text; empty if there is none.
  @Lenient public var spoilerText: String

  private enum CodingKeys: String, CodingKey {
    case text
    case spoilerText = "spoiler_text"
  }
}
