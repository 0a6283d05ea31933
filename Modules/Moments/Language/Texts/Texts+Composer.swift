// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that leaves the sheet, and of the one that stays in it.
  public var composerCancel: String { choose("Cancel", "取消", "إلغاء", "Anuluj") }

  /// The title of the button that discards everything.
  package var composerDiscardEdit: String {
    choose("Discard changes", "放弃修改", "تجاهل التعديلات", "Odrzuć zmiany")
  }

  /// The title of the button that discards everything.
  package var composerDiscardMoment: String {
    choose("Delete draft", "删除草稿", "حذف المسودة", "Usuń szkic")
  }

  /// The title of the button that leaves a page of the sheet with the entered value.
  public var composerDone: String { choose("Done", "完成", "تم", "Gotowe") }

  /// The message when a draft could not be saved.
  package var composerDraftNotSavedSentence: String {
    choose(
      "The draft could not be saved.",
      "草稿无法保存。",
      "تعذّر حفظ المسودة.",
      "Nie udało się zapisać szkicu."
    )
  }

  /// The title of the list of drafts, and the name of its button.
  public var composerDraftsTitle: String { choose("Drafts", "草稿", "المسودات", "Szkice") }

  /// The text of an empty post among several.
  public var composerEmptyPart: String {
    choose("Nothing yet", "尚无内容", "لا شيء بعد", "Jeszcze pusty")
  }

  /// The title of the page that chooses the language, and the name of its button.
  public var composerLanguageTitle: String { choose("Language", "语言", "اللغة", "Język") }

  /// The number of remaining characters, for assistive technologies.
  package func composerLettersLeftCharactersLeft(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) character left", other: "\(self.number(count)) characters left"),
      "还可输入\(self.number(count))个字",
      plural(count, zero: "لم يبق أي حرف", one: "بقي حرف واحد", two: "بقي حرفان", few: "بقيت \(self.number(count)) أحرف", many: "بقي \(self.number(count)) حرفًا", other: "بقي \(self.number(count)) حرف"),
      plural(count, one: "Pozostał \(self.number(count)) znak", few: "Pozostały \(self.number(count)) znaki", many: "Pozostało \(self.number(count)) znaków", other: "Pozostało \(self.number(count)) znaku")
    )
  }

  /// The number of characters over the limit.
  public func composerLettersOver(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) character too many", other: "\(self.number(count)) characters too many"),
      "超出\(self.number(count))个字",
      plural(count, zero: "لا حروف زائدة", one: "حرف واحد زائد", two: "حرفان زائدان", few: "\(self.number(count)) أحرف زائدة", many: "\(self.number(count)) حرفًا زائدًا", other: "\(self.number(count)) حرف زائد"),
      plural(count, one: "O \(self.number(count)) znak za dużo", few: "O \(self.number(count)) znaki za dużo", many: "O \(self.number(count)) znaków za dużo", other: "O \(self.number(count)) znaku za dużo")
    )
  }

  /// The accessibility action that moves a photo towards the beginning.
  public var composerMoveEarlier: String {
    choose("Move earlier", "前移", "تقديم", "Przesuń wcześniej")
  }

  /// The accessibility action that moves a photo towards the end.
  public var composerMoveLater: String { choose("Move later", "后移", "تأخير", "Przesuń dalej") }

  /// The name of the button that opens the sheet.
  public var composerOpen: String { choose("Write a moment", "发表动态", "اكتب لحظة", "Napisz wpis") }

  /// Which of several posts it is: "Post 2 of 3".
  public func composerPart(_ position: Int, of count: Int) -> String {
    choose(
      "Post \(self.number(position)) of \(self.number(count))",
      "第\(self.number(position))条，共\(self.number(count))条",
      "المنشور \(self.number(position)) من \(self.number(count))",
      "Wpis \(self.number(position)) z \(self.number(count))"
    )
  }

  /// The placeholder of the empty text of a continuation.
  public var composerPartPlaceholder: String {
    choose("Go on", "继续写…", "تابع الكتابة", "Pisz dalej")
  }

  /// The number of posts in a draft.
  public func composerParts(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) post", other: "\(self.number(count)) posts"),
      "\(self.number(count))条",
      plural(count, zero: "بلا منشورات", one: "منشور واحد", two: "منشوران", few: "\(self.number(count)) منشورات", many: "\(self.number(count)) منشورًا", other: "\(self.number(count)) منشور"),
      plural(count, one: "\(self.number(count)) wpis", few: "\(self.number(count)) wpisy", many: "\(self.number(count)) wpisów", other: "\(self.number(count)) wpisu")
    )
  }

  /// The title of the action that pastes photos.
  public var composerPastePhotos: String {
    choose("Paste photo", "粘贴照片", "لصق الصورة", "Wklej zdjęcie")
  }

  /// The placeholder of the empty text.
  package var composerPlaceholderComment: String {
    choose("Write a comment", "写评论…", "اكتب تعليقًا", "Napisz komentarz")
  }

  /// The placeholder of the empty text.
  package var composerPlaceholderMoment: String {
    choose("What is on your mind?", "这一刻的想法…", "بماذا تفكر؟", "Co słychać?")
  }

  /// The question before the sheet closes.
  package var composerQuestionEdit: String {
    choose("Keep your changes?", "要保留修改吗？", "هل تريد الاحتفاظ بتعديلاتك؟", "Zachować zmiany?")
  }

  /// The question before the sheet closes.
  package var composerQuestionMoment: String {
    choose(
      "Keep what you have written?",
      "要保存草稿吗？",
      "هل تريد الاحتفاظ بما كتبته؟",
      "Zachować to, co jest napisane?"
    )
  }

  /// The message when a post was rejected.
  package var composerRefusedSentence: String {
    choose("This could not be posted.", "发表失败。", "تعذّر النشر.", "Nie udało się tego opublikować.")
  }

  /// The title of the button that saves a draft.
  public var composerSaveDraft: String {
    choose("Save draft", "保存草稿", "حفظ المسودة", "Zapisz szkic")
  }

  /// The name of the button that opens and closes the warning.
  public var composerToggleWarning: String {
    choose("Content warning", "内容警告", "تحذير من المحتوى", "Ostrzeżenie o treści")
  }

  /// The message when more photos were chosen than there is room for.
  public func composerTooManyPhotos(_ limit: Int) -> String {
    choose(
      plural(limit, one: "Only \(self.number(limit)) photo fits; the others were left out.", other: "Only \(self.number(limit)) photos fit; the others were left out."),
      "最多\(self.number(limit))张照片，其余未添加。",
      plural(limit, zero: "لا يمكن إضافة صور.", one: "تتسع لصورة واحدة فقط؛ تُرك الباقي.", two: "تتسع لصورتين فقط؛ تُرك الباقي.", few: "تتسع لـ\(self.number(limit)) صور فقط؛ تُرك الباقي.", other: "تتسع لـ\(self.number(limit)) صورة فقط؛ تُرك الباقي."),
      plural(limit, one: "Mieści się tylko \(self.number(limit)) zdjęcie; pozostałe pominięto.", few: "Mieszczą się tylko \(self.number(limit)) zdjęcia; pozostałe pominięto.", many: "Mieści się tylko \(self.number(limit)) zdjęć; pozostałe pominięto.", other: "Mieści się tylko \(self.number(limit)) zdjęcia; pozostałe pominięto.")
    )
  }

  /// The name of a draft without words.
  public var composerUntitledDraft: String {
    choose("Without words", "无文字", "بلا كلمات", "Bez słów")
  }

  /// The placeholder of the empty warning.
  public var composerWarningPlaceholder: String {
    choose("Content warning", "内容警告", "تحذير من المحتوى", "Ostrzeżenie o treści")
  }
}
