public import MomentsValues

/// A report about a person, for the people who run servers.
public struct PersonReport: Sendable, Hashable, Codable {
  /// The reported person; `Account.id`.
  public var accountID: String
  /// The reported posts; `Moment.postID`.
  public var postIDs: [String]
  /// The reason.
  public var category: ReportCategory
  /// The broken rules of the reader's server, `ServerRule.id`; one at least if it is those.
  public var ruleIDs: [String]
  /// The reader's comment; may be empty.
  public var comment: String
  /// Whether the report is also sent to the person's own server, without the reader's name.
  public var isForwarded: Bool

  /// Makes a report.
  public init(
    accountID: String,
    postIDs: [String] = [],
    category: ReportCategory,
    ruleIDs: [String] = [],
    comment: String = "",
    isForwarded: Bool = false
  ) {
    self.accountID = accountID
    self.postIDs = postIDs
    self.category = category
    self.ruleIDs = ruleIDs
    self.comment = comment
    self.isForwarded = isForwarded
  }
}
