// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The button that makes a list.
  public var makeList: String { choose("Create", "创建", "إنشاء", "Utwórz") }

  /// The message when a film or a sound was not saved, before the reason.
  public var mediaNotSaved: String {
    choose("The file was not saved.", "文件未保存。", "لم يُحفظ الملف.", "Nie zapisano pliku.")
  }

  /// The name of the button that saves a film or a sound as a file.
  public var mediaSave: String { choose("Save file", "保存文件", "حفظ الملف", "Zapisz plik") }

  /// The title of a desktop notification about a mention.
  public func mentioned(by name: String) -> String {
    choose(
      "\(self.isolated(name)) mentioned you",
      "\(self.isolated(name)) 提到了你",
      "ذكرك \(self.isolated(name))",
      "\(self.isolated(name)) wspomina o Tobie"
    )
  }

  /// "3 new mentions".
  public func mentions(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) new mention", other: "\(self.number(count)) new mentions"),
      "\(self.number(count))条新的提及",
      plural(count, zero: "لا إشارات جديدة", one: "إشارة جديدة", two: "إشارتان جديدتان", few: "\(self.number(count)) إشارات جديدة", other: "\(self.number(count)) إشارة جديدة"),
      plural(count, one: "\(self.number(count)) nowa wzmianka", few: "\(self.number(count)) nowe wzmianki", many: "\(self.number(count)) nowych wzmianek", other: "\(self.number(count)) nowej wzmianki")
    )
  }

  /// The part of the switch that shows only mentions.
  public var mentionsOnly: String { choose("Mentions", "提及", "الإشارات", "Wzmianki") }

  package func minuteCount(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) minute", other: "\(self.number(count)) minutes"),
      "\(self.number(count))分",
      plural(count, one: "دقيقة", two: "دقيقتان", few: "\(self.number(count)) دقائق", other: "\(self.number(count)) دقيقة"),
      plural(count, one: "\(self.number(count)) minuta", many: "\(self.number(count)) minut", other: "\(self.number(count)) minuty")
    )
  }

  package func minutesAgo(_ count: Int) -> String {
    choose(
      "\(self.number(count)) min",
      "\(self.number(count))分钟前",
      plural(count, zero: "الآن", one: "قبل دقيقة", two: "قبل دقيقتين", few: "قبل \(self.number(count)) دقائق", other: "قبل \(self.number(count)) دقيقة"),
      "\(self.number(count)) min"
    )
  }

  package func minutesLeft(_ count: Int) -> String {
    choose(
      "\(self.number(count))\u{00A0}min left",
      "还剩\(self.number(count))分钟",
      plural(count, zero: "بقيت أقل من دقيقة", one: "بقيت دقيقة", two: "بقيت دقيقتان", few: "بقيت \(self.number(count)) دقائق", other: "بقيت \(self.number(count)) دقيقة"),
      "jeszcze \(self.number(count))\u{00A0}min"
    )
  }

  /// The message when muting or blocking a person was refused and is undone.
  public func moderationRefused(_ name: String) -> String {
    choose(
      "Nothing has changed for \(self.isolated(name)).",
      "对 \(self.isolated(name)) 的操作失败，已撤销。",
      "لم يتغيّر شيء بشأن \(self.isolated(name)).",
      "Nic się nie zmieniło: \(self.isolated(name))."
    )
  }

  /// "12 moments": below a hashtag of Explore without a number of people.
  public func moments(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) moment", other: "\(self.number(count)) moments"),
      "\(self.number(count))条动态",
      plural(count, zero: "لا لحظات", one: "لحظة واحدة", two: "لحظتان", few: "\(self.number(count)) لحظات", other: "\(self.number(count)) لحظة"),
      plural(count, one: "\(self.number(count)) wpis", few: "\(self.number(count)) wpisy", many: "\(self.number(count)) wpisów", other: "\(self.number(count)) wpisu")
    )
  }

  /// The title of the part of a profile with all moments.
  public var momentsPartTitle: String { choose("Moments", "动态", "لحظات", "Wpisy") }

  /// The title of a profile's count of moments.
  public func momentsTitle(_ count: Int) -> String {
    choose(
      plural(count, one: "Moment", other: "Moments"),
      "动态",
      plural(count, two: "لحظتان", few: "لحظات", other: "لحظة"),
      plural(count, one: "Wpis", few: "Wpisy", many: "Wpisów", other: "Wpisu")
    )
  }

  /// The name of the button that shows the menu of a moment.
  public var moreActions: String { choose("More", "更多", "المزيد", "Więcej") }

  /// The text about a person whom the reader follows and who follows the reader.
  public var mutual: String { choose("Mutual", "互相关注", "متابعة متبادلة", "Obserwujecie się") }
}
