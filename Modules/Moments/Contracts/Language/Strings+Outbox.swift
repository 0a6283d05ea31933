extension Strings {
  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  public func outboxTitle(of kind: OutboxRow.Kind, isTakenBack: Bool) -> String {
    switch (kind, isTakenBack) {
    case (.like, false): outboxTitleLike
    case (.like, true): outboxTitleTakeBackALike
    case (.boost, false): outboxTitleBoost
    case (.boost, true): outboxTitleTakeBackABoost
    case (.bookmark, false): outboxTitleBookmark
    case (.bookmark, true): outboxTitleRemoveABookmark
    case (.pin, let isTakenBack): isTakenBack ? unpin : pin
    case (.follow, false): outboxTitleFollow
    case (.follow, true): outboxTitleUnfollow
    case (.followRequest, false):
      outboxTitleAcceptAFollowRequest
    case (.followRequest, true):
      outboxTitleRejectAFollowRequest
    case (.mute, false): outboxTitleMute
    case (.mute, true): outboxTitleUnmute
    case (.block, false): outboxTitleBlock
    case (.block, true): outboxTitleUnblock
    case (.muteConversation, let isTakenBack): muteConversation(isMuted: isTakenBack)
    case (.note, _): noteAction
    case (.dismiss, _): dismissNotification
    case (.profile, _): editProfile
    case (.report, _): reportTitle
    case (.filter, false): filterTitle
    case (.filter, true): filterDeleteCommand
    case (.createList, _): newList
    case (.renameList, _): renameList
    case (.deleteList, _): deleteList
    case (.listMember, false): outboxTitleAddToAList
    case (.listMember, true): outboxTitleRemoveFromAList
    case (.followTag, false): outboxTitleFollowAHashtag
    case (.followTag, true): outboxTitleUnfollowAHashtag
    case (.vote, _): outboxTitleVote
    case (.moment, _): outboxTitleNewMoment
    case (.comment, _): outboxTitleComment
    case (.scheduled, let isTakenBack): outboxScheduled(isTakenBack: isTakenBack)
    case (.edit, _): outboxTitleEdit
    case (.delete, _): outboxTitleDelete
    }
  }

  /// The state of an item that is being sent.
  ///
  /// - Parameter part: The sent fraction, from 0 to 1; shown if it is not 0.
  /// - Returns: "Sending…", "Sending… 40%".
  public func outboxSending(_ part: Double) -> String {
    let sending = outboxSendingSending
    return part > 0 && part < 1 ? "\(sending) \(number(Int(part * 100)))%" : sending
  }

  /// The state of an item that the server rejected, in its words if there are any.
  public func outboxRefused(_ reason: String?) -> String {
    let refused = outboxRefusedSentence
    return reason.map { "\(refused): \($0)" } ?? "\(refused)."
  }

  /// The state of an item that the reader's account is not allowed to do, in the server's words if
  /// there are any.
  public func outboxForbidden(_ reason: String?) -> String {
    let forbidden = outboxForbiddenSentence
    return reason.map { "\(forbidden): \($0)" } ?? "\(forbidden)."
  }

  /// The state of a post that the server rejects as invalid, in its words if there are any.
  public func outboxInvalid(_ reason: String?) -> String {
    let invalid = outboxInvalidSentence
    return reason.map { "\(invalid): \($0)" } ?? "\(invalid)."
  }
}
