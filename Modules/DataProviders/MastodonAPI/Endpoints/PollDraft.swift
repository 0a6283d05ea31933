/// A question to be, with answers to choose from.
public struct PollDraft: Sendable, Hashable {
  /// The answers, plain; two at least.
  public var options: [String]
  /// How long votes are taken.
  public var seconds: Int
  /// Whether several answers may be chosen.
  public var allowsSeveral: Bool
  /// Whether nobody sees the votes before the end.
  public var hidesTotals: Bool

  /// Makes a question.
  public init(
    options: [String],
    seconds: Int,
    allowsSeveral: Bool = false,
    hidesTotals: Bool = false
  ) {
    self.options = options
    self.seconds = seconds
    self.allowsSeveral = allowsSeveral
    self.hidesTotals = hidesTotals
  }
}
