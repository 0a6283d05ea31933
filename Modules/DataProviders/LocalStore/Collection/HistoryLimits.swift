/// The limits of what is stored of the history.
public struct HistoryLimits: Sendable, Hashable {
  /// Rows of each main timeline, which readers read from top to bottom: home, local and public.
  public var mainRows: Int
  /// Rows of each other timeline: of a person, a hashtag, a list.
  public var otherRows: Int
  /// Rows below the reading position, whatever else is stored: the timeline must open there, with
  /// rows to read.
  public var rowsBelowReader: Int
  /// The number of other timelines that are stored: those that were updated last.
  public var otherTimelines: Int
  /// The largest number of steps of one call; the next call continues.
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

  /// The limits of the app.
  ///
  /// A thousand rows are days of most readers' home timelines, and 25 requests to load again; with
  /// everything that they refer to they take a few megabytes. 400 steps examine 40,000 posts, far
  /// more than anybody reads between two starts.
  public static let usual = HistoryLimits(
    mainRows: 1_000,
    otherRows: 200,
    rowsBelowReader: 200,
    otherTimelines: 50,
    steps: 400
  )

  /// The smallest limits: for a reader who wants to free space.
  public static let least = HistoryLimits(
    mainRows: 1,
    otherRows: 1,
    rowsBelowReader: 0,
    otherTimelines: 0,
    steps: 1_000_000
  )
}
