/// A story the demo can tell, chosen by name on the command line.
public enum DemoScenario: String, CaseIterable, Sendable {
  /// About forty moments in pages of twelve; everything works.
  case timeline
  /// The same, with a server that takes seconds for everything.
  case slow
  /// A feed that never answers, to look at the loading state.
  case loading
  /// A feed without moments.
  case empty
  /// The first load fails; trying again works.
  case failure
  /// Page two fails the first time; trying again works.
  case pageFailure = "page-failure"
  /// Every like is refused, and so undone with a message.
  case likeRefused = "like-refused"
  /// The feed begins again at its end, for ever.
  case endless
  /// Five moments come above the reader after two seconds.
  case newMoments = "new-moments"
  /// Moments are missing in two places; the second fails the first time.
  case gaps
  /// The reader has just written a moment, which is still being sent; filters cover two of the others.
  case pending
  /// On the explore screen one shelf fails, one is empty, and the others are there.
  case shelfFailure = "shelf-failure"
  /// On the explore screen there are 50 shelves of 100 things each.
  case crowded
}

extension DemoScenario {
  /// How long the first page takes.
  var loadDelay: Duration {
    switch self {
    case .slow: .seconds(4)
    case .loading: .seconds(1_000_000)
    default: .milliseconds(300)
    }
  }

  /// How long another page takes.
  var pageDelay: Duration {
    self == .slow ? .seconds(3) : .milliseconds(600)
  }

  /// How long it is until new moments come.
  var arrivalDelay: Duration { self == .pending ? .milliseconds(100) : .seconds(2) }

  /// How many moments come later.
  var arrivalCount: Int { self == .newMoments ? 5 : 0 }

  /// How long a like takes.
  var likeDelay: Duration {
    self == .slow ? .seconds(2) : .milliseconds(500)
  }
}
