import Foundation
import SocialModel

/// Stores the reader's actions: each call is one action, with everything that it changes.
///
/// Call it inside of a transaction.
struct OutboxWriter {
  let connection: SQLConnection
  let folder: MediaFolder
  let now: Date
  /// Unreferenced files, to be deleted after the transaction.
  private(set) var obsoleteFiles: [String] = []

  init(_ connection: SQLConnection, folder: MediaFolder, now: Date) {
    self.connection = connection
    self.folder = folder
    self.now = now
  }

  // MARK: Likes, boosts, follows

  /// Sets a requested state.
  ///
  /// - Returns: The item that sends it; nil where nothing needs to be sent.
  mutating func set(_ action: ReaderAction, lane: String, subject: String) throws -> String? {
    let (kind, isOn) = (OutboxKind(action.kind), action.isOn)
    let waiting = try OutboxTable.lane(lane, in: connection)
    let planner = OutboxPlanner(lane: waiting.map(\.entry))
    // A block at the server ends a follow, so the confirmed relationship is outdated.
    let isOutdated = kind == .follow && planner.mayBlock
    let confirmed = try isOutdated ? nil : isConfirmed(kind, lane)
    let plan = planner.toggle(kind, isOn, isConfirmed: confirmed)
    try remove(plan.removed)
    var id = waiting.last { $0.kind == kind && !plan.removed.contains($0.id) }?.id
    if plan.appends {
      id = try insert(action, lane: lane, subject: subject)
    }
    try refresh(lane)
    return id
  }

  private func isConfirmed(_ kind: OutboxKind, _ lane: String) throws -> Bool? {
    switch kind {
    case .like: try MomentTable.confirmed(postID: lane, in: connection)?.like.isLiked
    case .boost: try MomentTable.confirmed(postID: lane, in: connection)?.isBoosted
    case .bookmark: try MomentTable.confirmed(postID: lane, in: connection)?.isBookmarked
    case .pin: try MomentTable.confirmed(postID: lane, in: connection)?.isPinned
    case .muteConversation: try MomentTable.confirmed(postID: lane, in: connection)?.isMuted
    case .follow:
      try RelationshipTable.confirmed(id: OutboxLane.accountID(lane), in: connection)
        .map { $0.following != .no }
    case .mute:
      try RelationshipTable.confirmed(id: OutboxLane.accountID(lane), in: connection)
        .map(\.isMuted) ?? false
    case .block:
      try RelationshipTable.confirmed(id: OutboxLane.accountID(lane), in: connection)
        .map(\.isBlocked) ?? false
    case .followTag:
      try FollowedTagTable.isConfirmed(OutboxLane.tagName(lane), in: connection)
    case .followRequest, .note, .dismiss, .profile, .report, .filter, .createList, .renameList,
      .deleteList, .listMember, .vote, .post, .schedule, .edit, .delete, .check:
      nil
    }
  }

  /// Votes in the poll of a post.
  ///
  /// - Returns: The item that sends the vote; that of an earlier vote if one waits.
  /// - Throws: `ProviderError.refused` where the poll accepts no vote, or not this one.
  mutating func vote(_ choices: [Int], in moment: Moment) throws -> String {
    let lane = moment.postID
    let votes = try OutboxTable.lane(lane, in: connection).filter { $0.kind == .vote }
    if let waiting = votes.first(where: { $0.status != .refused }) { return waiting.id }
    guard let poll = moment.poll, poll.takesVote(at: now), poll.accepts(choices) else {
      throw ProviderError.refused(reason: nil)
    }
    // Refused items are obsolete as soon as the reader decides again.
    try remove(votes.map(\.id))
    let id = try insert(
      .vote(choices.sorted(), postID: lane),
      lane: lane,
      subject: OutboxSubject.of(moment)
    )
    try refresh(lane)
    return id
  }

  /// Reports a person.
  ///
  /// - Returns: The item that sends the report.
  func report(_ report: ReportDraft, subject: String) throws -> String {
    try insert(.report(report), lane: OutboxLane.report(), subject: subject)
  }

  /// Answers a follow request.
  ///
  /// - Returns: The item that sends the answer: an earlier one if that may have reached the server,
  ///   because servers accept one answer.
  mutating func answerRequest(
    _ accepted: Bool,
    from accountID: String,
    subject: String
  ) throws -> String? {
    let lane = OutboxLane.follow(accountID)
    let answers = try OutboxTable.lane(lane, in: connection).filter { $0.kind == .followRequest }
    if let sent = answers.first(where: { $0.mayHaveReached && $0.status != .refused }) {
      return sent.id
    }
    let action = ReaderAction.followRequest(accepted: accepted, accountID: accountID)
    return try set(action, lane: lane, subject: subject)
  }

  // MARK: Posts

  /// Posts a draft, and shows it: each part waits for the identity of the one before, to which it
  /// replies.
  ///
  /// - Returns: The item of the first part. A draft that waits already is not posted twice.
  mutating func post(_ draft: PostDraft, by reader: Account) throws -> String {
    try DraftTable.remove(draft.id, in: connection)
    var ids: [String] = []
    for var post in draft.posts {
      if let before = ids.last { post.replyTo = OutboxLane.localID(of: before) }
      ids.append(try enter(post, by: reader))
    }
    // Every draft has a post.
    guard let first = ids.first else { throw ProviderError.refused(reason: nil) }
    return first
  }

