import Foundation
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// Random pages of a simulated server, in any order of requests.
@Suite struct TimelineRandomTests {
  @Test(arguments: Seeds.first(3, random: 8))
  func theStoreAgreesWithTheServer(seed: UInt64) async throws {
    try await run(seed: seed, steps: 120, spacing: .usual)
  }

  /// With almost no space between rows, positions are reallocated all the time.
  @Test(arguments: Seeds.first(4)) func denselyAllocatedPositionsChangeNothing(seed: UInt64)
    async throws
  {
    try await run(seed: seed, steps: 100, spacing: PositionAllocator(stride: 2, span: 8))
  }

  private func run(seed: UInt64, steps: Int, spacing: PositionAllocator) async throws {
    var play = try TimelinePlay(seed: seed, spacing: spacing)
    for step in 0..<steps {
      let action = try await play.step()
      let problem = try await play.problem()
      if let problem {
        Issue.record("seed \(seed), step \(step), after \(action): \(problem)")
        return
      }
    }
  }
}
