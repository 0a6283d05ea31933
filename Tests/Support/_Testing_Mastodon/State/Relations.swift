/// Relations between accounts and targets: likes, follows, bookmarks.
///
/// Each has an internal number, which clients page by but never see.
struct Relations: Sendable {
  struct Entry: Sendable {
    var number: Int
    var subject: String
    var object: String
  }

  private struct Pair: Hashable {
    var subject: String
    var object: String
  }

  private var entries: [Entry] = []
  private var pairs: Set<Pair> = []
  private var counts: [String: Int] = [:]
  private var next = 1

  func contains(_ subject: String, _ object: String) -> Bool {
    pairs.contains(Pair(subject: subject, object: object))
  }

  /// Adds a relation; false if it is there already.
  @discardableResult
  mutating func insert(_ subject: String, _ object: String) -> Bool {
    guard pairs.insert(Pair(subject: subject, object: object)).inserted else { return false }
    entries.append(Entry(number: next, subject: subject, object: object))
    counts[object, default: 0] += 1
    next += 1
    return true
  }

  /// Ends a relation; false if there is none.
  @discardableResult
  mutating func remove(_ subject: String, _ object: String) -> Bool {
    guard pairs.remove(Pair(subject: subject, object: object)) != nil else { return false }
    entries.removeAll { $0.subject == subject && $0.object == object }
    counts[object, default: 1] -= 1
    return true
  }

  /// Ends all relations to something.
  mutating func removeAll(to object: String) {
    for entry in entries where entry.object == object { remove(entry.subject, object) }
  }

  func count(to object: String) -> Int { counts[object] ?? 0 }

  /// Relations of a subject, newest first.
  func of(_ subject: String) -> [Entry] { entries.reversed().filter { $0.subject == subject } }

  /// Relations to an object, newest first.
  func to(_ object: String) -> [Entry] { entries.reversed().filter { $0.object == object } }
}
