/// A small deterministic random number generator for tests that replay random operations.
///
/// It is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// 2014): good enough to spread test inputs, useless for secrets. Print the seed with every
/// failure, so that the run can be repeated.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator whose sequence is determined by the seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
