// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionBlur: String {
    switch self.language {
    case .english: "Cover photos"
    case .simplifiedChinese: "遮盖照片"
    case .arabic: "تغطية الصور"
    }
  }

  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionHide: String {
    switch self.language {
    case .english: "Do not show"
    case .simplifiedChinese: "完全隐藏"
    case .arabic: "عدم الإظهار"
    }
  }

  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionWarn: String {
    switch self.language {
    case .english: "Hide behind a line"
    case .simplifiedChinese: "折叠"
    case .arabic: "الإخفاء خلف سطر"
    }
  }

  /// The explanation of an action.
  package var filterActionDetailBlur: String {
    switch self.language {
    case .english: "The words show, photos and films after a tap"
    case .simplifiedChinese: "显示文字，照片和视频需点按查看"
    case .arabic: "تظهر الكلمات، والصور والأفلام بعد نقرة"
    }
  }

  /// The explanation of an action.
  package var filterActionDetailHide: String {
    switch self.language {
    case .english: "As if it were not there"
    case .simplifiedChinese: "就像不存在一样"
    case .arabic: "كأنها غير موجودة"
    }
  }

  /// The explanation of an action.
  package var filterActionDetailWarn: String {
    switch self.language {
    case .english: "The line names the filter; a tap shows the moment"
    case .simplifiedChinese: "显示过滤器名称，点按可查看动态"
    case .arabic: "يسمّي السطر المرشح، وتُظهر نقرةٌ اللحظةَ"
    }
  }

  /// The button that makes a filter.
  public var filterAdd: String {
    switch self.language {
    case .english: "New filter"
    case .simplifiedChinese: "新建过滤器"
    case .arabic: "مرشح جديد"
    }
  }

  /// The command that deletes a filter.
  public var filterDeleteCommand: String {
    switch self.language {
    case .english: "Delete filter"
    case .simplifiedChinese: "删除过滤器"
    case .arabic: "حذف المرشح"
    }
  }

  /// The question before a filter is deleted.
  package var filterDeleteQuestionExplanation: String {
    switch self.language {
    case .english: "What it hid shows again, on all your devices."
    case .simplifiedChinese: "它隐藏的内容会在你的所有设备上重新显示。"
    case .arabic: "يظهر ما أخفاه من جديد على كل أجهزتك."
    }
  }

  /// The question before a filter is deleted.
  package func filterDeleteQuestionTitle(_ name: String) -> String {
    switch self.language {
    case .english: "Delete the filter “\(name)”?"
    case .simplifiedChinese: "要删除过滤器“\(name)”吗？"
    case .arabic: "هل تريد حذف المرشح «\(name)»؟"
    }
  }

  /// The title of the sheet that changes a filter.
  public var filterEditTitle: String {
    switch self.language {
    case .english: "Edit filter"
    case .simplifiedChinese: "编辑过滤器"
    case .arabic: "تعديل المرشح"
    }
  }

  /// The end of a filter, to choose from.
  package var filterEndNever: String {
    switch self.language {
    case .english: "For ever"
    case .simplifiedChinese: "永久"
    case .arabic: "للأبد"
    }
  }

  /// The past end of a filter.
  public func filterEnded(_ time: String) -> String {
    switch self.language {
    case .english: "Ended \(time)"
    case .simplifiedChinese: "已于\(time)结束"
    case .arabic: "انتهى \(time)"
    }
  }

  /// "Until 12 May at 14:05", in the row of a filter that has not ended yet.
  public func filterEnds(_ time: String) -> String {
    switch self.language {
    case .english: "Until \(time)"
    case .simplifiedChinese: "截至\(time)"
    case .arabic: "حتى \(time)"
    }
  }

  /// The heading above the title of a filter.
  public var filterName: String {
    switch self.language {
    case .english: "Name"
    case .simplifiedChinese: "名称"
    case .arabic: "الاسم"
    }
  }

  /// The placeholder of the title.
  public var filterNamePlaceholder: String {
    switch self.language {
    case .english: "The first word, if you name it nothing"
    case .simplifiedChinese: "留空则使用第一个字词"
    case .arabic: "الكلمة الأولى إن لم تسمّه"
    }
  }

  /// The message when a filter could not be saved.
  public var filterNotSaved: String {
    switch self.language {
    case .english: "The filter could not be saved."
    case .simplifiedChinese: "过滤器未能保存。"
    case .arabic: "تعذّر حفظ المرشح."
    }
  }

  /// A place where a filter applies.
  package var filterPlaceAccount: String {
    switch self.language {
    case .english: "Profiles"
    case .simplifiedChinese: "个人主页"
    case .arabic: "الملفات الشخصية"
    }
  }

  /// A place where a filter applies.
  package var filterPlaceHome: String {
    switch self.language {
    case .english: "Home"
    case .simplifiedChinese: "首页"
    case .arabic: "الرئيسية"
    }
  }

  /// A place where a filter applies.
  package var filterPlaceNotifications: String {
    switch self.language {
    case .english: "Notifications"
    case .simplifiedChinese: "通知"
    case .arabic: "الإشعارات"
    }
  }

  /// A place where a filter applies.
  package var filterPlacePublic: String {
    switch self.language {
    case .english: "Public timelines"
    case .simplifiedChinese: "公共时间线"
    case .arabic: "الخطوط العامة"
    }
  }

  /// A place where a filter applies.
  package var filterPlaceThread: String {
    switch self.language {
    case .english: "Comments"
    case .simplifiedChinese: "评论"
    case .arabic: "التعليقات"
    }
  }

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package var filterPlacesEverywhere: String {
    switch self.language {
    case .english: "everywhere"
    case .simplifiedChinese: "适用于所有地方"
    case .arabic: "في كل مكان"
    }
  }

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package func filterPlacesIn(_ names: String) -> String {
    switch self.language {
    case .english: "in \(names)"
    case .simplifiedChinese: "适用于\(names)"
    case .arabic: "في \(names)"
    }
  }

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  package var filterPlacesNowhere: String {
    switch self.language {
    case .english: "nowhere"
    case .simplifiedChinese: "不适用于任何地方"
    case .arabic: "لا مكان"
    }
  }

  /// The button that saves a filter.
  public var filterSave: String {
    switch self.language {
    case .english: "Save"
    case .simplifiedChinese: "保存"
    case .arabic: "حفظ"
    }
  }

  /// The action that makes a filter of a hashtag, with the number sign.
  public func filterTag(_ tag: String) -> String {
    switch self.language {
    case .english: "Filter \(self.isolated(tag))…"
    case .simplifiedChinese: "过滤\(self.isolated(tag))…"
    case .arabic: "ترشيح \(self.isolated(tag))…"
    }
  }

  /// The command that adds a suggested word.
  public func filterTake(_ word: String) -> String {
    switch self.language {
    case .english: "Add \(self.isolated(word))"
    case .simplifiedChinese: "添加\(self.isolated(word))"
    case .arabic: "أضف \(self.isolated(word))"
    }
  }

  /// A filter, as an item of the outbox.
  public var filterTitle: String {
    switch self.language {
    case .english: "Filter"
    case .simplifiedChinese: "过滤器"
    case .arabic: "مرشح"
    }
  }

  /// The heading above the end of a filter.
  public var filterUntil: String {
    switch self.language {
    case .english: "How long"
    case .simplifiedChinese: "有效期"
    case .arabic: "المدة"
    }
  }

  /// The heading above the action of a filter.
  public var filterWhat: String {
    switch self.language {
    case .english: "What happens"
    case .simplifiedChinese: "处理方式"
    case .arabic: "ما يحدث"
    }
  }

  /// The heading above the places where a filter applies.
  public var filterWhere: String {
    switch self.language {
    case .english: "Where"
    case .simplifiedChinese: "适用范围"
    case .arabic: "أين"
    }
  }

  /// The switch for whole words.
  public var filterWhole: String {
    switch self.language {
    case .english: "Whole words only"
    case .simplifiedChinese: "仅匹配整词"
    case .arabic: "الكلمات الكاملة فقط"
    }
  }

  /// The explanation of that switch.
  public var filterWholeDetail: String {
    switch self.language {
    case .english: "“sea” does not find “season”. Languages without spaces are found anywhere."
    case .simplifiedChinese: "“sea”不会匹配“season”。中文、日文等不用空格的语言始终匹配任意位置。"
    case .arabic: "لا تطابق «sea» كلمة «season». اللغات التي بلا مسافات تُطابَق في أي موضع."
    }
  }

  /// The action that makes a filter of a moment's words.
  public var filterWord: String {
    switch self.language {
    case .english: "Filter a word…"
    case .simplifiedChinese: "过滤字词…"
    case .arabic: "ترشيح كلمة…"
    }
  }

  /// The accessibility label of a word's field.
  public func filterWordNumber(_ number: Int) -> String {
    switch self.language {
    case .english: "Word \(self.number(number))"
    case .simplifiedChinese: "字词\(self.number(number))"
    case .arabic: "الكلمة \(self.number(number))"
    }
  }

  /// Shown in each empty field for a word of a filter.
  public var filterWordPlaceholder: String {
    switch self.language {
    case .english: "Add a word or phrase"
    case .simplifiedChinese: "添加字词或短语"
    case .arabic: "أضف كلمة أو عبارة"
    }
  }

  /// The heading above the words of a filter.
  public var filterWords: String {
    switch self.language {
    case .english: "Words"
    case .simplifiedChinese: "字词"
    case .arabic: "الكلمات"
    }
  }
}
