import Foundation
public import MomentsValues
public import SocialModel

/// Everything that concerns nobody else, or nobody but the people of this machine.
extension LocalProvider {
  private static let kinds: Set<ActionKind> = [
    .like, .boost, .bookmark, .pin, .vote, .muteConversation, .follow, .mute, .block, .note,
    .filter, .post, .edit, .delete,
  ]

  /// What the reader can do without a server.
  public var supported: Set<ActionKind> { Self.kinds }

  /// Performs an action: it is stored as for a server, and confirmed in the same transaction.
  @discardableResult
  public nonisolated(nonsending) func perform(_ action: ReaderAction) async throws -> String? {
    guard supports(action.kind), action.subject != .person(readerID) else {
      throw ProviderError.refused(reason: nil)
    }
    // Nothing is awaited before this, so that actions are stored in the order of taps.
    let made = try await store.change(now: now()) { [self] writer in
      let connection = writer.connection
      writer.reader = try knownReader(in: connection)
      try check(action, in: connection)
      let item = try writer.plan(action)
      for id in try OutboxTable.all(in: connection).map(\.id) {
        // Read again: the post that it is about may have been confirmed just now.
        if let row = try OutboxTable.row(id: id, in: connection) { try confirm(row, in: writer) }
      }
      return item.map { OutboxLane.ownID(of: $0) }
    }
    if action.kind == .filter { try await store.followFilters() }
    return action.kind == .post ? made : nil
  }

  /// Refuses what a server would refuse.
  private func check(_ action: ReaderAction, in connection: SQLConnection) throws {
    switch action {
    case .follow(_, let id):
      if try AccountTable.account(id: id, in: connection) == nil {
        throw ProviderError.refused(reason: nil)
      }
    case .pin(_, let id): _ = try own(id, in: connection)
    case .delete(let id):
      if try MomentTable.moment(postID: id, in: connection)?.isOwn == false {
        throw ProviderError.refused(reason: nil)
      }
    case .post(let draft):
      if let id = draft.replyTo { _ = try known(id, in: connection) }
      try check(draft)
    case .edit(let draft):
      _ = try own(draft.editedPostID ?? "", in: connection)
      try check(draft)
    default: break
    }
  }

  private func check(_ draft: PostDraft) throws {
    guard !draft.isEmpty, draft.posts.allSatisfy({ Self.postLimits.allow($0) }) else {
      throw ProviderError.refused(reason: nil)
    }
  }

  func known(_ postID: String, in connection: SQLConnection) throws -> Moment {
    guard let moment = try MomentTable.moment(postID: postID, in: connection) else {
      throw ProviderError.unknownMoment(id: postID)
    }
    return moment
  }

  func own(_ postID: String, in connection: SQLConnection) throws -> Moment {
    let moment = try known(postID, in: connection)
    guard moment.isOwn else { throw ProviderError.refused(reason: nil) }
    return moment
  }
}

extension LocalProvider {
  /// The reader, as they are stored.
  public func reader() async throws -> Account? {
    try await store.read { [self] in try knownReader(in: $0) }
  }

  /// The relationships with people; empty ones for people whom the store does not know.
  public func relationships(with accountIDs: [String]) async throws -> [Relationship] {
    try await store.read { [readerID] connection in
      try accountIDs.filter { $0 != readerID }.map { id in
        try RelationshipTable.relationship(id: id, in: connection) ?? Relationship(id: id)
      }
    }
  }
}

extension LocalProvider {
  /// The reader; the store may have a newer version.
  public var knownReader: Account { givenReader }
}
