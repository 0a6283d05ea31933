public import Foundation

/// A line of a person's profile, such as their page.
public struct AccountField: Decodable, Sendable, Hashable {
  /// The label, as plain text.
  public var name: String
  /// The value, as HTML.
  ///
  /// In ``AccountSource`` as the person typed it.
  public var value: String
  /// When the server verified a link back to the account; nil if it did not.
  public var verifiedAt: Date?

  private enum CodingKeys: String, CodingKey {
    case name, value
    case verifiedAt = "verified_at"
  }

  /// Reads a line.
  ///
  /// - Throws: `DecodingError` if it has no name.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    value = values.lenientText(.value) ?? ""
    verifiedAt = values.lenientDate(.verifiedAt)
  }
}
