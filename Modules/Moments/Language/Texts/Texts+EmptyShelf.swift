// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of an empty shelf.
  package var emptyShelfHashtags: String {
    switch self.language {
    case .english: "No hashtags yet"
    case .simplifiedChinese: "还没有话题"
    case .arabic: "لا وسوم بعد"
    }
  }

  /// The title of an empty shelf.
  package var emptyShelfLinks: String {
    switch self.language {
    case .english: "No links yet"
    case .simplifiedChinese: "还没有链接"
    case .arabic: "لا روابط بعد"
    }
  }

  /// The title of an empty shelf.
  package var emptyShelfPeople: String {
    switch self.language {
    case .english: "Nobody to suggest yet"
    case .simplifiedChinese: "暂时没有推荐"
    case .arabic: "لا اقتراحات بعد"
    }
  }

  /// The title of an empty shelf.
  package var emptyShelfPhotos: String {
    switch self.language {
    case .english: "No photos yet"
    case .simplifiedChinese: "还没有照片"
    case .arabic: "لا صور بعد"
    }
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessageHashtags: String {
    switch self.language {
    case .english: "Hashtags that many people use will appear here."
    case .simplifiedChinese: "大家常用的话题会显示在这里。"
    case .arabic: "ستظهر هنا الوسوم التي يستخدمها كثيرون."
    }
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessageLinks: String {
    switch self.language {
    case .english: "Links that many people share will appear here."
    case .simplifiedChinese: "大家常分享的链接会显示在这里。"
    case .arabic: "ستظهر هنا الروابط التي يشاركها كثيرون."
    }
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessagePeople: String {
    switch self.language {
    case .english: "People you may like to follow will appear here."
    case .simplifiedChinese: "你可能想关注的人会显示在这里。"
    case .arabic: "سيظهر هنا أشخاص قد تودّ متابعتهم."
    }
  }

  /// The text below the title of a shelf that has no items.
  package var emptyShelfMessagePhotos: String {
    switch self.language {
    case .english: "Photos that people post will appear here."
    case .simplifiedChinese: "大家发布的照片会显示在这里。"
    case .arabic: "ستظهر هنا الصور التي ينشرها الناس."
    }
  }
}
