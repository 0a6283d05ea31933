public import Foundation

/// A line of a person's profile, such as their page.
public struct AccountField: Decodable, Sendable, Hashable {
  /// The label, as plain text.
  public var name: String
  /// The value, as HTML.
  ///
  /// In ``AccountSource`` as the person typed it.
  @Lenient public var value: String
  /// When the server verified a link back to the account; nil if it did not.
  @Lenient public var verifiedAt: Date?

  private enum CodingKeys: String, CodingKey {
    case name, value
    case verifiedAt = "verified_at"
  }
}
