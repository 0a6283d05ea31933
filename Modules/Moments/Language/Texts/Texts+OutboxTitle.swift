// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the outbox screen.
  public var outboxTitle: String { choose("Outbox", "发件箱", "صندوق الصادر", "Do wysłania") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleAcceptAFollowRequest: String {
    choose("Accept a follow request", "接受关注请求", "قبول طلب متابعة", "Zgoda na obserwowanie")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleAddToAList: String {
    choose("Add to a list", "添加到列表", "إضافة إلى قائمة", "Dodanie do listy")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBlock: String { choose("Block", "屏蔽", "حظر", "Zablokowanie") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBookmark: String {
    choose("Bookmark", "收藏", "إضافة إلى المحفوظات", "Zakładka")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBoost: String { choose("Boost", "转发", "إعادة نشر", "Podbicie") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleComment: String { choose("Comment", "评论", "تعليق", "Komentarz") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleDelete: String { choose("Delete", "删除", "حذف", "Usunięcie") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleEdit: String { choose("Edit", "编辑", "تعديل", "Edycja") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleFollow: String { choose("Follow", "关注", "متابعة", "Obserwowanie") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleFollowAHashtag: String {
    choose("Follow a hashtag", "关注话题", "متابعة وسم", "Obserwowanie hashtagu")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleLike: String { choose("Like", "点赞", "إعجاب", "Polubienie") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleMute: String { choose("Mute", "隐藏", "كتم", "Wyciszenie") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleNewMoment: String {
    choose("New moment", "新动态", "لحظة جديدة", "Nowy wpis")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRejectAFollowRequest: String {
    choose("Reject a follow request", "拒绝关注请求", "رفض طلب متابعة", "Odmowa obserwowania")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRemoveABookmark: String {
    choose("Remove a bookmark", "取消收藏", "إزالة من المحفوظات", "Usunięcie zakładki")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRemoveFromAList: String {
    choose("Remove from a list", "从列表中移除", "إزالة من قائمة", "Usunięcie z listy")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleTakeBackABoost: String {
    choose("Take back a boost", "取消转发", "سحب إعادة نشر", "Cofnięcie podbicia")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleTakeBackALike: String {
    choose("Take back a like", "取消点赞", "سحب إعجاب", "Cofnięcie polubienia")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnblock: String { choose("Unblock", "取消屏蔽", "إلغاء حظر", "Odblokowanie") }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnfollow: String {
    choose("Unfollow", "取消关注", "إلغاء متابعة", "Koniec obserwowania")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnfollowAHashtag: String {
    choose("Unfollow a hashtag", "取消关注话题", "إلغاء متابعة وسم", "Koniec obserwowania hashtagu")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnmute: String {
    choose("Unmute", "取消隐藏", "إلغاء كتم", "Cofnięcie wyciszenia")
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleVote: String { choose("Vote", "投票", "تصويت", "Głos") }
}
