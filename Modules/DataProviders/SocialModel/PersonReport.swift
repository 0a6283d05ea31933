/// A report about a person, for the people who run servers.
public struct PersonReport: Sendable, Hashable, Codable {
  /// The category of a report.
  public enum Category: Sendable, Hashable, Codable {
    /// Advertising, fraud, repeated posts.
    case spam
    /// It breaks a law.
    case legal
    /// It breaks rules of the reader's server: `ServerRule.id`, one at least.
    case rules([ServerRule.ID])
    /// Something else.
    case other
  }

  /// The reported person; `Account.id`.
  public var accountID: String
  /// The reported posts; `Moment.postID`.
  public var postIDs: [String]
  /// The reason, with the broken rules if it is those.
  public var category: Category
  /// The reader's comment; may be empty.
  public var comment: String
  /// Whether the report is also sent to the person's own server, without the reader's name.
  public var isForwarded: Bool

  /// Makes a report.
  public init(
    accountID: String,
    postIDs: [String] = [],
    category: Category,
    comment: String = "",
    isForwarded: Bool = false
  ) {
    self.accountID = accountID
    self.postIDs = postIDs
    self.category = category
    self.comment = comment
    self.isForwarded = isForwarded
  }
}
