import Foundation

extension SocialStore {
  /// The result of a collection.
  public struct Collected: Sendable, Hashable {
    /// The number of deleted rows of timelines.
    public var rows = 0
    /// The number of deleted timelines.
    public var timelines = 0
    /// The number of deleted posts.
    public var posts = 0
    /// Whether everything was examined; otherwise the next collection continues.
    public var isComplete = false
  }

  private static let cursorName = "collection"

  /// Deletes what is no longer referenced, so that the store does not grow forever.
  ///
  /// First the oldest rows of timelines, according to `limits`, but never those at the reading
  /// position, near it, or newer. Then posts that are not the reader's own and are not referenced:
  /// not by a timeline, a thread that can be reached from one, an item of the outbox, a draft or
  /// `needed`. What was requested or returned since the store was opened stays.
  ///
  /// Each step is a transaction of a few milliseconds; other transactions run in between. A store
  /// without a server must not be collected: its posts cannot be loaded again.
  ///
  /// - Parameters:
  ///   - limits: The limits of what is stored.
  ///   - needed: Other posts that are needed; called before each step.
  ///   - pause: Waits between steps; throws to end the work.
  /// - Returns: The numbers of deleted rows and posts.
  /// - Throws: `ProviderError`, and errors of `needed` and `pause`.
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
    // The newest stays, so that no later post gets its number and is mistaken for an old one.
    let bound = try await read { try $0.number("SELECT max(number) FROM post") } ?? 0
    var place = try await cursor()
    if place >= bound { place = 0 }
    do {
      var left = steps
      while left > 0, place < bound - 1 {
        left -= 1
        let forgotten = try await forgetPosts(after: place, before: bound, try await needed())
        collected.posts += forgotten
        // If posts were deleted, more may follow; if all stay, the next step begins after them.
        if forgotten == 0 { place += PostCollector.stepLength }
        try await pause()
      }
    } catch {
      // An app that never runs for long gets through all posts, too.
      try await saveCursor(min(place, bound - 1))
      throw error
    }
    collected.isComplete = place >= bound - 1
    try await saveCursor(collected.isComplete ? 0 : place)
  }

  /// Deletes some of the posts that follow a number, and returns how many.
  private func forgetPosts(
    after place: Int64,
    before bound: Int64,
    _ needed: Set<String>
  ) async throws -> Int {
    let inUse = inUse
    let collector = { @Sendable (connection: SQLConnection) throws(SQLiteError) in
      let quoted = try DraftTable.quotedPosts(in: connection)
      return PostCollector(
        connection: connection,
        needed: needed.union(inUse.posts).union(quoted),
        bound: bound
      )
    }
    // Most steps find nothing, and then need no write.
    guard try await !read({ try collector($0).collectable(after: place) }).isEmpty else { return 0 }
    return try await write { connection in
      // What was found may be in use since.
      let collector = try collector(connection)
      let numbers = try collector.collectable(after: place)
      try collector.forget(numbers)
      return numbers.count
    }
  }

  /// Forgets what was used before the last call, so that an app that stays open for weeks collects
  /// what no screen shows any more; to be called once a day.
  package func endDayOfUse() { inUse.endDay() }

  private func saveCursor(_ place: Int64) async throws {
    try await save(Data("\(place)".utf8), as: Self.cursorName)
  }

  /// The number of the post at which the last collection ended.
  private func cursor() async throws -> Int64 {
    let data = try await storedList(Self.cursorName)
    return data.flatMap { Int64(String(decoding: $0, as: UTF8.self)) } ?? 0
  }
}
