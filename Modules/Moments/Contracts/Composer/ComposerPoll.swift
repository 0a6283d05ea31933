/// The poll of the draft, as the sheet shows it.
public struct ComposerPoll: Hashable, Sendable {
  /// What can be voted for, as the reader edits it.
  public struct Option: Hashable, Sendable {
    /// The current text.
    public var text: String
    /// The number of remaining characters; negative if the text is too long.
    public var remaining: Int

    /// Makes an option.
    public init(text: String, remaining: Int) {
      self.text = text
      self.remaining = remaining
    }
  }

  /// The duration of a poll.
  public struct Duration: Hashable, Sendable {
    /// In seconds; nil for an unchanged end.
    public var seconds: Int?
    /// "1 day".
    public var title: String

    /// Makes a duration.
    public init(seconds: Int?, title: String) {
      self.seconds = seconds
      self.title = title
    }
  }

  /// The minimum number of options.
  public static let minimumOptions = 2

  /// The options, in order.
  public var options: [Option]
  /// The maximum number of options.
  public var maximumOptions: Int
  /// How long people can vote: one of ``durations``.
  public var duration: Duration
  /// The possible values of ``duration``, shortest first.
  public var durations: [Duration]
  /// Whether several options may be chosen.
  public var allowsSeveral: Bool
  /// Whether the votes are hidden until the end.
  public var hidesTotals: Bool
  /// What happens to existing votes; nil if nothing does.
  public var notice: String?

  /// Makes a poll.
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

  /// Whether another option can be added.
  public var canAddOption: Bool { options.count < maximumOptions }

  /// Whether an option can be removed.
  public var canRemoveOption: Bool { options.count > Self.minimumOptions }
}

/// A change of the draft's poll.
public enum ComposerPollChange: Hashable, Sendable {
  /// Add a poll.
  case add
  /// Remove the poll.
  case remove
  /// Set the text of an option.
  case setOption(Int, String)
  case addOption
  /// Remove the option at an index.
  case removeOption(Int)
  /// Set the duration, in seconds; nil for an unchanged end.
  case setDuration(Int?)
  /// Set whether several options may be chosen.
  case setAllowsSeveral(Bool)
  /// Set whether the votes are hidden until the end.
  case setHidesTotals(Bool)
}
