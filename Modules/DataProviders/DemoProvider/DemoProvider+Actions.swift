public import MomentsValues
public import SocialModel

/// Actions are shown immediately, have a delay, and are undone if the story refuses them.
extension DemoProvider {
  /// Everything.
  public nonisolated var supported: Set<ActionKind> { Self.kinds }

  private nonisolated static let kinds = Set(ActionKind.allCases)

  /// Shows the effect at once; the story decides whether it stays.
  @MainActor
  @discardableResult
  public func perform(_ action: ReaderAction) async throws -> String? {
    switch action {
    case .like(let isOn, let id): try await mark(.like, isOn, ofPost: id, in: .likes)
    case .bookmark(let isOn, let id): try await mark(.bookmark, isOn, ofPost: id, in: .bookmarks)
    case .boost(let isOn, let id), .muteConversation(let isOn, let id):
      try await mark(action.kind, isOn, ofPost: id)
    case .pin(let isOn, let id): try await pin(isOn, id)
    case .vote(let choices, let id): try await vote(choices, id)
    case .follow(let isOn, let id): try await follow(isOn, id)
    case .mute(let isOn, let id), .block(let isOn, let id):
      try await mark(action.kind, isOn, id, SocialChange(accounts: [id]))
    case .note(let note, let id): try await setNote(note, id)
    case .followRequest(let accepted, let id): try await answerRequest(accepted, of: id)
    case .dismissNotification(let notification): try await dismiss(notification)
    case .profile(let changes): try await changeProfile(changes)
    case .report(let report):
      try await respond(to: .mark)
      reports.append(report)
    case .filter(let filter): try await save(filter)
    case .deleteFilter(let id): try await deleteFilter(id)
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
