/// What is reported to those who run the reader's server.
public struct ReportRequest: Sendable, Hashable {
  /// Whom it is about.
  public var accountID: String
  /// The posts that it names; those of others than the person are refused.
  public var statusIDs: [String]
  /// What the reader says, of 1,000 letters at most.
  public var comment: String
  /// Whether the person's own server is told too.
  public var forward: Bool
  /// "spam", "legal", "violation" or "other"; servers before Mastodon 3.5 do not read it.
  public var category: String
  /// The rules that are broken; a server takes them as a violation, whatever the category.
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
    var fields = FormFields()
    fields.add("account_id", accountID)
    fields.add("status_ids", statusIDs)
    fields.add("comment", comment)
    fields.add("forward", forward)
    fields.add("category", category)
    fields.add("rule_ids", ruleIDs)
    return fields
  }
}
