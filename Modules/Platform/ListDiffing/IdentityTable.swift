/// Finds elements by identity: an open-addressing table over a buffer that it does not own.
///
/// A slot is eight bytes, half of the hash and the index, so that a probe touches one cache line
/// and compares identities only if the halves are equal, a false match in one of four billion
/// cases. Elements with equal identities are chained in ascending order after the first one's slot;
/// many equal elements cost no more than many different ones.
@usableFromInline
struct IdentityTable<ID: Hashable>: ~Copyable {
  @usableFromInline let ids: UnsafePointer<ID>
  /// The high half is a part of the hash, the low half is index + 1; 0 is an empty slot.
  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let capacity: Int
  @usableFromInline let shift: UInt64
  /// The index of the next element with the same identity for each element, or -1; allocated at the
  /// first duplicate.
  @usableFromInline var followers: UnsafeMutablePointer<Int32>?
  @usableFromInline let idCount: Int
  @usableFromInline let hash = IdentityHash<ID>()

  /// Makes an empty table with capacity for `count` elements of `ids`.
  @inlinable
  init(of ids: UnsafeBufferPointer<ID>, base: UnsafePointer<ID>, count: Int) {
    self.ids = base
    idCount = ids.count
    // The load factor is between one third and two thirds.
    let bits = max(3, Int.bitWidth - (count &+ count / 2).leadingZeroBitCount)
    capacity = 1 &<< bits
    shift = UInt64(64 &- bits)
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
  }

  @inlinable
  deinit {
    slots.deallocate()
    followers?.deallocate()
  }

  /// The memory of the table, in bytes.
  @inlinable
  var byteCount: Int { capacity &* 8 &+ (followers == nil ? 0 : idCount &* 4) }

  @inlinable @inline(__always)
  func home(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> shift) }

  /// The bits of a hash that do not determine the index of the slot.
  @inlinable @inline(__always)
  func fragment(_ hash: UInt64) -> UInt64 { hash &<< 32 }

  /// Adds an element.
  ///
  /// Add elements from the last to the first, so that those with equal identities are in ascending
  /// order.
  @inlinable
  mutating func insert(_ index: Int) {
    let hash = hash(ids[index])
    let fragment = fragment(hash)
    let entry = fragment | UInt64(index &+ 1)
    var slot = home(hash)
    while true {
      let value = slots[slot]
      if value == 0 {
        slots[slot] = entry
        return
      }
      if value & 0xFFFF_FFFF_0000_0000 == fragment {
        let other = Int(value & 0xFFFF_FFFF) &- 1
        if ids[other] == ids[index] {
          chain(index, before: other)
          slots[slot] = entry
          return
        }
      }
      slot = (slot &+ 1) & (capacity &- 1)
    }
  }

  @usableFromInline
  mutating func chain(_ index: Int, before other: Int) {
    let chains: UnsafeMutablePointer<Int32>
    if let followers {
      chains = followers
    } else {
      chains = .allocate(capacity: idCount)
      chains.initialize(repeating: -1, count: idCount)
      followers = chains
    }
    chains[index] = Int32(truncatingIfNeeded: other)
  }

  /// The first unpaired element with an identity, or -1.
  ///
  /// Paired elements are removed from the chain, so that all calls together traverse it once.
  @inlinable
  func first(_ id: ID, unpairedIn pairs: UnsafeMutablePointer<Int32>) -> Int {
    let hash = hash(id)
    let fragment = fragment(hash)
    var slot = home(hash)
    while true {
      let value = slots[slot]
      if value == 0 { return -1 }
      if value & 0xFFFF_FFFF_0000_0000 == fragment {
        var index = Int(value & 0xFFFF_FFFF) &- 1
        if ids[index] == id {
          while pairs[index] >= 0 {
            guard let followers, followers[index] >= 0 else { return -1 }
            index = Int(followers[index])
            slots[slot] = fragment | UInt64(index &+ 1)
          }
          return index
        }
      }
      slot = (slot &+ 1) & (capacity &- 1)
    }
  }
}
