/// A story that the demo can tell, chosen by name on the command line.
public enum DemoStory: String, CaseIterable, Sendable {
  // MARK: Timelines and shelves

  /// About forty moments in pages of twelve; everything works.
  case timeline
  /// The same, with a server that has delays of seconds.
  case slow
  /// A feed that never loads, for the loading state.
  case loading
  /// A feed without moments.
  case empty
  /// The first load fails; trying again works.
  case failure
  /// Page two fails the first time; trying again works.
  case pageFailure = "page-failure"
  /// Each like, boost, follow and deletion is refused, and so undone with a message.
  case likeRefused = "like-refused"
  /// The feed is repeated at its end, forever.
  case endless
  /// Five moments arrive above the reader after two seconds.
  case newMoments = "new-moments"
  /// Moments are missing at two positions; the second fails the first time.
  case gaps
  /// The reader's latest moment is still being sent; filters cover two of the others.
  case pending
  /// The first moments contain a film, a GIF, a sound and a file.
  case films
  /// On the explore screen one shelf fails, one is empty, and the others have content.
  case shelfFailure = "shelf-failure"
  /// On the explore screen each shelf has four hundred items, in pages of the usual size.
  case crowded
  /// On the wall, following takes seconds, and every second follow is refused.
  case slowFollows = "slow-follows"
  /// On the wall, the first load of every second photo fails.
  case failingPhotos = "failing-photos"

  // MARK: Threads

  /// The moment with as many comments as the timeline specifies, in pages of forty; everything
  /// works.
  case thread
  /// A conversation written by hand: a deep tree, the reader's own comments, and every kind of
  /// placeholder.
  case conversation
  /// A moment that takes seconds to load.
  case slowThread = "slow-thread"
  /// A moment that never loads, for the loading state.
  case loadingThread = "loading-thread"
  /// Moments without comments.
  case noComments = "no-comments"
  /// The first load fails; trying again works.
  case failedThread = "failed-thread"
  /// Page two of the comments fails the first time; trying again works.
  case commentsFailure = "comments-failure"
  /// Each like and each deletion is refused, and so undone with a message.
  case refused
  /// Three comments arrive while the reader reads.
  case newComments = "new-comments"
  /// The reader's comment is still being sent.
  case pendingComment = "pending-comment"
  /// Five thousand comments at once, for measuring.
  case manyComments = "many-comments"

  // MARK: Writing

  /// Nothing is written yet.
  case compose
  /// A comment on what somebody wrote.
  case composeComment = "compose-comment"
  /// More letters than a server takes.
  case composeLong = "compose-long"
  /// Nine photos, some with alternative texts.
  case composePhotos = "compose-photos"
  /// A warning in front of the text.
  case composeWarning = "compose-warning"
  /// The post is refused.
  case composeRefused = "compose-refused"
  /// The first load of the post to edit fails.
  case composeFailed = "compose-failed"
  /// A post is edited.
  case composeEdit = "compose-edit"
  /// A poll with two options, and room for more.
  case composePoll = "compose-poll"
  /// The reader's own post with a poll is edited.
  case composePollEdit = "compose-poll-edit"
  /// A moment that quotes another person's.
  case composeQuote = "compose-quote"
  /// The name of a person is being typed.
  case composePeople = "compose-people"
  /// The shortcode of an emoji is being typed.
  case composeEmoji = "compose-emoji"
  /// A thread of three posts is written.
  case composeThread = "compose-thread"
  /// A moment that is scheduled.
  case composeSchedule = "compose-schedule"
  /// A moment whose scheduled time has passed.
  case composeTooLate = "compose-too-late"
  /// A moment in Chinese.
  case composeChinese = "compose-chinese"
  /// A moment in Arabic.
  case composeArabic = "compose-arabic"

  // MARK: Lists of people

  /// All people hide their followers and followed people.
  case friendsHidden = "friends-hidden"
  /// After three pages the same people are repeated, forever.
  case friendsLoop = "friends-loop"
  /// Three people are added with each page that is read.
  case friendsGrowing = "friends-growing"
}

extension DemoStory {
  /// The stories of timelines and shelves.
  public static let timelines = Array(allCases.prefix { $0 != .thread })
  /// The stories of one moment with its comments.
  public static let threads = Array(
    allCases.drop { $0 != .thread }.prefix { $0 != .compose }
  )
  /// The stories of writing.
  public static let composers = Array(
    allCases.drop { $0 != .compose }.prefix { $0 != .friendsHidden }
  )
  /// The stories of lists of people.
  public static let friends = Array(allCases.drop { $0 != .friendsHidden })
}

/// A request to the demo: each can have a delay, and fail.
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
  /// A search, or the resolution of an address.
  case search
  case searchPage
  /// A like, a boost, a deletion.
  case mark
  case follow
  case draft
  case post
  /// The edit history of a post.
  case edits
  /// The translation of a post.
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

  /// Whether moments have other comments than the timeline counts.
  var hasCommentsOfItsOwn: Bool {
    switch self {
    case .commentsFailure, .noComments, .manyComments: true
    default: isWrittenByHand
    }
  }

  /// The number of moments that arrive later.
  var arrivalCount: Int { self == .newMoments ? 5 : 0 }

  /// The delay until new moments arrive.
  var arrivalDelay: Duration { self == .pending ? .milliseconds(100) : .seconds(2) }

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

  /// Whether the first attempt of a request fails.
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

  /// Whether a request is always refused.
  func refuses(_ request: DemoRequest) -> Bool {
    switch request {
    case .mark, .follow, .translation: self == .likeRefused || self == .refused
    case .post: self == .composeRefused
    default: false
    }
  }
}
