/// A story that the demo can tell, chosen by name on the command line.
public enum DemoStory: String, CaseIterable, Sendable {
  // MARK: Of timelines and shelves

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
  /// Whatever the reader likes, shares, follows or deletes is refused, and so undone with a
  /// message.
  case likeRefused = "like-refused"
  /// The feed begins again at its end, for ever.
  case endless
  /// Five moments come above the reader after two seconds.
  case newMoments = "new-moments"
  /// Moments are missing in two places; the second fails the first time.
  case gaps
  /// The reader has just written a moment, which is still being sent; filters cover two of the
  /// others.
  case pending
  /// The first moments hold a film, a GIF, a sound and a file.
  case films
  /// On the explore screen one shelf fails, one is empty, and the others are there.
  case shelfFailure = "shelf-failure"
  /// On the explore screen each shelf goes on for four hundred things, in pages of the usual size.
  case crowded
  /// On the wall, following somebody takes seconds, and every second time it is refused.
  case slowFollows = "slow-follows"
  /// On the wall, every second photo does not come the first time.
  case failingPhotos = "failing-photos"

  // MARK: Of one moment

  /// The moment with as many comments as the timeline says, in pages of forty; everything works.
  case thread
  /// A conversation written by hand: a deep tree, the reader's own comments, and every reason for
  /// which one does not show.
  case conversation
  /// A moment that takes seconds.
  case slowThread = "slow-thread"
  /// A moment that never comes, to look at the loading state.
  case loadingThread = "loading-thread"
  /// Moments that nobody has commented on.
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

  // MARK: Of what is written

  /// Nothing is written yet.
  case compose
  /// A comment on what somebody wrote.
  case composeComment = "compose-comment"
  /// More letters than a server takes.
  case composeLong = "compose-long"
  /// Nine photos, of which some say what is to be seen.
  case composePhotos = "compose-photos"
  /// A warning in front of the text.
  case composeWarning = "compose-warning"
  /// What is written is refused.
  case composeRefused = "compose-refused"
  /// What is to be changed cannot be loaded the first time.
  case composeFailed = "compose-failed"
  /// Something posted before is changed.
  case composeEdit = "compose-edit"
  /// A question with two answers, and room for more.
  case composePoll = "compose-poll"
  /// The reader's own post with a question is changed.
  case composePollEdit = "compose-poll-edit"
  /// A moment quotes one of somebody else.
  case composeQuote = "compose-quote"
  /// The name of somebody is being typed.
  case composePeople = "compose-people"
  /// The shortcode of an emoji is being typed.
  case composeEmoji = "compose-emoji"
  /// Three posts are written that answer each other.
  case composeThread = "compose-thread"
  /// A moment that is to be posted later.
  case composeSchedule = "compose-schedule"
  /// A moment whose time to be posted is over.
  case composeTooLate = "compose-too-late"
  /// A moment in Chinese.
  case composeChinese = "compose-chinese"
  /// A moment in Arabic.
  case composeArabic = "compose-arabic"

  // MARK: Of who follows whom

  /// Nobody shows who follows them, or whom they follow.
  case friendsHidden = "friends-hidden"
  /// After three pages the same people come again, for ever.
  case friendsLoop = "friends-loop"
  /// Three people come with each page that is read.
  case friendsGrowing = "friends-growing"
}

extension DemoStory {
  /// The stories of timelines and shelves.
  public static let timelines = Array(allCases.prefix { $0 != .thread })
  /// The stories of one moment with its comments.
  public static let threads = Array(
    allCases.drop { $0 != .thread }.prefix { $0 != .compose }
  )
  /// The stories of what is written.
  public static let composers = Array(
    allCases.drop { $0 != .compose }.prefix { $0 != .friendsHidden }
  )
  /// The stories of who follows whom.
  public static let friends = Array(allCases.drop { $0 != .friendsHidden })
}

/// What is asked of the demo: each can take its time, and fail.
enum DemoRequest: Hashable {
  case timeline
  case timelinePage
  case gap(String)
  case thread
  case commentsPage
  /// The first page of a shelf; shelves further down take a little longer.
  case shelf(DemoShelf)
  case shelfPage(DemoShelf)
  /// A list of people.
  case people
  case peoplePage
  case notifications
  /// A search, or the place of an address.
  case search
  case searchPage
  /// A like, a boost, a deletion.
  case mark
  case follow
  case draft
  case post
  /// What a post said before.
  case edits
  /// A post in another language.
  case translation
}

/// A shelf of the explore screen, top to bottom.
enum DemoShelf: Int {
  case photos
  case tags
  case people
  case links

  var pageSize: Int {
    switch self {
    case .photos: 18
    case .tags, .people: 8
    case .links: 4
    }
  }
}

extension DemoStory {
  /// Whether comments are of the conversation written by hand.
  var isWrittenByHand: Bool {
    switch self {
    case .conversation, .newComments, .refused, .likeRefused, .pendingComment: true
    default: false
    }
  }

  /// Whether moments have other comments than the timeline says.
  var hasCommentsOfItsOwn: Bool {
    switch self {
    case .commentsFailure, .noComments, .manyComments: true
    default: isWrittenByHand
    }
  }

  /// How many moments come later.
  var arrivalCount: Int { self == .newMoments ? 5 : 0 }

  /// How long it is until new moments come.
  var arrivalDelay: Duration { self == .pending ? .milliseconds(100) : .seconds(2) }

  /// How long something takes.
  func delay(of request: DemoRequest) -> Duration {
    let isSlow = self == .slow
    switch request {
    case .timeline: return isSlow ? .seconds(4) : self == .loading ? Self.never : Self.first
    case .thread:
      return isSlow || self == .slowThread
        ? .seconds(4) : self == .loadingThread ? Self.never : Self.first
    case .shelf(let shelf):
      return delay(of: .timeline) + .milliseconds(150) * shelf.rawValue
    case .people, .notifications, .search, .edits: return delay(of: .timeline)
    case .timelinePage, .gap, .shelfPage, .peoplePage, .searchPage:
      return isSlow ? .seconds(3) : .milliseconds(600)
    case .commentsPage: return isSlow || self == .slowThread ? .seconds(3) : .milliseconds(600)
    case .mark, .translation:
      return isSlow || self == .slowThread ? .seconds(2) : .milliseconds(500)
    case .follow: return self == .slowFollows ? .seconds(3) : delay(of: .mark)
    case .draft: return self == .composeFailed ? Self.first : .zero
    case .post: return .milliseconds(500)
    }
  }

  private static let first = Duration.milliseconds(300)
  private static let never = Duration.seconds(1_000_000)

  /// Whether something fails the first time.
  func failsFirst(_ request: DemoRequest) -> Bool {
    switch request {
    case .timeline: self == .failure
    case .people, .notifications, .search, .edits: self == .failure
    case .timelinePage, .shelfPage, .peoplePage, .searchPage: self == .pageFailure
    case .gap(let id): id == "gap-2"
    case .thread: self == .failedThread
    case .commentsPage: self == .pageFailure || self == .commentsFailure
    case .shelf(let shelf): self == .failure || (self == .shelfFailure && shelf == .tags)
    case .draft: self == .composeFailed
    case .mark, .follow, .post, .translation: false
    }
  }

  /// Whether something is never taken.
  func refuses(_ request: DemoRequest) -> Bool {
    switch request {
    case .mark, .follow, .translation: self == .likeRefused || self == .refused
    case .post: self == .composeRefused
    default: false
    }
  }
}
