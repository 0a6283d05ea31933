import SocialModel

/// Corrects a response by the items that completed since the request.
struct ResponseReconciliation: Sendable {
  let completedItems: CompletedItems
  /// The time of the request; nil for values without a request, which are new.
  let mark: UInt64?

  /// The current state of posts; those that were deleted meanwhile are left out.
  func corrected(
    _ moments: [Moment],
    in connection: SQLConnection
  ) throws(SQLiteError) -> [Moment] {
    guard mark != nil else { return moments }
    var result: [Moment] = []
    for moment in moments {
      if let moment = try corrected(moment, in: connection) { result.append(moment) }
    }
    return result
  }

  /// The current state of a post; nil where it was deleted meanwhile.
  func corrected(
    _ moment: Moment,
    in connection: SQLConnection
  ) throws(SQLiteError) -> Moment? {
    guard isSettled(moment.postID) else { return moment }
    guard var known = try MomentTable.confirmed(postID: moment.postID, in: connection) else {
      return nil
    }
    // Only the response knows which row of a timeline it is.
    known.id = moment.id
    known.boostedBy = moment.boostedBy
    known.listedAt = moment.listedAt
    return known
  }

  /// Whether an item of a lane completed since the request, so that the response is older.
  func isSettled(_ lane: String) -> Bool {
    mark.map { completedItems.isSettled(lane, since: $0) } ?? false
  }

  /// Comments of the reader that reached the server during the request.
  func commentsMissing(
    in thread: MomentThread,
    _ connection: SQLConnection
  ) throws(SQLiteError) -> [Moment] {
    guard mark != nil else { return [] }
    let returned = Set(([thread.moment] + thread.comments).map(\.postID))
    guard returned.contains(where: isSettled) else { return [] }
    let known = try ThreadTable.thread(of: thread.moment.postID, in: connection)
    return (known?.comments ?? []).filter {
      $0.isOwn && !$0.isPending && !returned.contains($0.postID)
    }
  }

  /// The relationships for which no newer state is known.
  func corrected(_ relationships: [Relationship]) -> [Relationship] {
    relationships.filter { !isSettled(OutboxLane.name(.account, $0.id)) }
  }

  /// The current filters: items that completed since the request take precedence.
  func corrected(
    _ filters: [StoredFilter],
    in connection: SQLConnection
  ) throws(SQLiteError) -> [StoredFilter] {
    let isSettled = { (filter: StoredFilter) in
      self.isSettled(OutboxLane.name(.filter, filter.id))
    }
    let settled = try WordFilterTable.confirmed(in: connection).filter(isSettled)
    var result = filters.compactMap { filter in
      isSettled(filter) ? settled.first { $0.id == filter.id } : filter
    }
    result += settled.filter { filter in !result.contains { $0.id == filter.id } }
    return result
  }

  /// The people about whom no item completed since.
  func unsettled(_ accountIDs: [String]) -> [String] {
    accountIDs.filter { !isSettled(OutboxLane.name(.account, $0)) }
  }
}
