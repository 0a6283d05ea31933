import SocialModel

/// A cache of the people whom a connection wrote, as they are in the file: consecutive pages name
/// the same people, and most of them are unchanged.
///
/// It is emptied on a rollback, when a person is deleted, and when another process has written.
struct WrittenPeopleCache {
  /// A thousand people take about a megabyte.
  private static let limit = 1_000

  private var people: [String: (account: Account, source: PersonSource, number: Int64)] = [:]
  private var version: Int64?

  /// The row number of a person who arrived with equal values from such a source; nil where that is
  /// unknown.
  func number(of account: Account, from source: PersonSource) -> Int64? {
    guard let known = people[account.id], known.source == source || known.source == .itself,
      known.account == account
    else { return nil }
    return known.number
  }

  /// Notes that a person is stored.
  mutating func note(_ account: Account, from source: PersonSource, number: Int64) {
    if people.count >= Self.limit { people.removeAll(keepingCapacity: true) }
    people[account.id] = (account, source, number)
  }

  /// Empties the cache if the file has changed; `version` is SQLite's `data_version`.
  mutating func check(version: Int64?) {
    if self.version != version { forget() }
    self.version = version
  }

  /// Empties the cache.
  mutating func forget() {
    people.removeAll(keepingCapacity: true)
  }
}
