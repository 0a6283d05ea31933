import Foundation

/// The references that a run writes.
///
/// A test that writes one fails, so that it does not count as compared.
public nonisolated enum SnapshotRecording: String, CaseIterable, Sendable {
  /// All, including existing ones.
  case all
  /// Those that are missing or that differ.
  case failed
  /// Those that are missing.
  case missing
  /// None: a missing one fails.
  case never

  /// The environment variable that selects the mode of a run: for example
  /// `MOMENTS_RECORD_SNAPSHOTS=missing`, and `1` for ``all``.
  public static let variable = "MOMENTS_RECORD_SNAPSHOTS"

  /// The mode for a value of the variable; `never` without a value.
  ///
  /// - Throws: ``ScreenTestingError/unknownRecording(_:)``, so that a typing error does not go
  ///   unnoticed.
  init(environment value: String?) throws {
    switch value {
    case nil, "", "0": self = .never
    case "1": self = .all
    case .some(let name):
      guard let mode = SnapshotRecording(rawValue: name) else {
        throw ScreenTestingError.unknownRecording(name)
      }
      self = mode
    }
  }
}
