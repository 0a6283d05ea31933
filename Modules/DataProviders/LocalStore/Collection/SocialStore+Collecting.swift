import Foundation
import SocialModel

extension SocialStore {
  /// What a collection took away.
  public struct Collected: Sendable, Hashable {
    /// Rows of timelines.
    public var rows = 0
    /// Timelines of which nothing is left.
    public var timelines = 0
    /// How many posts were deleted.
    public var posts = 0
    /// Whether all was looked at; else the next collection goes on.
    public var isComplete = false
  }

  private static let cursorName = "collection"

  /// Deletes what nothing refers to any more, so that the store does not grow for ever.
  ///
  /// The oldest rows of timelines go first, as far as `limits` say, but never those at the reader's
  /// place, near it, or newer. Then posts that neither a timeline shows nor a thread that can be
  /// reached from one, nor an item of the outbox, a draft or `needed` names, and that are not the
  /// reader's own. What was requested or returned since the store was opened stays.
  ///
  /// Each step is a transaction of a few milliseconds; others read and write between them. A store
  /// without a server must not be collected: nobody could bring back what is taken away.
  ///
  /// - Parameters:
  ///   - limits: How much is kept.
  ///   - needed: Posts that are needed beside; called before each step.
  ///   - pause: Waits between steps; throws to end the work.
  /// - Returns: What was taken away.
  /// - Throws: `ProviderError`, what `needed` and `pause` throw.
  @discardableResult
  public func collect(
    limits: HistoryLimits = .usual,
    needed: @Sendable () async throws -> Set<String> = { [] },
    pause: @Sendable () async throws -> Void = {}
  ) async throws -> Collected {
    var collected = Collected()
    var left = limits.steps
    let inUse = inUse
    let steps = try await read { connection in
      try TimelineTrimmer(limits: limits, inUse: inUse, connection: connection).steps()
    }
    for step in steps {
      var isDone = false
      while !isDone {
        guard left > 0 else { return collected }
        left -= 1
        let trimmed = try await write { connection in
          try TimelineTrimmer(limits: limits, inUse: inUse, connection: connection).perform(step)
        }
        isDone = trimmed.isDone
        collected.rows += trimmed.rows
        if trimmed.timeline { collected.timelines += 1 }
        try await pause()
      }
    }
    try await collectPosts(&collected, steps: left, needed, pause)
    return collected
  }

  private func collectPosts(
    _ collected: inout Collected,
    steps: Int,
    _ needed: @Sendable () async throws -> Set<String>,
    _ pause: @Sendable () async throws -> Void
  ) async throws {
    // The newest stays, so that no later post gets its number and is taken for an old one.
    let bound = try await read { try $0.number("SELECT max(number) FROM post") } ?? 0
    var place = try await cursor()
    if place >= bound { place = 0 }
    do {
      for _ in 0..<steps where place < bound - 1 {
        let forgotten = try await forgetPosts(after: place, before: bound, try await needed())
        collected.posts += forgotten
        // Where posts went, more may wait; where all stay, the work goes on behind them.
        if forgotten == 0 { place += PostCollector.stepLength }
        try await pause()
      }
    } catch {
      // An app that is never open for long gets through all posts too.
      try await keepCursor(min(place, bound - 1))
      throw error
    }
    collected.isComplete = place >= bound - 1
    try await keepCursor(collected.isComplete ? 0 : place)
  }

  /// Forgets some of the posts that follow a number, and says how many.
  private func forgetPosts(
    after place: Int64,
    before bound: Int64,
    _ needed: Set<String>
  ) async throws -> Int {
    let inUse = inUse
    let collector = { @Sendable (connection: SQLConnection) in
      PostCollector(connection: connection, needed: needed.union(inUse.posts), bound: bound)
    }
    // Most steps find nothing, and then nobody has to wait for the disk.
    guard try await !read({ try collector($0).collectable(after: place) }).isEmpty else { return 0 }
    return try await write { connection in
      // What was found may be in use since.
      let collector = collector(connection)
      let numbers = try collector.collectable(after: place)
      try collector.forget(numbers)
      return numbers.count
    }
  }

  private func keepCursor(_ place: Int64) async throws {
    try await keep(Data("\(place)".utf8), as: Self.cursorName)
  }

  /// The number of the post where the last collection ended.
  private func cursor() async throws -> Int64 {
    let data = try await keptList(Self.cursorName)
    return data.flatMap { Int64(String(decoding: $0, as: UTF8.self)) } ?? 0
  }
}