  private func enter(_ draft: PostDraft, by reader: Account) throws -> String {
    var draft = draft
    draft.replyTo = try draft.replyTo.map { try OutboxTable.resolve($0, in: connection) }
    draft.editedPostID = nil
    if let waiting = try OutboxTable.post(draftID: draft.id, in: connection) {
      if waiting.status == .refused {
        try replace(waiting.id, with: .post(draft))
        try show(waiting.id, draft, by: reader, at: waiting.createdAt)
      }
      return waiting.id
    }
    let id = try insert(
      .post(draft),
      lane: draft.replyTo ?? OutboxLane.posts,
      subject: subject(draft)
    )
    try show(id, draft, by: reader, at: now)
    return id
  }

  private func show(_ id: String, _ draft: PostDraft, by reader: Account, at time: Date) throws {
    let localID = OutboxLane.localID(of: id)
    var moment = Moment(pending: draft, id: localID, author: reader, at: time)
    if let quoted = draft.quotedPostID {
      // The server requests the approval of its author, where that is needed.
      let post = try MomentTable.moment(postID: quoted, in: connection).map { QuotedPost($0) }
      moment.quote = Quote(state: .accepted, postID: quoted, post: post)
    }
    try LocalPosts.show(moment, in: connection)
    try refresh(localID)
  }

  /// Edits a post.
  ///
  /// - Returns: The item that sends the edit.
  /// - Throws: `ProviderError.unknownMoment` where the post does not exist, or is to be deleted.
  mutating func edit(_ draft: PostDraft) throws -> String {
    let postID = try OutboxTable.resolve(draft.editedPostID ?? "", in: connection)
    guard let shown = try MomentTable.confirmed(postID: postID, in: connection) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    let lane = try OutboxTable.lane(postID, in: connection)
    let pending = try OutboxTable.post(localID: postID, in: connection)
    let planner = OutboxPlanner(lane: lane.map(\.entry), pendingPost: pending?.entry)
    guard let plan = planner.edit() else { throw ProviderError.unknownMoment(id: postID) }
    try DraftTable.remove(draft.id, in: connection)
    try remove(plan.removed)
    if let pending, plan.replaced == pending.id {
      // An edit changes neither the parent nor the visibility of a post.
      var merged = draft
      merged.id = pending.draft?.id ?? draft.id
      merged.editedPostID = nil
      merged.visibility = shown.visibility
      merged.poll = question(of: draft, insteadOf: pending)
      if merged.poll?.isRemoved == true { merged.poll = nil }
      merged.continues = pending.draft?.continues ?? false
      try replace(pending.id, with: .post(merged))
      var moment = shown.edited(by: draft)
      moment.editedAt = nil
      try LocalPosts.update(moment, in: connection)
      return pending.id
    }
    if let replaced = plan.replaced {
      var draft = draft
      if let before = lane.first(where: { $0.id == replaced }) {
        draft.poll = question(of: draft, insteadOf: before)
      }
      try replace(replaced, with: .edit(draft))
      try refresh(postID)
      return replaced
    }
    let id = try insert(.edit(draft), lane: postID, subject: subject(draft))
    try refresh(postID)
    return id
  }

  /// The poll of a draft that replaces a waiting one; that of the waiting one where it has none.
  private func question(
    of draft: PostDraft,
    insteadOf waiting: OutboxRecord
  ) -> DraftPoll? {
    let before = waiting.draft?.poll
    guard var poll = draft.poll else { return before }
    // An edit without a duration keeps the earlier one.
    if !poll.isRemoved { poll.seconds = poll.seconds ?? before?.seconds }
    return poll
  }

  /// Deletes a post.
  ///
  /// - Returns: The item that sends the deletion; nil where nothing needs to be sent.
  mutating func delete(_ id: String) throws -> String? {
    let postID = try OutboxTable.resolve(id, in: connection)
    let lane = try OutboxTable.lane(postID, in: connection)
    let pending = try OutboxTable.post(localID: postID, in: connection)
    // A local identity without a waiting item: the post was discarded, and no longer exists.
    if OutboxLane.isLocal(postID), pending == nil { return nil }
    let plan = OutboxPlanner(lane: lane.map(\.entry), pendingPost: pending?.entry).delete()
    try remove(plan.removed)
    if let pending, plan.removed.contains(pending.id) {
      try LocalPosts.hide(postID, in: connection)
      try orphan(lane.filter { [.post, .schedule].contains($0.kind) })
      return nil
    }
    let shown = try MomentTable.confirmed(postID: postID, in: connection)
    guard plan.appends else { return lane.last { $0.kind == .delete }?.id }
    let added = try insert(
      .delete(postID: postID),
      lane: postID,
      subject: shown.map { OutboxSubject.of($0) } ?? ""
    )
    try refresh(postID)
    return added
  }

  /// Keeps replies to a post that will never be at the server; the reader decides about them.
  mutating func orphan(_ replies: [OutboxRecord]) throws {
    for reply in replies {
      try connection.run(
        "UPDATE outbox SET status = 2, failure = ? WHERE id = ?",
        OutboxItem.Failure.refused(nil).word,
        reply.id
      )
      if let localID = reply.localID { try LocalPosts.hide(localID, in: connection) }
    }
  }

  // MARK: Parts

  func insert(_ action: ReaderAction, lane: String, subject: String) throws -> String {
    try OutboxTable.insert(action, lane: lane, subject: subject, at: now, in: connection)
  }

  /// Replaces the text of an item that was not sent.
  func replace(_ id: String, with action: ReaderAction) throws {
    let words = action.draft.map(subject) ?? ""
    try OutboxTable.replace(id, with: action, subject: words, in: connection)
  }

  mutating func remove(_ ids: [String]) throws {
    for id in ids { obsoleteFiles += try OutboxTable.remove(id, in: connection) }
  }

  func refresh(_ lane: String) throws {
    try OutboxOverlay.refresh(lane, folder: folder, in: connection)
  }

  func subject(_ draft: PostDraft) -> String {
    OutboxSubject.of(draft.text, or: draft.contentWarning)
  }
}
