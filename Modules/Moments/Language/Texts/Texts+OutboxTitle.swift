// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the outbox screen.
  public var outboxTitle: String {
    switch self.language {
    case .english: "Outbox"
    case .simplifiedChinese: "发件箱"
    case .arabic: "صندوق الصادر"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleAcceptAFollowRequest: String {
    switch self.language {
    case .english: "Accept a follow request"
    case .simplifiedChinese: "接受关注请求"
    case .arabic: "قبول طلب متابعة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleAddToAList: String {
    switch self.language {
    case .english: "Add to a list"
    case .simplifiedChinese: "添加到列表"
    case .arabic: "إضافة إلى قائمة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBlock: String {
    switch self.language {
    case .english: "Block"
    case .simplifiedChinese: "屏蔽"
    case .arabic: "حظر"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBookmark: String {
    switch self.language {
    case .english: "Bookmark"
    case .simplifiedChinese: "收藏"
    case .arabic: "إضافة إلى المحفوظات"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleBoost: String {
    switch self.language {
    case .english: "Boost"
    case .simplifiedChinese: "转发"
    case .arabic: "إعادة نشر"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleComment: String {
    switch self.language {
    case .english: "Comment"
    case .simplifiedChinese: "评论"
    case .arabic: "تعليق"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleDelete: String {
    switch self.language {
    case .english: "Delete"
    case .simplifiedChinese: "删除"
    case .arabic: "حذف"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleEdit: String {
    switch self.language {
    case .english: "Edit"
    case .simplifiedChinese: "编辑"
    case .arabic: "تعديل"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleFollow: String {
    switch self.language {
    case .english: "Follow"
    case .simplifiedChinese: "关注"
    case .arabic: "متابعة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleFollowAHashtag: String {
    switch self.language {
    case .english: "Follow a hashtag"
    case .simplifiedChinese: "关注话题"
    case .arabic: "متابعة وسم"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleLike: String {
    switch self.language {
    case .english: "Like"
    case .simplifiedChinese: "点赞"
    case .arabic: "إعجاب"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleMute: String {
    switch self.language {
    case .english: "Mute"
    case .simplifiedChinese: "隐藏"
    case .arabic: "كتم"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleNewMoment: String {
    switch self.language {
    case .english: "New moment"
    case .simplifiedChinese: "新动态"
    case .arabic: "لحظة جديدة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRejectAFollowRequest: String {
    switch self.language {
    case .english: "Reject a follow request"
    case .simplifiedChinese: "拒绝关注请求"
    case .arabic: "رفض طلب متابعة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRemoveABookmark: String {
    switch self.language {
    case .english: "Remove a bookmark"
    case .simplifiedChinese: "取消收藏"
    case .arabic: "إزالة من المحفوظات"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleRemoveFromAList: String {
    switch self.language {
    case .english: "Remove from a list"
    case .simplifiedChinese: "从列表中移除"
    case .arabic: "إزالة من قائمة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleTakeBackABoost: String {
    switch self.language {
    case .english: "Take back a boost"
    case .simplifiedChinese: "取消转发"
    case .arabic: "سحب إعادة نشر"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleTakeBackALike: String {
    switch self.language {
    case .english: "Take back a like"
    case .simplifiedChinese: "取消点赞"
    case .arabic: "سحب إعجاب"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnblock: String {
    switch self.language {
    case .english: "Unblock"
    case .simplifiedChinese: "取消屏蔽"
    case .arabic: "إلغاء حظر"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnfollow: String {
    switch self.language {
    case .english: "Unfollow"
    case .simplifiedChinese: "取消关注"
    case .arabic: "إلغاء متابعة"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnfollowAHashtag: String {
    switch self.language {
    case .english: "Unfollow a hashtag"
    case .simplifiedChinese: "取消关注话题"
    case .arabic: "إلغاء متابعة وسم"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleUnmute: String {
    switch self.language {
    case .english: "Unmute"
    case .simplifiedChinese: "取消隐藏"
    case .arabic: "إلغاء كتم"
    }
  }

  /// What the reader did, such as "Follow", or "Unfollow" if it was taken back.
  package var outboxTitleVote: String {
    switch self.language {
    case .english: "Vote"
    case .simplifiedChinese: "投票"
    case .arabic: "تصويت"
    }
  }
}
