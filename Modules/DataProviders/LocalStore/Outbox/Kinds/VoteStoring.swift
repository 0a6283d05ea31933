import MomentsValues
import SocialModel

/// Votes in polls, once each.
struct VoteStoring: ActionStoring {
  var subject: OutboxLane.Subject? { .post }

  /// The item is that of an earlier vote if one waits; a vote that the poll does not accept is
  /// refused.
  func plan(_ action: ReaderAction, in writer: OutboxWriter) throws -> String? {
    guard case .vote(let choices, _) = action else { return nil }
    let moment = try writer.subject(of: action)
    let lane = moment.postID
    let votes = try OutboxTable.lane(lane, in: writer.connection).filter {
      $0.kind == .vote && !$0.isDiscarded
    }
    if let waiting = votes.first(where: { $0.status != .refused }) { return waiting.id }
    guard let poll = moment.poll, poll.takesVote(at: writer.now), poll.accepts(choices) else {
      throw ProviderError.refused(reason: nil)
    }
    // Refused items are obsolete as soon as the reader decides again.
    try writer.remove(votes.map(\.id))
    let id = try writer.insert(
      .vote(choices.sorted(), postID: lane),
      lane: lane,
      subject: OutboxSubject.of(moment)
    )
    try writer.refresh(lane)
    return id
  }

  func lay(_ items: [OutboxRecord], lane: String, in writer: OutboxWriter) throws {
    var choices: [Int]?
    if case .vote(let chosen, _) = items.last?.action { choices = chosen }
    try writer.lay(choices.map(VoteChoices.text), over: "wanted_votes", of: "post", lane)
  }

  func confirm(_ row: OutboxRecord, in writer: OutboxWriter) throws {
    guard case .vote(let choices, _) = row.action,
      var moment = try MomentTable.confirmed(postID: row.lane, in: writer.connection)
    else { return }
    moment.poll = moment.poll?.voting(for: choices)
    try MomentTable.save([moment], in: writer.connection)
  }

  func discard(_ row: OutboxRecord, in writer: OutboxWriter) throws -> PostDraft? {
    try DiscardedStoring.discard(row, in: writer)
    return nil
  }
}
