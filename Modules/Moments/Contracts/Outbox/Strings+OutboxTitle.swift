public import MomentsLanguage
public import MomentsValues

extension Strings {
  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  public func outboxTitle(
    of kind: ActionKind,
    isComment: Bool = false,
    isTakenBack: Bool = false
  ) -> String {
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
    case (.post, _): isComment ? outboxTitleComment : outboxTitleNewMoment
    case (.schedule, let isTakenBack): outboxScheduled(isTakenBack: isTakenBack)
    case (.edit, _): outboxTitleEdit
    case (.delete, _): outboxTitleDelete
    }
  }
}
