// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The button that makes a filter.
  public var filterAdd: String {
    switch self.language {
    case .english: "New filter"
    case .simplifiedChinese: "新建过滤器"
    case .arabic: "مرشح جديد"
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

  /// The heading above the words of a filter.
  public var filterWords: String {
    switch self.language {
    case .english: "Words"
    case .simplifiedChinese: "字词"
    case .arabic: "الكلمات"
    }
  }
}
