/// The format of the ids of a test server.
public enum IDStyle: Sendable, Hashable {
  /// Letters without an order: clients that take ids for numbers, or sort by them, fail.
  case opaque
  /// Numbers that grow with time, as Mastodon's.
  case snowflake
}

/// Makes ids; the same ones in each run.
struct IDMaker: Sendable {
  let style: IDStyle
  private var made: UInt64 = 0

  init(_ style: IDStyle) {
    self.style = style
  }

  /// An id for something of an order, which no other has.
  mutating func make(_ order: UInt64) -> String {
    made += 1
    guard style == .opaque else { return String(order) }
    // SplitMix64 is a bijection; thirteen letters of thirty-two contain all of its result.
    var mixed = made &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    let letters = Array("abcdefghijkmnopqrstuvwxyzACEHKLM")
    return String((0..<13).map { letters[Int(mixed >> ($0 * 5) & 31)] })
  }

  /// Small numbers, which things that page by ids not shown have in both styles.
  mutating func small() -> Int {
    made += 1
    return Int(made)
  }
}
