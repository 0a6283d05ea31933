import Locking

/// A cache of mapped values: timelines contain the same people and emoji again and again, each time
/// with all of their fields.
final class MappingCache<Raw: Equatable & Sendable, Mapped: Sendable>: Sendable {
  /// Both in one object, so that they are not copied when they are found.
  private final class Entry: Sendable {
    let raw: Raw
    let mapped: Mapped

    init(raw: Raw, mapped: Mapped) {
      self.raw = raw
      self.mapped = mapped
    }
  }

  private let most: Int
  private let known = Mutex<[String: Entry]>([:])

  /// Makes a cache with a largest number of values.
  init(most: Int) { self.most = most }

  /// Maps a value, unless the same one is cached.
  ///
  /// - Parameters:
  ///   - raw: the value of the source.
  ///   - key: its identity.
  ///   - make: maps it.
  /// - Returns: the mapped value; made again if the raw value changed.
  func mapped(_ raw: Raw, key: String, make: (Raw) -> Mapped) -> Mapped {
    if let last = known.withLock({ $0[key] }), last.raw == raw { return last.mapped }
    let entry = Entry(raw: raw, mapped: make(raw))
    known.withLock { known in
      // Readers follow few people; a search with many empties the cache.
      if known.count >= most { known.removeAll(keepingCapacity: true) }
      known[key] = entry
    }
    return entry.mapped
  }
}
