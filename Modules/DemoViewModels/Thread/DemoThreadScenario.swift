/// A story the demo of one moment with its comments can tell, chosen by name on the command line.
public enum DemoThreadScenario: String, CaseIterable, Sendable {
  /// The moment with as many comments as the timeline says, in pages of forty; everything works.
  case thread
  /// A conversation written by hand: a deep tree, the reader's own comments, and every reason for which one does not show.
  case conversation
  /// The same, with a server that takes seconds for everything.
  case slowThread = "slow-thread"
  /// A moment that never comes, to look at the loading state.
  case loadingThread = "loading-thread"
  /// A moment that nobody has commented on.
  case noComments = "no-comments"
  /// The first load fails; trying again works.
  case failedThread = "failed-thread"
  /// Page two of the comments fails the first time; trying again works.
  case commentsFailure = "comments-failure"
  /// Every like and every deletion is refused, and so undone with a message.
  case refused
  /// Three comments arrive while the reader reads.
  case newComments = "new-comments"
  /// The reader's comment is still being sent.
  case pendingComment = "pending-comment"
  /// Five thousand comments at once, for measuring.
  case manyComments = "many-comments"
}

extension DemoThreadScenario {
  /// The story of a moment that goes with the story of a timeline.
  public init(_ scenario: DemoScenario) {
    self =
      switch scenario {
      case .slow: .slowThread
      case .likeRefused: .refused
      case .pageFailure: .commentsFailure
      default: .thread
      }
  }

  /// Whether its comments are of the conversation written by hand.
  var isWrittenByHand: Bool {
    switch self {
    case .conversation, .newComments, .refused, .pendingComment: true
    default: false
    }
  }

  /// How long the moment takes.
  var loadDelay: Duration {
    switch self {
    case .slowThread: .seconds(4)
    case .loadingThread: .seconds(1_000_000)
    default: .milliseconds(300)
    }
  }

  /// How long another page takes.
  var pageDelay: Duration { self == .slowThread ? .seconds(3) : .milliseconds(600) }

  /// How long a like or a deletion takes.
  var answerDelay: Duration { self == .slowThread ? .seconds(2) : .milliseconds(500) }

  /// How long it is until new comments arrive.
  var arrivalDelay: Duration { .seconds(2) }
}
