/// What the reader tells the people who run servers about somebody.
public struct ReportDraft: Sendable, Hashable {
  /// What is wrong.
  public enum Category: Sendable, Hashable {
    /// Advertising, deceit, posts that repeat themselves.
    case spam
    /// It breaks a law.
    case legal
    /// It breaks rules of the reader's server: `ServerRule.id`, one at least.
    case rules([ServerRule.ID])
    /// Something else.
    case other
  }

  /// Whom it is about; `Account.id`.
  public var accountID: String
  /// The posts that it names; `Moment.postID`.
  public var postIDs: [String]
  /// What is wrong.
  public var category: Category
  /// What the reader says of it; may be empty.
  public var comment: String
  /// Whether the person's own server is told too, without the reader's name.
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
