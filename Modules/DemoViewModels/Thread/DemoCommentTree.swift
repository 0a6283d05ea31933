import ListModel
import MomentsContracts

/// A comment in the list and what the reader did to it.
struct DemoCommentEntry {
  let id: ListItemID
  let comment: DemoComment
  var branch = ThreadBranch()
  /// Whom it answers, if a comment.
  var answered: DemoPerson?
  /// How many comments show below it, and how many entries follow that are below it.
  var replyCount = 0
  var entriesBelow = 0
  var isLiked: Bool
  /// What the provider has agreed to.
  var isLikeConfirmed: Bool
  var likesUnderWay = 0
  var isRevealed = false
  var isWarningOpen = false
  var isCollapsed = false
  var isRemoved = false

  init(number: Int, comment: DemoComment) {
    id = ListItemID("comment-\(number + 1)")
    self.comment = comment
    isLiked = comment.isLiked
    isLikeConfirmed = comment.isLiked
  }

  /// How many like the comment, the reader as shown included.
  var likeCount: Int { comment.likeCount + (isLiked ? 1 : 0) - (comment.isLiked ? 1 : 0) }

  /// Why the comment does not show; nil where it does.
  var placeholder: ThreadPlaceholderRow.Kind? {
    if isRemoved { return .deleted }
    switch comment.cover {
    case .deleted: return .deleted
    case .muted: return isRevealed ? nil : .muted
    case .filtered(let title): return isRevealed ? nil : .filtered(title: title)
    case nil: return nil
    }
  }

  /// Whether it is a comment that the reader sees, or can.
  var counts: Bool { placeholder.map(\.canReveal) ?? true }
}

/// The comments of the demo in the order of the screen.
struct DemoCommentTree {
  private(set) var entries: [DemoCommentEntry] = []
  private(set) var places: [ListItemID: Int] = [:]

  /// How many comments show.
  var count: Int { entries.reduce(0) { $0 + ($1.counts ? 1 : 0) } }

  /// Adds comments behind those there are; what the reader did to one of the same identity before stays done.
  mutating func append(_ comments: [DemoComment], keeping done: DemoCommentTree? = nil) {
    for comment in comments {
      var entry = DemoCommentEntry(number: entries.count, comment: comment)
      if let before = done?.places[entry.id] { entry = done?.entries[before] ?? entry }
      places[entry.id] = entries.count
      entries.append(entry)
    }
    link()
  }

  /// Changes an entry; nil where there is none.
  mutating func change<Result>(
    _ id: ListItemID,
    _ body: (inout DemoCommentEntry) -> Result
  ) -> Result? {
    guard let place = places[id] else { return nil }
    return body(&entries[place])
  }

  /// Finds out who answers whom, and counts.
  mutating func link() {
    var path: [Int] = []
    for place in entries.indices {
      path.removeLast(path.count - min(path.count, entries[place].comment.depth))
      entries[place].replyCount = 0
      entries[place].entriesBelow = 0
      if let parent = path.last {
        entries[place].branch = entries[parent].branch.below(entries[parent].id)
        entries[place].answered = entries[parent].comment.author
      }
      for above in path {
        entries[above].entriesBelow += 1
        if entries[place].counts { entries[above].replyCount += 1 }
      }
      path.append(place)
    }
  }

  /// The places that show while some comments are collapsed, and others are gone and have no answers.
  var shown: [Int] {
    var result: [Int] = []
    result.reserveCapacity(entries.count)
    var next = 0
    while next < entries.count {
      let entry = entries[next]
      if entry.counts || entry.replyCount > 0 { result.append(next) }
      next += entry.isCollapsed ? entry.entriesBelow + 1 : 1
    }
    return result
  }
}
