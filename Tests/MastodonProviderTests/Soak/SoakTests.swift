import Expectations
import Foundation
import TestSupport
import Testing
import _Testing_Mastodon

/// Readers who live with their servers for a while: with any faults, the store equals the server in
/// the end, row by row, and nothing is lost, duplicated or shown to more people than intended.
///
/// Runs for a few seconds here; `Tools/stress soak` sets the number of minutes
/// (`MOMENTS_SOAK_MINUTES`) and the kind of server (`MOMENTS_SOAK_SERVER`).
@Suite struct SoakTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let minutes = environment["MOMENTS_SOAK_MINUTES"].flatMap { Double($0) }
  private static let kinds =
    environment["MOMENTS_SOAK_SERVER"].flatMap { ServerKind(rawValue: $0) }.map { [$0] }
    ?? ServerKind.allCases

  @Test(arguments: kinds, Seeds.first(1))
  func theStoreEqualsTheServerInTheEnd(kind: ServerKind, seed: UInt64) async throws {
    let soak = try SoakRun(
      kind: kind,
      seed: seed,
      isVerbose: Self.environment["MOMENTS_SOAK_VERBOSE"] != nil
    )
    if let minutes = Self.minutes {
      let share = minutes * 60 / Double(Self.kinds.count)
      let end = ContinuousClock.now.advanced(by: .seconds(share))
      repeat { try await soak.day(events: 150) } while ContinuousClock.now < end
      try soak.expectAllKinds()
    } else {
      try await soak.day(events: 12)
    }
    expect(soak.rows, isAbove: 0, "nothing was compared")
    print(soak.report)
    for line in try soak.doings() { print(line) }
  }
}
