import Foundation

/// The references that a run writes.
///
/// A test that wrote one fails, so that it does not pass as compared.
public nonisolated enum SnapshotRecording: String, CaseIterable, Sendable {
  /// All, even existing ones.
  case all
  /// Those that are missing or that differ.
  case failed
  /// Those that are missing.
  case missing
  /// None, but those that match exactly get a fingerprint of their pixels if they have none, and
  /// are not decoded from then on.
  case notes
  /// None: a missing one fails.
  case never

  /// The environment variable that chooses for a run: `MOMENTS_RECORD_SNAPSHOTS=missing`, say, and
  /// `1` for ``all``.
  public static let variable = "MOMENTS_RECORD_SNAPSHOTS"

  /// The mode for a value of the variable; none for no value.
  ///
  /// - Throws: ``ScreenTestingError/unknownRecording(_:)``: a typing error records nothing.
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
