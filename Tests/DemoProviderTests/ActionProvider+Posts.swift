import SocialModel

extension ActionProvider where Self: ThreadProvider {
  /// Posts a draft, or changes the post that it edits, and returns it as it is shown.
  nonisolated(nonsending) func submit(_ draft: PostDraft) async throws -> Moment {
    try await moment(after: draft.action)
  }

  /// Performs an action on a post, and returns the post as it is shown.
  nonisolated(nonsending) func moment(after action: ReaderAction) async throws -> Moment {
    let made = try await perform(action)
    guard case .post(let id) = made.map({ .post($0) }) ?? action.subject,
      let moment = try await posts([id]).first
    else { throw ProviderError.refused(reason: nil) }
    return moment
  }
}
