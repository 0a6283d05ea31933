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

  /// The reader mutes people and shows them again: their rows leave the server's pages and return.
  @Test(arguments: Seeds.first(3, random: 12, known: [9, 17]))
  func hiddenPeopleDoNotChangeTheOrderOfOthers(seed: UInt64) async throws {
    var play = try HidingPlay(seed: seed, losesResponses: false)
    for step in 0..<120 {
      try await play.step()
      if let problem = try await play.disorder() {
        let diary = play.diary.suffix(20).joined(separator: "\n")
        Issue.record("seed \(seed), step \(step): \(problem)\n\(diary)")
        return
      }
    }
  }

  /// People are also hidden and shown without the store's knowledge, from another app: once all is
  /// known, comparisons put each row where the server has it.
  @Test(arguments: Seeds.first(2, random: 12, known: [17, 23]))
  func shownAgainPeopleReturnToTheirPlaces(seed: UInt64) async throws {
    var play = try HidingPlay(seed: seed, losesResponses: true)
    for round in 0..<4 {
      for _ in 0..<60 { try await play.step() }
      if let problem = try await play.settle() {
        let diary = play.diary.suffix(60).joined(separator: "\n")
        Issue.record("seed \(seed), round \(round): \(problem)\n\(diary)")
        return
      }
    }
  }
}
