/// How much of what was read is kept.
public struct HistoryLimits: Sendable, Hashable {
  /// Rows of each of the timelines that readers go through from top to bottom: home, the server's
  /// and that of all servers.
  public var mainRows: Int
  /// Rows of each other timeline: of a person, a hashtag, a list.
  public var otherRows: Int
  /// Rows below the reader's place, whatever else is kept: where they stopped must open as it was,
  /// with something to read.
  public var rowsBelowReader: Int
  /// How many of the other timelines are kept: those that were fed last.
  public var otherTimelines: Int
  /// How many steps of work one call does at most; the next goes on where it ended.
  public var steps: Int

  /// Makes limits.
  public init(
    mainRows: Int,
    otherRows: Int,
    rowsBelowReader: Int,
    otherTimelines: Int,
    steps: Int
  ) {
    self.mainRows = max(1, mainRows)
    self.otherRows = max(1, otherRows)
    self.rowsBelowReader = max(0, rowsBelowReader)
    self.otherTimelines = max(0, otherTimelines)
    self.steps = max(1, steps)
  }

  /// Those of the app.
  ///
  /// A thousand rows are days of most readers' homes, and 25 requests to bring back; with all that
  /// refers to them they take a few megabytes. 400 steps look at 40,000 posts, far more than
  /// anybody reads between two starts.
  public static let usual = HistoryLimits(
    mainRows: 1_000,
    otherRows: 200,
    rowsBelowReader: 200,
    otherTimelines: 50,
    steps: 400
  )

  /// Next to nothing: for a reader who wants the room back.
  public static let least = HistoryLimits(
    mainRows: 1,
    otherRows: 1,
    rowsBelowReader: 0,
    otherTimelines: 0,
    steps: 1_000_000
  )
}
