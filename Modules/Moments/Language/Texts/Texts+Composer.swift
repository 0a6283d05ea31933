// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that adds another post to the draft.
  public var composerAddPart: String {
    switch self.language {
    case .english: "Add another post"
    case .simplifiedChinese: "再加一条"
    case .arabic: "إضافة منشور آخر"
    }
  }

  /// The name of the button that adds photos.
  public var composerAddPhotos: String {
    switch self.language {
    case .english: "Add photos"
    case .simplifiedChinese: "添加照片"
    case .arabic: "إضافة صور"
    }
  }

  /// The name of the button that adds a poll.
  public var composerAddPoll: String {
    switch self.language {
    case .english: "Add poll"
    case .simplifiedChinese: "添加投票"
    case .arabic: "إضافة استطلاع"
    }
  }

  /// The title of the button that adds an option.
  public var composerAddPollOption: String {
    switch self.language {
    case .english: "Add answer"
    case .simplifiedChinese: "添加选项"
    case .arabic: "إضافة إجابة"
    }
  }

  /// The mark on a photo with or without a description.
  public var composerAltMark: String {
    switch self.language {
    case .english: "ALT"
    case .simplifiedChinese: "描述"
    case .arabic: "وصف"
    }
  }

  /// The placeholder of the empty description.
  public var composerAltPlaceholder: String {
    switch self.language {
    case .english: "What is to be seen, for those who cannot see it"
    case .simplifiedChinese: "为看不见照片的人描述内容"
    case .arabic: "ما الذي يظهر في الصورة، لمن لا يراها"
    }
  }

  /// The title of the page with the description of a photo.
  public var composerAltTitle: String {
    switch self.language {
    case .english: "Description"
    case .simplifiedChinese: "照片描述"
    case .arabic: "وصف الصورة"
    }
  }

  /// The title of the button that leaves the sheet, and of the one that stays in it.
  public var composerCancel: String {
    switch self.language {
    case .english: "Cancel"
    case .simplifiedChinese: "取消"
    case .arabic: "إلغاء"
    }
  }

  /// The title of the page that crops a photo, and of the button that leads to it.
  public var composerCrop: String {
    switch self.language {
    case .english: "Crop"
    case .simplifiedChinese: "裁剪"
    case .arabic: "قصّ"
    }
  }

  /// The message when a photo could not be cropped.
  public func composerCropFailed(_ reason: String) -> String {
    switch self.language {
    case .english: "The photo was not cropped. \(reason)"
    case .simplifiedChinese: "照片未能裁剪。\(reason)"
    case .arabic: "لم تُقص الصورة. \(reason)"
    }
  }

  /// The explanation of cropping.
  public var composerCropHint: String {
    switch self.language {
    case .english: "Drag the corners and edges. Arrow keys move it, plus and minus change its size."
    case .simplifiedChinese: "拖动四角和边缘。方向键可移动，加号和减号可调整大小。"
    case .arabic: "اسحب الزوايا والحواف. تحرّكه مفاتيح الأسهم، ويغيّر مفتاحا الزائد والناقص حجمه."
    }
  }

  /// The accessibility action that enlarges the crop.
  public var composerCropLarger: String {
    switch self.language {
    case .english: "Larger"
    case .simplifiedChinese: "放大"
    case .arabic: "أكبر"
    }
  }

  /// The accessibility label of the posted part of a photo.
  public var composerCropPart: String {
    switch self.language {
    case .english: "What is posted of the photo"
    case .simplifiedChinese: "照片中要发表的部分"
    case .arabic: "ما يُنشر من الصورة"
    }
  }

  /// The position of a crop, in percent.
  package func composerCropPositionSize(_ position: String, _ width: String, _ height: String) -> String {
    switch self.language {
    case .english: "\(position), \(width)% wide, \(height)% high"
    case .simplifiedChinese: "\(position)，宽\(width)%，高\(height)%"
    case .arabic: "\(position)، عرضه \(width)٪، ارتفاعه \(height)٪"
    }
  }

  /// The name of a ratio.
  package var composerCropRatioFree: String {
    switch self.language {
    case .english: "Free"
    case .simplifiedChinese: "自由"
    case .arabic: "حر"
    }
  }

  /// The name of a ratio.
  package var composerCropRatioOriginal: String {
    switch self.language {
    case .english: "Original"
    case .simplifiedChinese: "原始"
    case .arabic: "الأصل"
    }
  }

  /// The name of a ratio.
  package var composerCropRatioSquare: String {
    switch self.language {
    case .english: "Square"
    case .simplifiedChinese: "方形"
    case .arabic: "مربع"
    }
  }

  /// The title of the button that shows the whole photo again.
  public var composerCropReset: String {
    switch self.language {
    case .english: "Reset"
    case .simplifiedChinese: "还原"
    case .arabic: "إعادة تعيين"
    }
  }

  /// The accessibility action that shrinks the crop.
  public var composerCropSmaller: String {
    switch self.language {
    case .english: "Smaller"
    case .simplifiedChinese: "缩小"
    case .arabic: "أصغر"
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

  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleComment: String {
    switch self.language {
    case .english: "What you answer could not be loaded"
    case .simplifiedChinese: "无法加载要评论的动态"
    case .arabic: "تعذّر تحميل ما تعلّق عليه"
    }
  }

  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleEdit: String {
    switch self.language {
    case .english: "The moment could not be opened"
    case .simplifiedChinese: "无法打开这条动态"
    case .arabic: "تعذّر فتح اللحظة"
    }
  }

  /// The title when the data needed before writing could not be loaded.
  package var composerFailedTitleMoment: String {
    switch self.language {
    case .english: "The draft could not be opened"
    case .simplifiedChinese: "无法打开草稿"
    case .arabic: "تعذّر فتح المسودة"
    }
  }

  /// The name of the focal point.
  public var composerFocus: String {
    switch self.language {
    case .english: "Focal point"
    case .simplifiedChinese: "焦点"
    case .arabic: "نقطة التركيز"
    }
  }

  /// The accessibility action that centers the focal point.
  public var composerFocusCenter: String {
    switch self.language {
    case .english: "Move to the middle"
    case .simplifiedChinese: "移到中间"
    case .arabic: "تحريك إلى الوسط"
    }
  }

  /// The explanation of the focal point.
  public var composerFocusHint: String {
    switch self.language {
    case .english: "Drag the ring to what must stay visible where the photo is cropped."
    case .simplifiedChinese: "拖动圆环，选择裁剪时要保留的部分。"
    case .arabic: "اسحب الحلقة إلى ما يجب أن يبقى ظاهرًا عند قصّ الصورة."
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveDown: String {
    switch self.language {
    case .english: "Move down"
    case .simplifiedChinese: "下移"
    case .arabic: "تحريك إلى الأسفل"
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveLeft: String {
    switch self.language {
    case .english: "Move left"
    case .simplifiedChinese: "左移"
    case .arabic: "تحريك إلى اليسار"
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveRight: String {
    switch self.language {
    case .english: "Move right"
    case .simplifiedChinese: "右移"
    case .arabic: "تحريك إلى اليمين"
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveUp: String {
    switch self.language {
    case .english: "Move up"
    case .simplifiedChinese: "上移"
    case .arabic: "تحريك إلى الأعلى"
    }
  }

  /// The position of the focal point, in percent from the left and from the top.
  public func composerFocusPosition(_ left: Int, _ top: Int) -> String {
    switch self.language {
    case .english: "\(self.number(left))% from the left, \(self.number(top))% from the top"
    case .simplifiedChinese: "距左侧\(self.number(left))%，距顶部\(self.number(top))%"
    case .arabic: "\(self.number(left))٪ من اليسار، \(self.number(top))٪ من الأعلى"
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

  /// The accessibility value of a photo without a description.
  public var composerNoDescription: String {
    switch self.language {
    case .english: "No description"
    case .simplifiedChinese: "没有描述"
    case .arabic: "بلا وصف"
    }
  }

  /// The title when there are no drafts.
  public var composerNoDrafts: String {
    switch self.language {
    case .english: "No drafts"
    case .simplifiedChinese: "没有草稿"
    case .arabic: "لا مسودات"
    }
  }

  /// The explanation of drafts.
  public var composerNoDraftsMessage: String {
    switch self.language {
    case .english: "What you do not post stays here until you do."
    case .simplifiedChinese: "没有发表的内容会保存在这里。"
    case .arabic: "ما لم تنشره يبقى هنا حتى تنشره."
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

  /// The accessibility label of a photo: "Photo 2 of 4".
  public func composerPhoto(_ position: Int, of count: Int) -> String {
    switch self.language {
    case .english: "Photo \(self.number(position)) of \(self.number(count))"
    case .simplifiedChinese: "第\(self.number(position))张，共\(self.number(count))张"
    case .arabic: "الصورة \(self.number(position)) من \(self.number(count))"
    }
  }

  /// The message when a photo could not be added.
  package var composerPhotoFailedSentence: String {
    switch self.language {
    case .english: "A photo could not be added."
    case .simplifiedChinese: "有一张照片无法添加。"
    case .arabic: "تعذّرت إضافة صورة."
    }
  }

  /// Why a photo cannot be used, in a sentence.
  package var composerPhotoProblemTooLarge: String {
    switch self.language {
    case .english: "The file is too large."
    case .simplifiedChinese: "文件太大。"
    case .arabic: "الملف كبير جدًا."
    }
  }

  /// Why a photo cannot be used, in a sentence.
  package var composerPhotoProblemUnreadable: String {
    switch self.language {
    case .english: "The file could not be read."
    case .simplifiedChinese: "无法读取文件。"
    case .arabic: "تعذّرت قراءة الملف."
    }
  }

  /// The message when a photo cannot be read.
  public var composerPhotoUnreadable: String {
    switch self.language {
    case .english: "It is not an image."
    case .simplifiedChinese: "文件不是图片。"
    case .arabic: "الملف ليس صورة."
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

  /// The summary of a draft with a poll.
  public var composerPoll: String {
    switch self.language {
    case .english: "Poll"
    case .simplifiedChinese: "投票"
    case .arabic: "استطلاع"
    }
  }

  /// The title of the page that chooses the duration of a poll, and its label.
  public var composerPollDuration: String {
    switch self.language {
    case .english: "Open for"
    case .simplifiedChinese: "投票时长"
    case .arabic: "مدة التصويت"
    }
  }

  /// The message when photos and a poll would be combined.
  public var composerPollExcludesPhotos: String {
    switch self.language {
    case .english: "A moment has either photos or a poll: the server takes no more."
    case .simplifiedChinese: "一条动态只能有照片或投票之一：服务器不接受两者并存。"
    case .arabic: "للّحظة صور أو استطلاع: لا يقبل الخادم كليهما."
    }
  }

  /// The label of the switch that hides the votes until the end.
  public var composerPollHidden: String {
    switch self.language {
    case .english: "Hide votes until the end"
    case .simplifiedChinese: "结束前隐藏票数"
    case .arabic: "إخفاء الأصوات حتى النهاية"
    }
  }

  /// The placeholder of an option: "Answer 2".
  public func composerPollOption(_ position: Int) -> String {
    switch self.language {
    case .english: "Answer \(self.number(position))"
    case .simplifiedChinese: "选项\(self.number(position))"
    case .arabic: "الإجابة \(self.number(position))"
    }
  }

  /// The duration of a poll whose end is unchanged.
  public var composerPollSameEnd: String {
    switch self.language {
    case .english: "As before"
    case .simplifiedChinese: "不变"
    case .arabic: "كما كانت"
    }
  }

  /// The label of the switch for several options.
  public var composerPollSeveral: String {
    switch self.language {
    case .english: "Several answers"
    case .simplifiedChinese: "允许多选"
    case .arabic: "عدة إجابات"
    }
  }

  /// The warning when a change of the poll would lose its votes.
  public var composerPollVotesLost: String {
    switch self.language {
    case .english: "The votes so far will be lost."
    case .simplifiedChinese: "已有的投票将会丢失。"
    case .arabic: "ستضيع الأصوات التي أُدلي بها."
    }
  }

  /// The title of the button that posts.
  package var composerPostComment: String {
    switch self.language {
    case .english: "Send"
    case .simplifiedChinese: "发送"
    case .arabic: "إرسال"
    }
  }

  /// The title of the button that posts.
  package var composerPostEdit: String {
    switch self.language {
    case .english: "Save"
    case .simplifiedChinese: "保存"
    case .arabic: "حفظ"
    }
  }

  /// The title of the button that posts.
  package var composerPostMoment: String {
    switch self.language {
    case .english: "Post"
    case .simplifiedChinese: "发表"
    case .arabic: "نشر"
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

  /// The message when photos or a poll would be combined with a quote.
  public var composerQuoteExcludes: String {
    switch self.language {
    case .english: "A moment that quotes another one has neither photos nor a poll."
    case .simplifiedChinese: "引用其他动态的动态不能带图片或投票。"
    case .arabic: "اللحظة التي تقتبس غيرها لا تحمل صورًا ولا استطلاعًا."
    }
  }

  /// The name of a quote policy.
  package var composerQuotePolicyEveryone: String {
    switch self.language {
    case .english: "Everyone"
    case .simplifiedChinese: "所有人"
    case .arabic: "الجميع"
    }
  }

  /// The name of a quote policy.
  package var composerQuotePolicyFollowers: String {
    switch self.language {
    case .english: "Followers"
    case .simplifiedChinese: "关注者"
    case .arabic: "المتابعون"
    }
  }

  /// The name of a quote policy.
  package var composerQuotePolicyNobody: String {
    switch self.language {
    case .english: "Only me"
    case .simplifiedChinese: "仅自己"
    case .arabic: "أنا فقط"
    }
  }

  /// The title of the page that chooses who may quote.
  public var composerQuotePolicyTitle: String {
    switch self.language {
    case .english: "Who can quote it"
    case .simplifiedChinese: "谁可以引用"
    case .arabic: "من يمكنه الاقتباس"
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

  /// The title of the button that removes one of several posts.
  public var composerRemovePart: String {
    switch self.language {
    case .english: "Remove post"
    case .simplifiedChinese: "移除这条"
    case .arabic: "إزالة المنشور"
    }
  }

  /// The question before one of several posts is removed.
  public var composerRemovePartQuestion: String {
    switch self.language {
    case .english: "Remove this post and what is in it?"
    case .simplifiedChinese: "要移除这条及其内容吗？"
    case .arabic: "هل تريد إزالة هذا المنشور وما فيه؟"
    }
  }

  /// The name of a photo's button that removes it.
  public var composerRemovePhoto: String {
    switch self.language {
    case .english: "Remove photo"
    case .simplifiedChinese: "移除照片"
    case .arabic: "إزالة الصورة"
    }
  }

  /// The title of the button that removes the poll.
  public var composerRemovePoll: String {
    switch self.language {
    case .english: "Remove poll"
    case .simplifiedChinese: "移除投票"
    case .arabic: "إزالة الاستطلاع"
    }
  }

  /// The name of the button that removes an option.
  public func composerRemovePollOption(_ position: Int) -> String {
    switch self.language {
    case .english: "Remove answer \(self.number(position))"
    case .simplifiedChinese: "移除选项\(self.number(position))"
    case .arabic: "إزالة الإجابة \(self.number(position))"
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

  /// The title of the sheet.
  package var composerTitleComment: String {
    switch self.language {
    case .english: "Comment"
    case .simplifiedChinese: "评论"
    case .arabic: "تعليق"
    }
  }

  /// The title of the sheet.
  package var composerTitleEdit: String {
    switch self.language {
    case .english: "Edit moment"
    case .simplifiedChinese: "编辑动态"
    case .arabic: "تعديل اللحظة"
    }
  }

  /// The title of the sheet.
  package var composerTitleMoment: String {
    switch self.language {
    case .english: "New moment"
    case .simplifiedChinese: "发表动态"
    case .arabic: "لحظة جديدة"
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

  /// The name of a visibility.
  package var composerVisibilityDirect: String {
    switch self.language {
    case .english: "People mentioned"
    case .simplifiedChinese: "被提及的人"
    case .arabic: "المذكورون فقط"
    }
  }

  /// The name of a visibility.
  package var composerVisibilityFollowers: String {
    switch self.language {
    case .english: "Followers"
    case .simplifiedChinese: "关注者"
    case .arabic: "المتابعون"
    }
  }

  /// The name of a visibility.
  package var composerVisibilityPublic: String {
    switch self.language {
    case .english: "Everyone"
    case .simplifiedChinese: "所有人"
    case .arabic: "الجميع"
    }
  }

  /// The name of a visibility.
  package var composerVisibilityUnlisted: String {
    switch self.language {
    case .english: "Everyone, quietly"
    case .simplifiedChinese: "所有人（不公开列出）"
    case .arabic: "الجميع، بهدوء"
    }
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailDirect: String {
    switch self.language {
    case .english: "Only those you name with an @."
    case .simplifiedChinese: "仅你用 @ 提及的人可见。"
    case .arabic: "من تذكرهم بعلامة @ فقط."
    }
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailFollowers: String {
    switch self.language {
    case .english: "Only those who follow you."
    case .simplifiedChinese: "仅关注你的人可见。"
    case .arabic: "من يتابعونك فقط."
    }
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailPublic: String {
    switch self.language {
    case .english: "It also shows in public timelines."
    case .simplifiedChinese: "也会出现在公共时间线上。"
    case .arabic: "تظهر أيضًا في الخيوط الزمنية العامة."
    }
  }

  /// What a visibility means, in a sentence.
  package var composerVisibilityDetailUnlisted: String {
    switch self.language {
    case .english: "It shows in no public timeline and in no search."
    case .simplifiedChinese: "不会出现在公共时间线和搜索中。"
    case .arabic: "لا تظهر في الخيوط الزمنية العامة ولا في البحث."
    }
  }

  /// The title of the page that chooses who may see it, and the name of its button.
  public var composerVisibilityTitle: String {
    switch self.language {
    case .english: "Who can see it"
    case .simplifiedChinese: "谁可以看"
    case .arabic: "من يمكنه الاطلاع"
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
