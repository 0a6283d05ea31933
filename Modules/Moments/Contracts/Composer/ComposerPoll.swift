/// The question of what is written, as the sheet shows it.
public struct ComposerPoll: Hashable, Sendable {
  /// An answer.
  public struct Option: Hashable, Sendable {
    /// What is written so far.
    public var text: String
    /// How many more letters it may have; negative where there are too many.
    public var remaining: Int

    /// Makes an answer.
    public init(text: String, remaining: Int) {
      self.text = text
      self.remaining = remaining
    }
  }

  /// How long votes are taken.
  public struct Duration: Hashable, Sendable {
    /// In seconds; nil for as long as before.
    public var seconds: Int?
    /// "1 day".
    public var title: String

    /// Makes a duration.
    public init(seconds: Int?, title: String) {
      self.seconds = seconds
      self.title = title
    }
  }

  /// How many answers there are at least.
  public static let minimumOptions = 2

  /// The answers, in order.
  public var options: [Option]
  /// How many answers there may be.
  public var maximumOptions: Int
  /// How long votes are taken.
  public var duration: Duration
  /// What ``duration`` may be, shortest first.
  public var durations: [Duration]
  /// Whether several answers may be chosen.
  public var allowsSeveral: Bool
  /// Whether nobody sees the votes before the end.
  public var hidesTotals: Bool
  /// What becomes of votes that there are already; nil where nothing does.
  public var notice: String?

  /// Makes a question.
  public init(
    options: [Option],
    maximumOptions: Int,
    duration: Duration,
    durations: [Duration],
    allowsSeveral: Bool = false,
    hidesTotals: Bool = false,
    notice: String? = nil
  ) {
    self.options = options
    self.maximumOptions = maximumOptions
    self.duration = duration
    self.durations = durations
    self.allowsSeveral = allowsSeveral
    self.hidesTotals = hidesTotals
    self.notice = notice
  }

  /// Whether there may be another answer.
  public var canAddOption: Bool { options.count < maximumOptions }

  /// Whether an answer can be taken out.
  public var canRemoveOption: Bool { options.count > Self.minimumOptions }
}

/// What the reader does with the question of what they write.
public enum ComposerPollChange: Hashable, Sendable {
  /// Ask one.
  case add
  /// Ask none.
  case remove
  /// Write an answer.
  case setOption(Int, String)
  /// Have another answer.
  case addOption
  /// Take an answer out.
  case removeOption(Int)
  /// Choose how long votes are taken, in seconds; nil for as long as before.
  case setDuration(Int?)
  /// Let several answers be chosen, or one.
  case setAllowsSeveral(Bool)
  /// Hide the votes before the end, or show them.
  case setHidesTotals(Bool)
}
