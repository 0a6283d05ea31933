public import Foundation

/// A line of what a person says about themselves, such as their page.
public struct AccountField: Decodable, Sendable, Hashable {
  /// What it is about, plain.
  public var name: String
  /// What it says, as HTML.
  ///
  /// In ``AccountSource`` as the person typed it.
  public var value: String
  /// When the server found a link back to the account there; nil if it did not.
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
