import Expectations
import Foundation
import Locking
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LiveViewModels

/// Polls that end while they are on screen.
@MainActor @Suite struct PollEndTests {
  /// Records the requested polls, and fails a given number of times.
  private final class Votes: PollProvider {
    let asked = Mutex<[String]>([])
    let failures = Mutex(0)

    nonisolated(nonsending) func readPoll(of postID: String) async throws {
      asked.withLock { $0.append(postID) }
      let fails = failures.withLock { failures in
        failures -= 1
        return failures >= 0
      }
      if fails { throw ProviderError.refused(reason: nil) }
    }
  }

  /// The time, which the test moves.
  private final class Time {
    var now = Sample.now
  }

  private let votes = Votes()
  private let time = Time()
  private let clock = TestClock()

  private func asking(_ id: String, endsIn seconds: TimeInterval, hasEnded: Bool = false) -> Moment
  {
    var moment = Sample.moment(id)
    moment.poll = Poll(
      id: "poll",
      options: [],
      expiresAt: Sample.now.addingTimeInterval(seconds),
      hasEnded: hasEnded
    )
    return moment
  }

  @Test func onlyPollsThatWereOpenAreRequested() async throws {
    let ends = PollEnds(polls: votes, now: { [time] in time.now }, clock: clock)
    let (events, event) = AsyncStream.makeStream(of: Set<String>.self)
    ends.onEnd = { event.yield($0) }
    ends.follow([
      asking("1", endsIn: 60), asking("2", endsIn: -60, hasEnded: true), Sample.moment("3"),
      asking("4", endsIn: 4_000),
    ])
    await clock.somebodySleeps()
    await expect(clock.durations.last, equals: .seconds(61))
    time.now += 61
    await clock.wakeAll()
    for await ended in events {
      expect(ended, equals: ["1"])
      break
    }
    expect(votes.asked.withLock { $0 }, equals: ["1"])
    // Polls that were requested are not requested again, although the moment is unchanged.
    ends.follow([asking("1", endsIn: 60)])
    expect(votes.asked.withLock { $0 }, equals: ["1"])
  }

  @Test func aReleasedScreenWaitsForNoPoll() async throws {
    var ends: PollEnds? = PollEnds(polls: votes, now: { [time] in time.now }, clock: clock)
    ends?.follow([asking("1", endsIn: 60)])
    await clock.somebodySleeps()
    ends = nil
    try await eventually { await clock.isIdle }
    expectNil(ends)
  }

  @Test func aFailedRequestIsRetriedAfterAMinute() async throws {
    votes.failures.withLock { $0 = 1 }
    let ends = PollEnds(polls: votes, now: { [time] in time.now }, clock: clock)
    ends.follow([asking("1", endsIn: -5)])
    await clock.somebodySleeps()
    await clock.wakeAll()
    await clock.somebodySleeps()
    await expect(clock.durations.last, equals: .seconds(60))
    time.now += 60
    let (events, event) = AsyncStream.makeStream(of: Set<String>.self)
    ends.onEnd = { event.yield($0) }
    await clock.wakeAll()
    for await _ in events { break }
    expect(votes.asked.withLock { $0 }, equals: ["1", "1"])
  }
}
