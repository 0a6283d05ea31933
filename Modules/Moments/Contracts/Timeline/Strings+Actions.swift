public import MomentsLanguage
public import MomentsValues

extension Strings {
  // MARK: People

  /// The action that mutes or unmutes a person.
  ///
  /// - Parameters:
  ///   - handle: The person, with the leading "@".
  ///   - isMuted: Whether the reader has muted them.
  /// - Returns: The action's title, and the question before it.
  public func mute(_ handle: String, isMuted: Bool) -> MomentRow.Actions.Question {
    let who = isolated(handle)
    guard !isMuted else {
      return .init(title: muteUndo(who))
    }
    return .init(
      title: muteTitle(who),
      question: muteQuestion(who),
      explanation: muteExplanation
    )
  }

  /// The action that blocks or unblocks a person, as ``mute(_:isMuted:)``.
  public func block(_ handle: String, isBlocked: Bool) -> MomentRow.Actions.Question {
    let who = isolated(handle)
    guard !isBlocked else {
      return .init(title: blockUndo(who))
    }
    return .init(
      title: blockTitle(who),
      question: blockQuestion(who),
      explanation: blockExplanation
    )
  }

  // MARK: Marks

  /// Who may see a moment, as text.
  public func audience(_ audience: Visibility) -> String {
    switch audience {
    case .public: audiencePublic
    case .unlisted: audienceUnlisted
    case .followers: audienceFollowers
    case .direct, .other: audienceDirect
    }
  }
}
