public import SocialModel

/// Actions are shown immediately, have a delay, and are undone if the story refuses them.
extension DemoProvider: ActionProvider {
  /// Everything.
  public nonisolated var supported: Set<ReaderAction.Kind> { Self.kinds }

  private nonisolated static let kinds = Set(ReaderAction.Kind.allCases)

  /// Shows the effect at once; the story decides whether it stays.
  @MainActor
  @discardableResult
  public func perform(_ action: ReaderAction) async throws -> String? {
    let answer: nonisolated(nonsending) @Sendable () async throws -> Void = { [self] in
      try await respond(to: .mark)
    }
    switch action {
    case .like(let isOn, let id): try await like(isOn, id)
    case .boost(let isOn, let id): try await boost(isOn, id)
    case .bookmark(let isOn, let id): try await bookmark(isOn, id)
    case .pin(let isOn, let id): try await pin(isOn, id)
    case .vote(let choices, let id):
      try await overlay.vote(choices, try known(id), sending: answer)
    case .muteConversation(let isOn, let id):
      try await overlay.setConversationMuted(isOn, try known(id), sending: answer)
    case .follow(let isOn, let id): try await follow(isOn, id)
    case .mute(let isOn, let id):
      let before = relationships[id] ?? Relationship(id: id)
      try await overlay.setMuted(isOn, before, sending: answer)
    case .block(let isOn, let id):
      let before = relationships[id] ?? Relationship(id: id)
      try await overlay.setBlocked(isOn, before, sending: answer)
    case .note(let note, let id): try await setNote(note, id)
    case .followRequest(let accepted, let id): try await answerRequest(accepted, of: id)
    case .dismissNotification(let notification):
      defer { sendUnreadCount() }
      try await overlay.dismiss(notification, sending: answer)
    case .profile(let changes): try await changeProfile(changes)
    case .report(let report):
      try await answer()
      reports.append(report)
    case .filter(let filter):
      try await answer()
      overlay.saveFilter(filter, over: knownPosts)
    case .deleteFilter(let id):
      try await answer()
      overlay.deleteFilter(id, over: knownPosts)
    case .createList(let title): return try await createList(title)
    case .renameList(let title, let id): try await renameList(id, to: title)
    case .deleteList(let id): try await deleteList(id)
    case .listMember(let isOn, let person, let list):
      try await setMember(isOn, person, in: list)
    case .followTag(let isOn, let name): try await followTag(isOn, name)
    case .post(let draft), .edit(let draft): return try await publish(draft)
    case .schedule(true, let draft): try await schedule(draft)
    case .schedule(false, _): throw ProviderError.refused(reason: nil)
    case .delete(let id): try await delete(id)
    }
    return nil
  }
}
