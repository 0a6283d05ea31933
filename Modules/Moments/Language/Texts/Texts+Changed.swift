// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// A change of an edit, in two words.
  package var changedDescriptions: String {
    switch self.language {
    case .english: "Descriptions changed"
    case .simplifiedChinese: "描述已更改"
    case .arabic: "تغيّرت الأوصاف"
    }
  }

  /// A change of an edit, in two words.
  package var changedPhotos: String {
    switch self.language {
    case .english: "Photos changed"
    case .simplifiedChinese: "照片已更改"
    case .arabic: "تغيّرت الصور"
    }
  }

  /// A change of an edit, in two words.
  package var changedPhotosAdded: String {
    switch self.language {
    case .english: "Photos added"
    case .simplifiedChinese: "已添加照片"
    case .arabic: "أُضيفت صور"
    }
  }

  /// A change of an edit, in two words.
  package var changedPhotosCovered: String {
    switch self.language {
    case .english: "Photos covered"
    case .simplifiedChinese: "照片已遮盖"
    case .arabic: "غُطّيت الصور"
    }
  }

  /// A change of an edit, in two words.
  package var changedPhotosRemoved: String {
    switch self.language {
    case .english: "Photos removed"
    case .simplifiedChinese: "已移除照片"
    case .arabic: "أُزيلت الصور"
    }
  }

  /// A change of an edit, in two words.
  package var changedPhotosUncovered: String {
    switch self.language {
    case .english: "Photos uncovered"
    case .simplifiedChinese: "照片已取消遮盖"
    case .arabic: "كُشفت الصور"
    }
  }

  /// A change of an edit, in two words.
  package var changedPoll: String {
    switch self.language {
    case .english: "Poll changed"
    case .simplifiedChinese: "投票已更改"
    case .arabic: "تغيّر الاستطلاع"
    }
  }

  /// A change of an edit, in two words.
  package var changedPollAdded: String {
    switch self.language {
    case .english: "Poll added"
    case .simplifiedChinese: "已添加投票"
    case .arabic: "أُضيف استطلاع"
    }
  }

  /// A change of an edit, in two words.
  package var changedPollRemoved: String {
    switch self.language {
    case .english: "Poll removed"
    case .simplifiedChinese: "已移除投票"
    case .arabic: "أُزيل الاستطلاع"
    }
  }

  /// A change of an edit, in two words.
  package var changedText: String {
    switch self.language {
    case .english: "Text changed"
    case .simplifiedChinese: "文字已更改"
    case .arabic: "تغيّر النص"
    }
  }

  /// A change of an edit, in two words.
  package var changedWarning: String {
    switch self.language {
    case .english: "Warning changed"
    case .simplifiedChinese: "内容警告已更改"
    case .arabic: "تغيّر التحذير"
    }
  }

  /// A change of an edit, in two words.
  package var changedWarningAdded: String {
    switch self.language {
    case .english: "Warning added"
    case .simplifiedChinese: "已添加内容警告"
    case .arabic: "أُضيف تحذير"
    }
  }

  /// A change of an edit, in two words.
  package var changedWarningRemoved: String {
    switch self.language {
    case .english: "Warning removed"
    case .simplifiedChinese: "已移除内容警告"
    case .arabic: "أُزيل التحذير"
    }
  }
}
