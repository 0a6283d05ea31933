import Foundation

/// The seeds of all randomized tests.
///
///     @Test(arguments: Seeds.first(20)) func agreesWithAModel(seed: UInt64) { ... }
///
/// They are the same in every run, so that a run that fails fails again. `Tools/test --random` uses
/// others: it sets `MOMENTS_SEED` to a number from which all are derived. That number is the first
/// seed itself, so that `MOMENTS_SEED` with the seed of a failure, and a filter, repeats the
/// failure.
package enum Seeds {
  private static let start = ProcessInfo.processInfo.environment["MOMENTS_SEED"].map { text in
    guard let seed = UInt64(text) else { preconditionFailure("MOMENTS_SEED is no number: \(text)") }
    return seed
  }

  /// Returns a number of seeds, in addition to those of earlier failures.
  ///
  /// - Parameters:
  ///   - count: The number of seeds in every run. They all passed before and only find regressions:
  ///     a test that takes a second a seed needs few.
  ///   - random: The number of seeds in a run of `--random`, which searches for unknown failures;
  ///     nil for `count`.
  ///   - known: Seeds of earlier failures.
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
