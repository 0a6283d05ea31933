extension Strings {
  // MARK: The list

  /// The title of the list of filters, and of the buttons that open it.
  public var filtersTitle: String { pick("Filters", "过滤器", "المرشحات") }

  /// A filter, as an item of the outbox.
  public var filterTitle: String { pick("Filter", "过滤器", "مرشح") }

  /// The button that makes a filter.
  public var filterAdd: String { pick("New filter", "新建过滤器", "مرشح جديد") }

  /// The title of an empty list of filters.
  public var filtersEmptyTitle: String { pick("No filters", "没有过滤器", "لا مرشحات") }

  /// The explanation of filters.
  public var filtersEmptyMessage: String {
    pick(
      "Moments with words that you do not want to read wait behind a line, or do not show.",
      "含有你不想看到的字词的动态会被折叠或隐藏。",
      "اللحظات التي فيها كلمات لا تريد قراءتها تنتظر خلف سطر، أو لا تظهر."
    )
  }

  /// The message when the filters could not be read.
  public var filtersFailedTitle: String {
    pick("The filters could not be read", "无法读取过滤器", "تعذّرت قراءة المرشحات")
  }

  /// The places where a filter applies, in a row: "everywhere", "in Home and Comments".
  public func filterPlaces(_ places: Set<WordFilterContent.Place>) -> String {
    let all = WordFilterContent.Place.allCases
    if places.count == all.count { return pick("everywhere", "适用于所有地方", "في كل مكان") }
    if places.isEmpty { return pick("nowhere", "不适用于任何地方", "لا مكان") }
    let names = list(all.filter(places.contains).map(filterPlace))
    return pick("in \(names)", "适用于\(names)", "في \(names)")
  }

  /// "Until 12 May at 14:05", in the row of a filter that has not ended yet.
  public func filterEnds(_ time: String) -> String {
    pick("Until \(time)", "截至\(time)", "حتى \(time)")
  }

  /// The past end of a filter.
  public func filterEnded(_ time: String) -> String {
    pick("Ended \(time)", "已于\(time)结束", "انتهى \(time)")
  }

  // MARK: One filter

  /// The action that makes a filter of a moment's words.
  public var filterWord: String { pick("Filter a word…", "过滤字词…", "ترشيح كلمة…") }

  /// The action that makes a filter of a hashtag, with the number sign.
  public func filterTag(_ tag: String) -> String {
    let tag = isolated(tag)
    return pick("Filter \(tag)…", "过滤\(tag)…", "ترشيح \(tag)…")
  }

  /// The title of the sheet that changes a filter.
  public var filterEditTitle: String { pick("Edit filter", "编辑过滤器", "تعديل المرشح") }

  /// The button that saves a filter.
  public var filterSave: String { pick("Save", "保存", "حفظ") }

  /// The heading above the title of a filter.
  public var filterName: String { pick("Name", "名称", "الاسم") }

  /// The placeholder of the title.
  public var filterNamePlaceholder: String {
    pick("The first word, if you name it nothing", "留空则使用第一个字词", "الكلمة الأولى إن لم تسمّه")
  }

  /// The heading above the words of a filter.
  public var filterWords: String { pick("Words", "字词", "الكلمات") }

  /// Shown in each empty field for a word of a filter.
  public var filterWordPlaceholder: String {
    pick("Add a word or phrase", "添加字词或短语", "أضف كلمة أو عبارة")
  }

  /// The accessibility label of a word's field.
  public func filterWordNumber(_ number: Int) -> String {
    let number = self.number(number)
    return pick("Word \(number)", "字词\(number)", "الكلمة \(number)")
  }

  /// The command that adds a suggested word.
  public func filterTake(_ word: String) -> String {
    let word = isolated(word)
    return pick("Add \(word)", "添加\(word)", "أضف \(word)")
  }

  /// The switch for whole words.
  public var filterWhole: String { pick("Whole words only", "仅匹配整词", "الكلمات الكاملة فقط") }

  /// The explanation of that switch.
  public var filterWholeDetail: String {
    pick(
      "“sea” does not find “season”. Languages without spaces are found anywhere.",
      "“sea”不会匹配“season”。中文、日文等不用空格的语言始终匹配任意位置。",
      "لا تطابق «sea» كلمة «season». اللغات التي بلا مسافات تُطابَق في أي موضع."
    )
  }

  /// The heading above the places where a filter applies.
  public var filterWhere: String { pick("Where", "适用范围", "أين") }

  /// A place where a filter applies.
  public func filterPlace(_ place: WordFilterContent.Place) -> String {
    switch place {
    case .home: pick("Home", "首页", "الرئيسية")
    case .notifications: pick("Notifications", "通知", "الإشعارات")
    case .public: pick("Public timelines", "公共时间线", "الخطوط العامة")
    case .thread: pick("Comments", "评论", "التعليقات")
    case .account: pick("Profiles", "个人主页", "الملفات الشخصية")
    }
  }

  /// The heading above the action of a filter.
  public var filterWhat: String { pick("What happens", "处理方式", "ما يحدث") }

  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  public func filterAction(_ action: WordFilterContent.Action) -> String {
    switch action {
    case .warn: pick("Hide behind a line", "折叠", "الإخفاء خلف سطر")
    case .blur: pick("Cover photos", "遮盖照片", "تغطية الصور")
    case .hide: pick("Do not show", "完全隐藏", "عدم الإظهار")
    }
  }

  /// The explanation of an action.
  public func filterActionDetail(_ action: WordFilterContent.Action) -> String {
    switch action {
    case .warn:
      pick(
        "The line names the filter; a tap shows the moment",
        "显示过滤器名称，点按可查看动态",
        "يسمّي السطر المرشح، وتُظهر نقرةٌ اللحظةَ"
      )
    case .blur:
      pick(
        "The words show, photos and films after a tap",
        "显示文字，照片和视频需点按查看",
        "تظهر الكلمات، والصور والأفلام بعد نقرة"
      )
    case .hide:
      pick("As if it were not there", "就像不存在一样", "كأنها غير موجودة")
    }
  }

  /// The heading above the end of a filter.
  public var filterUntil: String { pick("How long", "有效期", "المدة") }

  /// The end of a filter, to choose from.
  public func filterEnd(_ end: WordFilterContent.End) -> String {
    switch end {
    case .never: pick("For ever", "永久", "للأبد")
    case .after(let seconds): composerDuration(seconds)
    case .unchanged(let time): filterEnds(time)
    }
  }

  /// The command that deletes a filter.
  public var filterDeleteCommand: String { pick("Delete filter", "删除过滤器", "حذف المرشح") }

  /// The question before a filter is deleted.
  public func filterDeleteQuestion(_ title: String) -> MomentRow.Actions.Question {
    let name = isolated(title)
    return MomentRow.Actions.Question(
      title: delete,
      question: pick(
        "Delete the filter “\(name)”?",
        "要删除过滤器“\(name)”吗？",
        "هل تريد حذف المرشح «\(name)»؟"
      ),
      explanation: pick(
        "What it hid shows again, on all your devices.",
        "它隐藏的内容会在你的所有设备上重新显示。",
        "يظهر ما أخفاه من جديد على كل أجهزتك."
      )
    )
  }

  /// The message when a filter could not be saved.
  public var filterNotSaved: String {
    pick("The filter could not be saved.", "过滤器未能保存。", "تعذّر حفظ المرشح.")
  }
}
