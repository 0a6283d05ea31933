/// The pairs of elements of two lists with equal identities.
///
/// Operates on the part of the lists between the equal ends. Frees all of its memory when it is
/// destroyed.
@usableFromInline
struct IdentityPairing: ~Copyable {
  @usableFromInline let oldCount: Int
  @usableFromInline let newCount: Int
  /// The new index of each old element, or -1.
  @usableFromInline let targets: UnsafeMutablePointer<Int32>
  /// The old index of each new element, or -1; encoded with `moved(_:)` once the moves are known,
  /// if the element moves.
  @usableFromInline let origins: UnsafeMutablePointer<Int32>
  @usableFromInline var pairCount = 0
  /// The peak memory use, in bytes.
  @usableFromInline var peakBytes: Int

  @inlinable
  init(oldCount: Int, newCount: Int) {
    precondition(oldCount < Int32.max && newCount < Int32.max, "lists of two billion elements")
    self.oldCount = oldCount
    self.newCount = newCount
    targets = .allocate(capacity: oldCount &+ newCount)
    targets.initialize(repeating: -1, count: oldCount &+ newCount)
    origins = targets + oldCount
    peakBytes = (oldCount &+ newCount) &* 4
  }

  @inlinable
  deinit { targets.deallocate() }

  /// Encodes the origin of a moved element; its own inverse.
  @inlinable @inline(__always)
  static func moved(_ origin: Int32) -> Int32 { -2 &- origin }

  /// The old index of a new element, moved or not; nil if it is inserted.
  @inlinable
  func origin(of index: Int) -> Int? {
    let origin = origins[index]
    if origin == -1 { return nil }
    return Int(origin >= 0 ? origin : Self.moved(origin))
  }

  @inlinable @inline(__always)
  mutating func pair(_ old: Int, _ new: Int) {
    targets[old] = Int32(truncatingIfNeeded: new)
    origins[new] = Int32(truncatingIfNeeded: old)
    pairCount &+= 1
  }

  /// Pairs all elements with equal identities.
  ///
  /// `checkpoint` is called every few thousand elements and may throw to cancel.
  @inlinable
  mutating func run<ID: Hashable, Failure: Error>(
    old: UnsafeBufferPointer<ID>,
    new: UnsafeBufferPointer<ID>,
    checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    guard let oldBase = old.baseAddress, let newBase = new.baseAddress else { return }
    try walk(oldBase, newBase, checkpoint)
    let oldRest = oldCount &- pairCount
    let newRest = newCount &- pairCount
    guard oldRest > 0, newRest > 0 else { return }
    // The side with fewer elements to hash becomes the table; the other follows runs and hashes
    // only at their starts.
    var table: IdentityTable<ID>
    if oldRest <= newRest {
      table = IdentityTable(of: old, base: oldBase, count: oldRest)
      try Self.fill(&table, oldCount, targets, checkpoint)
      try probe(table, oldBase, oldCount, targets, newBase, newCount, origins, checkpoint)
    } else {
      table = IdentityTable(of: new, base: newBase, count: newRest)
      try Self.fill(&table, newCount, origins, checkpoint)
      try probe(table, newBase, newCount, origins, oldBase, oldCount, targets, checkpoint)
    }
    peakBytes &+= table.byteCount
  }

  /// Compares both lists in parallel and pairs equal elements, skipping small gaps on either side:
  /// similar lists are paired without a single hash.
  @inlinable
  mutating func walk<ID: Hashable, Failure: Error>(
    _ old: UnsafePointer<ID>,
    _ new: UnsafePointer<ID>,
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    var (i, j, misses, steps) = (0, 0, 0, 0)
    while i < oldCount, j < newCount {
      steps &+= 1
      if steps & 0x1FFF == 0 { try checkpoint() }
      if old[i] == new[j] {
        pair(i, j)
        i &+= 1
        j &+= 1
        misses = 0
        continue
      }
      // A longer search pays off at the end of runs, but not between unrelated elements.
      if misses < 8 {
        var gap = 1
        while gap <= 4 {
          if i &+ gap < oldCount, old[i &+ gap] == new[j] {
            i &+= gap
            break
          }
          if j &+ gap < newCount, old[i] == new[j &+ gap] {
            j &+= gap
            break
          }
          gap &+= 1
        }
        if gap <= 4 { continue }
      }
      misses &+= 1
      i &+= 1
      j &+= 1
    }
  }

  @inlinable
  static func fill<ID: Hashable, Failure: Error>(
    _ table: inout IdentityTable<ID>,
    _ count: Int,
    _ pairs: UnsafeMutablePointer<Int32>,
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    var index = count
    while index > 0 {
      index &-= 1
      if index & 0xFFF == 0 { try checkpoint() }
      if pairs[index] < 0 { table.insert(index) }
    }
  }

  /// Looks up the elements of one list in the table of the other.
  @inlinable
  mutating func probe<ID: Hashable, Failure: Error>(
    _ table: borrowing IdentityTable<ID>,
    _ known: UnsafePointer<ID>,
    _ knownCount: Int,
    _ knownPairs: UnsafeMutablePointer<Int32>,
    _ other: UnsafePointer<ID>,
    _ otherCount: Int,
    _ otherPairs: UnsafeMutablePointer<Int32>,
    _ checkpoint: () throws(Failure) -> Void
  ) throws(Failure) {
    let most = min(oldCount, newCount)
    var (next, steps) = (0, 0)
    while next < otherCount, pairCount < most {
      steps &+= 1
      if steps & 0xFFF == 0 { try checkpoint() }
      if otherPairs[next] >= 0 {
        next &+= 1
        continue
      }
      var found = table.first(other[next], unpairedIn: knownPairs)
      guard found >= 0 else {
        next &+= 1
        continue
      }
      // The neighbors of a pair are usually pairs too.
      repeat {
        knownPairs[found] = Int32(truncatingIfNeeded: next)
        otherPairs[next] = Int32(truncatingIfNeeded: found)
        pairCount &+= 1
        found &+= 1
        next &+= 1
      } while found < knownCount && next < otherCount && knownPairs[found] < 0
        && otherPairs[next] < 0 && known[found] == other[next]
    }
  }
}
