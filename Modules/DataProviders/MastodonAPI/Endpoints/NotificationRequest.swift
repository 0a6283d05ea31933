/// Which part of what happened to ask for.
public struct NotificationRequest: Sendable, Hashable {
  /// Which rows, and how many: 80 at most.
  public var page: PageRequest
  /// Only these kinds of events, in the server's words; all where empty.
  public var types: [String]
  /// All but these kinds.
  public var excludedTypes: [String]
  /// Only what this account did.
  public var accountID: String?

  /// Makes a request; without arguments, for the newest of all kinds.
  public init(
    _ page: PageRequest = PageRequest(),
    types: [String] = [],
    excludedTypes: [String] = [],
    accountID: String? = nil
  ) {
    self.page = page
    self.types = types
    self.excludedTypes = excludedTypes
    self.accountID = accountID
  }

  var query: FormFields {
    var query = page.query
    query.add("types", types)
    query.add("exclude_types", excludedTypes)
    query.add("account_id", accountID)
    return query
  }
}
