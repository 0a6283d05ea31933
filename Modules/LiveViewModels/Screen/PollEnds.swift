import Foundation
import MomentsValues
import SocialModel

/// Loads polls again that end while a screen shows them, because their final counts are known only
/// then.
///
/// Each is loaded once, a second after its end; if that fails, again a minute later.
@MainActor
final class PollEnds {
  /// Called with the posts whose polls have ended; MUST NOT keep the screen alive.
  var onEnd: @MainActor (Set<String>) -> Void = { _ in }

  /// How long after the end the counts are requested, because clocks differ.
  private static let delay: TimeInterval = 1
  /// How long after a failure they are requested again.
  private static let retryDelay: TimeInterval = 60
  /// The longest single wait.
  private static let longest: TimeInterval = 86_400

  private let polls: (any PollProvider)?
  private let now: @MainActor () -> Date
  private let clock: any Clock<Duration>
  /// When each poll is to be requested, by `Moment.postID`.
  private var due: [String: Date] = [:]
  private var requested: Set<String> = []
  private var waiting: Wait?

  /// A wait for the next poll that ends.
  private struct Wait {
    let until: Date
    let task: Task<Void, Never>
  }

  init(polls: (any PollProvider)?, now: @escaping @MainActor () -> Date, clock: any Clock<Duration>)
  {
    self.polls = polls
    self.now = now
    self.clock = clock
  }

  deinit {
    waiting?.task.cancel()
  }

  /// Observes the polls of a screen, in place of those before; O(moments).
  func follow(_ moments: some Sequence<Moment>) {
    guard polls != nil else { return }
    var new: [String: Date] = [:]
    for moment in moments {
      guard let poll = moment.poll, !poll.hasEnded, !moment.isPending,
        let end = poll.expiresAt, !requested.contains(moment.postID)
      else { continue }
      new[moment.postID] = due[moment.postID] ?? end.addingTimeInterval(Self.delay)
    }
    due = new
    wait()
  }

  private func wait() {
    guard let next = due.values.min() else {
      waiting?.task.cancel()
      waiting = nil
      return
    }
    guard waiting?.until != next else { return }
    waiting?.task.cancel()
    let seconds = min(max(0, next.timeIntervalSince(now())), Self.longest)
    let task = Task { [weak self, clock] in
      do {
        try await clock.pause(for: .seconds(seconds))
      } catch {
        return
      }
      await self?.request()
    }
    waiting = Wait(until: next, task: task)
  }

  private func request() async {
    waiting = nil
    let time = now()
    let ended = Set(due.filter { $0.value <= time }.keys)
    requested.formUnion(ended)
    for post in ended { due[post] = nil }
    for post in ended {
      do {
        try await polls?.readPoll(of: post)
      } catch {
        requested.remove(post)
        due[post] = now().addingTimeInterval(Self.retryDelay)
      }
    }
    if !ended.isEmpty { onEnd(ended) }
    wait()
  }
}
