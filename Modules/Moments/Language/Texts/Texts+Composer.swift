// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that leaves the sheet, and of the one that stays in it.
  public var composerCancel: String {
    switch self.language {
    case .english: "Cancel"
    case .simplifiedChinese: "取消"
    case .arabic: "إلغاء"
    }
  }

  /// The title of the button that discards everything.
  package var composerDiscardEdit: String {
    switch self.language {
    case .english: "Discard changes"
    case .simplifiedChinese: "放弃修改"
    case .arabic: "تجاهل التعديلات"
    }
  }

  /// The title of the button that discards everything.
  package var composerDiscardMoment: String {
    switch self.language {
    case .english: "Delete draft"
    case .simplifiedChinese: "删除草稿"
    case .arabic: "حذف المسودة"
    }
  }

  /// The title of the button that leaves a page of the sheet with the entered value.
  public var composerDone: String {
    switch self.language {
    case .english: "Done"
    case .simplifiedChinese: "完成"
    case .arabic: "تم"
    }
  }

  /// The message when a draft could not be saved.
  package var composerDraftNotSavedSentence: String {
    switch self.language {
    case .english: "The draft could not be saved."
    case .simplifiedChinese: "草稿无法保存。"
    case .arabic: "تعذّر حفظ المسودة."
    }
  }

  /// The title of the list of drafts, and the name of its button.
  public var composerDraftsTitle: String {
    switch self.language {
    case .english: "Drafts"
    case .simplifiedChinese: "草稿"
    case .arabic: "المسودات"
    }
  }

  /// The text of an empty post among several.
  public var composerEmptyPart: String {
    switch self.language {
    case .english: "Nothing yet"
    case .simplifiedChinese: "尚无内容"
    case .arabic: "لا شيء بعد"
    }
  }

  /// The title of the page that chooses the language, and the name of its button.
  public var composerLanguageTitle: String {
    switch self.language {
    case .english: "Language"
    case .simplifiedChinese: "语言"
    case .arabic: "اللغة"
    }
  }

  /// The number of remaining characters, for assistive technologies.
  package func composerLettersLeftCharactersLeft(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) characters left"
      case .one: "\(self.number(count)) character left"
      }
    case .simplifiedChinese: "还可输入\(self.number(count))个字"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لم يبق أي حرف"
      case .one: "بقي حرف واحد"
      case .two: "بقي حرفان"
      case .few: "بقيت \(self.number(count)) أحرف"
      case .many: "بقي \(self.number(count)) حرفًا"
      case .other: "بقي \(self.number(count)) حرف"
      }
    }
  }

  /// The number of characters over the limit.
  public func composerLettersOver(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) characters too many"
      case .one: "\(self.number(count)) character too many"
      }
    case .simplifiedChinese: "超出\(self.number(count))个字"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا حروف زائدة"
      case .one: "حرف واحد زائد"
      case .two: "حرفان زائدان"
      case .few: "\(self.number(count)) أحرف زائدة"
      case .many: "\(self.number(count)) حرفًا زائدًا"
      case .other: "\(self.number(count)) حرف زائد"
      }
    }
  }

  /// The accessibility action that moves a photo towards the beginning.
  public var composerMoveEarlier: String {
    switch self.language {
    case .english: "Move earlier"
    case .simplifiedChinese: "前移"
    case .arabic: "تقديم"
    }
  }

  /// The accessibility action that moves a photo towards the end.
  public var composerMoveLater: String {
    switch self.language {
    case .english: "Move later"
    case .simplifiedChinese: "后移"
    case .arabic: "تأخير"
    }
  }

  /// The name of the button that opens the sheet.
  public var composerOpen: String {
    switch self.language {
    case .english: "Write a moment"
    case .simplifiedChinese: "发表动态"
    case .arabic: "اكتب لحظة"
    }
  }

  /// Which of several posts it is: "Post 2 of 3".
  public func composerPart(_ position: Int, of count: Int) -> String {
    switch self.language {
    case .english: "Post \(self.number(position)) of \(self.number(count))"
    case .simplifiedChinese: "第\(self.number(position))条，共\(self.number(count))条"
    case .arabic: "المنشور \(self.number(position)) من \(self.number(count))"
    }
  }

  /// The placeholder of the empty text of a continuation.
  public var composerPartPlaceholder: String {
    switch self.language {
    case .english: "Go on"
    case .simplifiedChinese: "继续写…"
    case .arabic: "تابع الكتابة"
    }
  }

  /// The number of posts in a draft.
  public func composerParts(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) posts"
      case .one: "\(self.number(count)) post"
      }
    case .simplifiedChinese: "\(self.number(count))条"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "بلا منشورات"
      case .one: "منشور واحد"
      case .two: "منشوران"
      case .few: "\(self.number(count)) منشورات"
      case .many: "\(self.number(count)) منشورًا"
      case .other: "\(self.number(count)) منشور"
      }
    }
  }

  /// The title of the action that pastes photos.
  public var composerPastePhotos: String {
    switch self.language {
    case .english: "Paste photo"
    case .simplifiedChinese: "粘贴照片"
    case .arabic: "لصق الصورة"
    }
  }

  /// The placeholder of the empty text.
  package var composerPlaceholderComment: String {
    switch self.language {
    case .english: "Write a comment"
    case .simplifiedChinese: "写评论…"
    case .arabic: "اكتب تعليقًا"
    }
  }

  /// The placeholder of the empty text.
  package var composerPlaceholderMoment: String {
    switch self.language {
    case .english: "What is on your mind?"
    case .simplifiedChinese: "这一刻的想法…"
    case .arabic: "بماذا تفكر؟"
    }
  }

  /// The question before the sheet closes.
  package var composerQuestionEdit: String {
    switch self.language {
    case .english: "Keep your changes?"
    case .simplifiedChinese: "要保留修改吗？"
    case .arabic: "هل تريد الاحتفاظ بتعديلاتك؟"
    }
  }

  /// The question before the sheet closes.
  package var composerQuestionMoment: String {
    switch self.language {
    case .english: "Keep what you have written?"
    case .simplifiedChinese: "要保存草稿吗？"
    case .arabic: "هل تريد الاحتفاظ بما كتبته؟"
    }
  }

  /// The message when a post was rejected.
  package var composerRefusedSentence: String {
    switch self.language {
    case .english: "This could not be posted."
    case .simplifiedChinese: "发表失败。"
    case .arabic: "تعذّر النشر."
    }
  }

  /// The title of the button that saves a draft.
  public var composerSaveDraft: String {
    switch self.language {
    case .english: "Save draft"
    case .simplifiedChinese: "保存草稿"
    case .arabic: "حفظ المسودة"
    }
  }

  /// The name of the button that opens and closes the warning.
  public var composerToggleWarning: String {
    switch self.language {
    case .english: "Content warning"
    case .simplifiedChinese: "内容警告"
    case .arabic: "تحذير من المحتوى"
    }
  }

  /// The message when more photos were chosen than there is room for.
  public func composerTooManyPhotos(_ limit: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(limit, in: self.language) {
      case .zero, .two, .few, .many, .other: "Only \(self.number(limit)) photos fit; the others were left out."
      case .one: "Only \(self.number(limit)) photo fits; the others were left out."
      }
    case .simplifiedChinese: "最多\(self.number(limit))张照片，其余未添加。"
    case .arabic:
      switch PluralCategory(limit, in: self.language) {
      case .zero: "لا يمكن إضافة صور."
      case .one: "تتسع لصورة واحدة فقط؛ تُرك الباقي."
      case .two: "تتسع لصورتين فقط؛ تُرك الباقي."
      case .few: "تتسع لـ\(self.number(limit)) صور فقط؛ تُرك الباقي."
      case .many, .other: "تتسع لـ\(self.number(limit)) صورة فقط؛ تُرك الباقي."
      }
    }
  }

  /// The name of a draft without words.
  public var composerUntitledDraft: String {
    switch self.language {
    case .english: "Without words"
    case .simplifiedChinese: "无文字"
    case .arabic: "بلا كلمات"
    }
  }

  /// The placeholder of the empty warning.
  public var composerWarningPlaceholder: String {
    switch self.language {
    case .english: "Content warning"
    case .simplifiedChinese: "内容警告"
    case .arabic: "تحذير من المحتوى"
    }
  }
}
