import SocialModel

/// People whom a connection wrote, as they are in the file: a page names the same ones as the page
/// before, and most of them say what they said.
///
/// Forgets everybody when a transaction is taken back, when somebody is deleted, and when another
/// process has written.
struct WrittenPeopleCache {
  /// A thousand people take about a megabyte.
  private static let limit = 1_000

  private var people: [String: (account: Account, number: Int64)] = [:]
  private var version: Int64?

  /// The number of the row of a person who is in the file just so; nil where that is not known.
  func number(of account: Account) -> Int64? {
    guard let known = people[account.id], known.account == account else { return nil }
    return known.number
  }

  /// Notes that a person is in the file.
  mutating func note(_ account: Account, number: Int64) {
    if people.count >= Self.limit { people.removeAll(keepingCapacity: true) }
    people[account.id] = (account, number)
  }

  /// Forgets everybody if the file is not the one it was; `version` is SQLite's `data_version`.
  mutating func check(version: Int64?) {
    if self.version != version { forget() }
    self.version = version
  }

  /// Forgets everybody.
  mutating func forget() {
    people.removeAll(keepingCapacity: true)
  }
}
