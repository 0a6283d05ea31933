// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the outbox screen.
  public var outboxTitle: String { choose("Outbox", "发件箱", "صندوق الصادر") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleAcceptAFollowRequest: String {
    choose("Accept a follow request", "接受关注请求", "قبول طلب متابعة")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleAddToAList: String { choose("Add to a list", "添加到列表", "إضافة إلى قائمة") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBlock: String { choose("Block", "屏蔽", "حظر") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBookmark: String { choose("Bookmark", "收藏", "إضافة إلى المحفوظات") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBoost: String { choose("Boost", "转发", "إعادة نشر") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleComment: String { choose("Comment", "评论", "تعليق") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleDelete: String { choose("Delete", "删除", "حذف") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleEdit: String { choose("Edit", "编辑", "تعديل") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleFollow: String { choose("Follow", "关注", "متابعة") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleFollowAHashtag: String { choose("Follow a hashtag", "关注话题", "متابعة وسم") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleLike: String { choose("Like", "点赞", "إعجاب") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleMute: String { choose("Mute", "隐藏", "كتم") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleNewMoment: String { choose("New moment", "新动态", "لحظة جديدة") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRejectAFollowRequest: String {
    choose("Reject a follow request", "拒绝关注请求", "رفض طلب متابعة")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRemoveABookmark: String {
    choose("Remove a bookmark", "取消收藏", "إزالة من المحفوظات")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRemoveFromAList: String {
    choose("Remove from a list", "从列表中移除", "إزالة من قائمة")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleTakeBackABoost: String {
    choose("Take back a boost", "取消转发", "سحب إعادة نشر")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleTakeBackALike: String { choose("Take back a like", "取消点赞", "سحب إعجاب") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnblock: String { choose("Unblock", "取消屏蔽", "إلغاء حظر") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnfollow: String { choose("Unfollow", "取消关注", "إلغاء متابعة") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnfollowAHashtag: String {
    choose("Unfollow a hashtag", "取消关注话题", "إلغاء متابعة وسم")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnmute: String { choose("Unmute", "取消隐藏", "إلغاء كتم") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleVote: String { choose("Vote", "投票", "تصويت") }
}
