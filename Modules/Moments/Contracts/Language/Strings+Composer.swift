extension Strings {
  /// The message after posting, for readers who are not at the top of their timeline.
  public var momentAtTop: String {
    pick(
      "Your moment is at the top of your timeline.",
      "你的动态已在时间线顶部。",
      "لحظتك في أعلى خطك الزمني."
    )
  }

  /// The title of the sheet.
  public func composerTitle(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment: pick("New moment", "发表动态", "لحظة جديدة")
    case .comment: pick("Comment", "评论", "تعليق")
    case .edit: pick("Edit moment", "编辑动态", "تعديل اللحظة")
    }
  }

  /// The title of the button that posts.
  public func composerPost(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment: pick("Post", "发表", "نشر")
    case .comment: pick("Send", "发送", "إرسال")
    case .edit: pick("Save", "保存", "حفظ")
    }
  }

  /// The title of the button that leaves the sheet, and of the one that stays in it.
  public var composerCancel: String { pick("Cancel", "取消", "إلغاء") }

  /// The title of the button that leaves a page of the sheet with the entered value.
  public var composerDone: String { pick("Done", "完成", "تم") }

  /// The placeholder of the empty text.
  public func composerPlaceholder(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment, .edit: pick("What is on your mind?", "这一刻的想法…", "بماذا تفكر؟")
    case .comment: pick("Write a comment", "写评论…", "اكتب تعليقًا")
    }
  }

  /// The placeholder of the empty warning.
  public var composerWarningPlaceholder: String {
    pick("Content warning", "内容警告", "تحذير من المحتوى")
  }

  /// The name of the button that opens and closes the warning.
  public var composerToggleWarning: String {
    pick("Content warning", "内容警告", "تحذير من المحتوى")
  }

  /// The name of the button that adds photos.
  public var composerAddPhotos: String { pick("Add photos", "添加照片", "إضافة صور") }

  /// The title of the page that chooses who may see it, and the name of its button.
  public var composerVisibilityTitle: String {
    pick("Who can see it", "谁可以看", "من يمكنه الاطلاع")
  }

  /// The name of a visibility.
  public func composerVisibility(_ visibility: ComposerVisibility) -> String {
    switch visibility {
    case .public: pick("Everyone", "所有人", "الجميع")
    case .unlisted: pick("Everyone, quietly", "所有人（不公开列出）", "الجميع، بهدوء")
    case .followers: pick("Followers", "关注者", "المتابعون")
    case .direct: pick("People mentioned", "被提及的人", "المذكورون فقط")
    }
  }

  /// What a visibility means, in a sentence.
  public func composerVisibilityDetail(_ visibility: ComposerVisibility) -> String {
    switch visibility {
    case .public:
      pick(
        "It also shows in public timelines.",
        "也会出现在公共时间线上。",
        "تظهر أيضًا في الخيوط الزمنية العامة."
      )
    case .unlisted:
      pick(
        "It shows in no public timeline and in no search.",
        "不会出现在公共时间线和搜索中。",
        "لا تظهر في الخيوط الزمنية العامة ولا في البحث."
      )
    case .followers:
      pick("Only those who follow you.", "仅关注你的人可见。", "من يتابعونك فقط.")
    case .direct:
      pick("Only those you name with an @.", "仅你用 @ 提及的人可见。", "من تذكرهم بعلامة @ فقط.")
    }
  }

  /// The title of the page that chooses the language, and the name of its button.
  public var composerLanguageTitle: String { pick("Language", "语言", "اللغة") }

  /// The title of the list of drafts, and the name of its button.
  public var composerDraftsTitle: String { pick("Drafts", "草稿", "المسودات") }

  /// The title when there are no drafts.
  public var composerNoDrafts: String { pick("No drafts", "没有草稿", "لا مسودات") }

  /// The explanation of drafts.
  public var composerNoDraftsMessage: String {
    pick(
      "What you do not post stays here until you do.",
      "没有发表的内容会保存在这里。",
      "ما لم تنشره يبقى هنا حتى تنشره."
    )
  }

  /// The name of a draft without words.
  public var composerUntitledDraft: String { pick("Without words", "无文字", "بلا كلمات") }

  /// The question before the sheet closes.
  public func composerQuestion(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment, .comment:
      pick("Keep what you have written?", "要保存草稿吗？", "هل تريد الاحتفاظ بما كتبته؟")
    case .edit: pick("Keep your changes?", "要保留修改吗？", "هل تريد الاحتفاظ بتعديلاتك؟")
    }
  }

  /// The title of the button that saves a draft.
  public var composerSaveDraft: String { pick("Save draft", "保存草稿", "حفظ المسودة") }

  /// The title of the button that discards everything.
  public func composerDiscard(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment, .comment: pick("Delete draft", "删除草稿", "حذف المسودة")
    case .edit: pick("Discard changes", "放弃修改", "تجاهل التعديلات")
    }
  }

  /// The name of a photo's button that removes it.
  public var composerRemovePhoto: String { pick("Remove photo", "移除照片", "إزالة الصورة") }

  /// The accessibility action that moves a photo towards the beginning.
  public var composerMoveEarlier: String { pick("Move earlier", "前移", "تقديم") }

  /// The accessibility action that moves a photo towards the end.
  public var composerMoveLater: String { pick("Move later", "后移", "تأخير") }

  /// The mark on a photo with or without a description.
  public var composerAltMark: String { pick("ALT", "描述", "وصف") }

  /// The title of the page with the description of a photo.
  public var composerAltTitle: String { pick("Description", "照片描述", "وصف الصورة") }

  /// The placeholder of the empty description.
  public var composerAltPlaceholder: String {
    pick(
      "What is to be seen, for those who cannot see it",
      "为看不见照片的人描述内容",
      "ما الذي يظهر في الصورة، لمن لا يراها"
    )
  }

  /// The accessibility label of a photo: "Photo 2 of 4".
  public func composerPhoto(_ position: Int, of count: Int) -> String {
    let (position, count) = (number(position), number(count))
    return pick(
      "Photo \(position) of \(count)",
      "第\(position)张，共\(count)张",
      "الصورة \(position) من \(count)"
    )
  }

  /// The accessibility value of a photo without a description.
  public var composerNoDescription: String { pick("No description", "没有描述", "بلا وصف") }

  /// The number of remaining characters, for assistive technologies.
  public func composerLettersLeft(_ count: Int) -> String {
    if count < 0 { return composerLettersOver(-count) }
    return plural(
      count,
      one: "# character left",
      other: "# characters left",
      chinese: "还可输入#个字",
      arabic: ArabicForms(
        zero: "لم يبق أي حرف",
        one: "بقي حرف واحد",
        two: "بقي حرفان",
        few: "بقيت # أحرف",
        many: "بقي # حرفًا",
        other: "بقي # حرف"
      )
    )
  }

  /// The number of characters over the limit.
  public func composerLettersOver(_ count: Int) -> String {
    plural(
      count,
      one: "# character too many",
      other: "# characters too many",
      chinese: "超出#个字",
      arabic: ArabicForms(
        zero: "لا حروف زائدة",
        one: "حرف واحد زائد",
        two: "حرفان زائدان",
        few: "# أحرف زائدة",
        many: "# حرفًا زائدًا",
        other: "# حرف زائد"
      )
    )
  }

  /// The message when more photos were chosen than there is room for.
  public func composerTooManyPhotos(_ limit: Int) -> String {
    plural(
      limit,
      one: "Only # photo fits; the others were left out.",
      other: "Only # photos fit; the others were left out.",
      chinese: "最多#张照片，其余未添加。",
      arabic: ArabicForms(
        zero: "لا يمكن إضافة صور.",
        one: "تتسع لصورة واحدة فقط؛ تُرك الباقي.",
        two: "تتسع لصورتين فقط؛ تُرك الباقي.",
        few: "تتسع لـ# صور فقط؛ تُرك الباقي.",
        many: "تتسع لـ# صورة فقط؛ تُرك الباقي.",
        other: "تتسع لـ# صورة فقط؛ تُرك الباقي."
      )
    )
  }

  /// The message when a photo could not be added.
  public func composerPhotoFailed(_ reason: String) -> String {
    join(pick("A photo could not be added.", "有一张照片无法添加。", "تعذّرت إضافة صورة."), reason)
  }

  /// The message when a photo cannot be read.
  public var composerPhotoUnreadable: String {
    pick("It is not an image.", "文件不是图片。", "الملف ليس صورة.")
  }

  /// The message when a draft could not be saved.
  public func composerDraftNotSaved(_ reason: String) -> String {
    join(pick("The draft could not be saved.", "草稿无法保存。", "تعذّر حفظ المسودة."), reason)
  }

  /// The message when a post was rejected.
  public func composerRefused(_ reason: String) -> String {
    join(pick("This could not be posted.", "发表失败。", "تعذّر النشر."), reason)
  }

  /// The title when the data needed before writing could not be loaded.
  public func composerFailedTitle(_ kind: ComposerContent.Kind) -> String {
    switch kind {
    case .moment: pick("The draft could not be opened", "无法打开草稿", "تعذّر فتح المسودة")
    case .comment:
      pick("What you answer could not be loaded", "无法加载要评论的动态", "تعذّر تحميل ما تعلّق عليه")
    case .edit: pick("The moment could not be opened", "无法打开这条动态", "تعذّر فتح اللحظة")
    }
  }

  /// The name of the button that opens the sheet.
  public var composerOpen: String { pick("Write a moment", "发表动态", "اكتب لحظة") }

  private func join(_ sentence: String, _ reason: String) -> String {
    guard !reason.isEmpty else { return sentence }
    return language == .simplifiedChinese ? sentence + reason : "\(sentence) \(reason)"
  }
}
