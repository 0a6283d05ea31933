public import Foundation

/// Hashes identities for one table.
///
/// The bits of numbers and UUIDs, which most identities are, are mixed by a wide multiplication
/// with a per-process secret: as well distributed as with `Hasher`, in a tenth of the time. Other
/// types provide their `hashValue`.
@usableFromInline
struct IdentityHash<ID: Hashable> {
  @usableFromInline let seed: UInt64

  @inlinable
  init() { seed = identityHashSeed }

  @inlinable @inline(__always)
  func callAsFunction(_ id: ID) -> UInt64 {
    if ID.self == Int.self {
      return mix(UInt64(bitPattern: Int64(unsafeBitCast(id, to: Int.self))))
    }
    if ID.self == Int64.self { return mix(UInt64(bitPattern: unsafeBitCast(id, to: Int64.self))) }
    if ID.self == UInt64.self { return mix(unsafeBitCast(id, to: UInt64.self)) }
    if ID.self == UUID.self {
      let (low, high) = unsafeBitCast(id, to: (UInt64, UInt64).self)
      return mix(low ^ mix(high))
    }
    // A custom `hashValue` may use only few of its bits.
    return mix(UInt64(truncatingIfNeeded: id.hashValue))
  }

  @inlinable @inline(__always)
  func mix(_ bits: UInt64) -> UInt64 {
    let product = (bits ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}

/// A seed that differs between processes, so that an attacker cannot choose identities that
/// collide.
@usableFromInline
let identityHashSeed = UInt64(truncatingIfNeeded: 0.hashValue)
