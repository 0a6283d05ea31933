public import Foundation
public import MomentsValues

/// A line of a person's profile, such as their page.
public struct ProfileField: Sendable, Hashable {
  /// The label; may contain custom emoji as `:shortcode:`, listed in `Account.emojis`.
  public var name: String
  /// The text beside the label, with its links.
  public var value: RichText
  /// When the server found a link back to the account at the address of the value; nil where it did
  /// not.
  public var verifiedAt: Date?

  /// Makes a line.
  public init(name: String, value: RichText, verifiedAt: Date? = nil) {
    self.name = name
    self.value = value
    self.verifiedAt = verifiedAt
  }
}
