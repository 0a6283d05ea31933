import SocialModel

/// Corrects what a server returned by what completed since the request.
struct ResponseReconciliation: Sendable {
  let completedItems: CompletedItems
  /// Nil where nothing was asked: what is kept then is new.
  let mark: UInt64?

  /// Posts as they are by now; those that were deleted meanwhile are left out.
  func corrected(
    _ moments: [Moment],
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Moment] {
    guard mark != nil else { return moments }
    var result: [Moment] = []
    result.reserveCapacity(moments.count)
    for moment in moments {
      if let moment = try corrected(moment, in: connection) { result.append(moment) }
    }
    return result
  }

  /// A post as it is by now; nil where it was deleted meanwhile.
  func corrected(
    _ moment: Moment,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Moment? {
    guard let mark, completedItems.isSettled(moment.postID, since: mark) else { return moment }
    guard var known = try MomentTable.confirmed(postID: moment.postID, in: connection) else {
      return nil
    }
    // Which row of a timeline it is, the answer knows.
    known.id = moment.id
    known.boostedBy = moment.boostedBy
    known.listedAt = moment.listedAt
    return known
  }

  /// Whether something of a post was settled since the request: what the answer says is older.
  func isSettled(_ postID: String) -> Bool {
    mark.map { completedItems.isSettled(postID, since: $0) } ?? false
  }

  /// Comments of the reader's that got to the server when the thread was on its way.
  func commentsMissing(
    in thread: MomentThread,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> [Moment] {
    guard let mark else { return [] }
    let told = Set(([thread.moment] + thread.comments).map(\.postID))
    guard told.contains(where: { completedItems.isSettled($0, since: mark) }) else { return [] }
    let known = try ThreadTable.thread(of: thread.moment.postID, in: connection)
    return (known?.comments ?? []).filter {
      $0.isOwn && !$0.isPending && !told.contains($0.postID)
    }
  }

  /// Relationships that are not known better by now.
  func corrected(_ relationships: [Relationship]) -> [Relationship] {
    guard let mark else { return relationships }
    return relationships.filter {
      !completedItems.isSettled(OutboxLane.follow($0.id), since: mark)
    }
  }

  /// Filters as they are by now: what was settled of one since the request counts.
  func corrected(
    _ filters: [StoredFilter],
    in connection: SQLConnection
  ) throws(SQLiteError) -> [StoredFilter] {
    let isSettled = { (filter: StoredFilter) in !isUnsettled(OutboxLane.filter(filter.id)) }
    let settled = try WordFilterTable.confirmed(in: connection).filter(isSettled)
    var result = filters.compactMap { filter in
      isSettled(filter) ? settled.first { $0.id == filter.id } : filter
    }
    result += settled.filter { filter in !result.contains { $0.id == filter.id } }
    return result
  }

  /// Whether nothing of a lane was settled since.
  func isUnsettled(_ lane: String) -> Bool {
    mark.map { !completedItems.isSettled(lane, since: $0) } ?? true
  }

  /// People with whom nothing was settled since.
  func unsettled(_ accountIDs: [String]) -> [String] {
    guard let mark else { return accountIDs }
    return accountIDs.filter { !completedItems.isSettled(OutboxLane.follow($0), since: mark) }
  }
}
