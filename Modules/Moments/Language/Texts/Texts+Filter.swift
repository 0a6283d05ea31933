// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The button that makes a filter.
  public var filterAdd: String { choose("New filter", "新建过滤器", "مرشح جديد", "Nowy filtr") }

  /// The title of the sheet that changes a filter.
  public var filterEditTitle: String {
    choose("Edit filter", "编辑过滤器", "تعديل المرشح", "Edycja filtra")
  }

  /// The end of a filter, to choose from.
  package var filterEndNever: String { choose("For ever", "永久", "للأبد", "Na zawsze") }

  /// The past end of a filter.
  public func filterEnded(_ time: String) -> String {
    choose("Ended \(time)", "已于\(time)结束", "انتهى \(time)", "Wygasł: \(time)")
  }

  /// "Until 12 May at 14:05", in the row of a filter that has not ended yet.
  public func filterEnds(_ time: String) -> String {
    choose("Until \(time)", "截至\(time)", "حتى \(time)", "Wygasa: \(time)")
  }

  /// The heading above the title of a filter.
  public var filterName: String { choose("Name", "名称", "الاسم", "Nazwa") }

  /// The placeholder of the title.
  public var filterNamePlaceholder: String {
    choose(
      "The first word, if you name it nothing",
      "留空则使用第一个字词",
      "الكلمة الأولى إن لم تسمّه",
      "Bez nazwy: pierwsze słowo"
    )
  }

  /// The message when a filter could not be saved.
  public var filterNotSaved: String {
    choose(
      "The filter could not be saved.",
      "过滤器未能保存。",
      "تعذّر حفظ المرشح.",
      "Nie udało się zapisać filtra."
    )
  }

  /// The button that saves a filter.
  public var filterSave: String { choose("Save", "保存", "حفظ", "Zapisz") }

  /// The action that makes a filter of a hashtag, with the number sign.
  public func filterTag(_ tag: String) -> String {
    choose(
      "Filter \(self.isolated(tag))…",
      "过滤\(self.isolated(tag))…",
      "ترشيح \(self.isolated(tag))…",
      "Filtruj \(self.isolated(tag))…"
    )
  }

  /// The command that adds a suggested word.
  public func filterTake(_ word: String) -> String {
    choose(
      "Add \(self.isolated(word))",
      "添加\(self.isolated(word))",
      "أضف \(self.isolated(word))",
      "Dodaj \(self.isolated(word))"
    )
  }

  /// A filter, as an item of the outbox.
  public var filterTitle: String { choose("Filter", "过滤器", "مرشح", "Filtr") }

  /// The heading above the end of a filter.
  public var filterUntil: String { choose("How long", "有效期", "المدة", "Jak długo") }

  /// The heading above the action of a filter.
  public var filterWhat: String { choose("What happens", "处理方式", "ما يحدث", "Co się dzieje") }

  /// The heading above the places where a filter applies.
  public var filterWhere: String { choose("Where", "适用范围", "أين", "Gdzie") }

  /// The switch for whole words.
  public var filterWhole: String {
    choose("Whole words only", "仅匹配整词", "الكلمات الكاملة فقط", "Tylko całe słowa")
  }

  /// The explanation of that switch.
  public var filterWholeDetail: String {
    choose(
      "“sea” does not find “season”. Languages without spaces are found anywhere.",
      "“sea”不会匹配“season”。中文、日文等不用空格的语言始终匹配任意位置。",
      "لا تطابق «sea» كلمة «season». اللغات التي بلا مسافات تُطابَق في أي موضع.",
      "„Dom” nie pasuje do „domek”. W językach bez odstępów pasuje wszędzie."
    )
  }

  /// The heading above the words of a filter.
  public var filterWords: String { choose("Words", "字词", "الكلمات", "Słowa") }
}
