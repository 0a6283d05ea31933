/// A report, for the people who run the reader's server.
public struct ReportRequest: Sendable, Hashable {
  /// The reported person.
  public var accountID: String
  /// The reported posts; posts of other people are refused.
  public var statusIDs: [String]
  /// The reader's comment, of 1,000 letters at most.
  public var comment: String
  /// Whether the report is also sent to the person's own server.
  public var forward: Bool
  /// "spam", "legal", "violation" or "other"; servers before Mastodon 3.5 ignore it.
  public var category: String
  /// The broken rules; servers treat these as a violation, regardless of the category.
  public var ruleIDs: [String]

  /// Makes a request.
  public init(
    accountID: String,
    statusIDs: [String] = [],
    comment: String = "",
    forward: Bool = false,
    category: String = "other",
    ruleIDs: [String] = []
  ) {
    self.accountID = accountID
    self.statusIDs = statusIDs
    self.comment = comment
    self.forward = forward
    self.category = category
    self.ruleIDs = ruleIDs
  }

  var fields: FormFields {
    [
      "account_id": accountID, "status_ids": statusIDs, "comment": comment, "forward": forward,
      "category": category, "rule_ids": ruleIDs,
    ]
  }
}
