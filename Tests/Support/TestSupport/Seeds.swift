import Foundation

/// The seeds of tests that do random things: the one place that they come from.
///
///     @Test(arguments: Seeds.first(20)) func agreesWithAModel(seed: UInt64) { ... }
///
/// They are the same in every run, so that a run that fails fails again. `Tools/test --random`
/// draws others: it puts a number into the environment as `MOMENTS_SEED`, from which all follow.
/// That number is the first seed itself, so that `MOMENTS_SEED` with the seed of a failure, and a
/// filter, does again what failed.
package enum Seeds {
  private static let start = ProcessInfo.processInfo.environment["MOMENTS_SEED"].map { text in
    guard let seed = UInt64(text) else { preconditionFailure("MOMENTS_SEED is no number: \(text)") }
    return seed
  }

  /// So many seeds, beside those that found something once.
  ///
  /// - Parameters:
  ///   - count: How many in every run. Their seeds have all passed before and find only what broke
  ///     since: a test that takes a second a seed needs few.
  ///   - random: How many in a run of `--random`, which looks for what nobody saw; as many as in
  ///     every run where it is nil.
  ///   - known: Seeds that found something once.
  package static func first(
    _ count: Int,
    random: Int? = nil,
    known: [UInt64] = []
  ) -> [UInt64] {
    known + seeds(start == nil ? count : random ?? count, from: start)
  }

  static func seeds(_ count: Int, from start: UInt64?) -> [UInt64] {
    guard let start else { return (0..<UInt64(count)).map { $0 + 1 } }
    var others = SeededGenerator(seed: start)
    return (0..<count).map { $0 == 0 ? start : others.next() }
  }
}
