/// The part of the notifications to request.
public struct NotificationRequest: Sendable, Hashable {
  /// The rows to request, 80 at most.
  public var page: PageRequest
  /// Only these kinds of events, as the server names them; all where empty.
  public var types: [String]
  /// All except these types.
  public var excludedTypes: [String]

  /// Makes a request; without arguments, for the newest events of all types.
  public init(
    _ page: PageRequest = PageRequest(),
    types: [String] = [],
    excludedTypes: [String] = []
  ) {
    self.page = page
    self.types = types
    self.excludedTypes = excludedTypes
  }

  var query: FormFields {
    var query = page.query
    query.add("types", types)
    query.add("exclude_types", excludedTypes)
    return query
  }
}
