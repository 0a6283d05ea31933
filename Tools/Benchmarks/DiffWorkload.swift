import Foundation

/// Two lists of identities to compare, made from a fixed seed.
struct DiffWorkload<ID: Hashable> {
  var name: String
  var old: [ID]
  var new: [ID]
}

extension DiffWorkload<Int> {
  /// Removes a share from the front, appends as many new ones, and moves a share of the rest to the
  /// end.
  static func churn(_ name: String, count: Int, share: Double) -> Self {
    let deleted = Int(Double(count) * share)
    let inserted = Int(Double(count) * share)
    let moved = Int(Double(count - deleted) * share)
    return Self(
      name: name,
      old: Array(0..<count),
      new: Array((deleted + moved)..<count) + Array(count..<(count + inserted))
        + Array(deleted..<(deleted + moved))
    )
  }

  /// Equal lists in storage of their own each.
  static func same(_ name: String, count: Int) -> Self {
    Self(name: name, old: Array(0..<count), new: Array(0..<count))
  }

  /// One other element in the middle.
  static func oneChange(_ name: String, count: Int) -> Self {
    var new = Array(0..<count)
    new[count / 2] = count
    return Self(name: name, old: Array(0..<count), new: new)
  }

  static func prepend(_ name: String, _ inserted: Int, to count: Int) -> Self {
    Self(name: name, old: Array(0..<count), new: Array(-inserted..<count))
  }
}

extension DiffWorkload<UUID> {
  /// Random UUIDs: removes a range, inserts as many new ones elsewhere, shuffles a range at the
  /// front.
  static func readme(
    _ name: String,
    count: Int,
    deleted: Range<Int>,
    inserted: Range<Int>,
    shuffled: Range<Int>
  ) -> Self {
    var random = SplitMix(state: 20_261_121)
    let old = (0..<count).map { _ in random.uuid() }
    var new = old
    new.removeSubrange(deleted)
    new.insert(contentsOf: inserted.map { _ in random.uuid() }, at: inserted.lowerBound)
    new[shuffled].shuffle(using: &random)
    return Self(name: name, old: old, new: new)
  }
}

/// A small generator that gives the same numbers in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func uuid() -> UUID {
    withUnsafeBytes(of: (next(), next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
  }
}
