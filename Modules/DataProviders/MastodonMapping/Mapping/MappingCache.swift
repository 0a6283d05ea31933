import Synchronization

/// What was last mapped: timelines name the same people and emoji again and again, each time with
/// all that is known of them.
final class MappingCache<Raw: Equatable & Sendable, Mapped: Sendable>: Sendable {
  /// Both together in one object: found again, they are not copied.
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

  /// Makes a cache that never holds more than so many.
  init(most: Int) { self.most = most }

  /// Maps what is not known already.
  ///
  /// - Parameters:
  ///   - raw: what the source says.
  ///   - key: what identifies it.
  ///   - make: maps it.
  /// - Returns: what the raw value means; made again where it is another than the last time.
  func mapped(_ raw: Raw, key: String, make: (Raw) -> Mapped) -> Mapped {
    if let last = known.withLock({ $0[key] }), last.raw == raw { return last.mapped }
    let entry = Entry(raw: raw, mapped: make(raw))
    known.withLock { known in
      // Whom one reads is few; a search that names many begins again.
      if known.count >= most { known.removeAll(keepingCapacity: true) }
      known[key] = entry
    }
    return entry.mapped
  }
}
