// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// Any other file.
  public var file: String { choose("File", "文件", "ملف", "Plik") }

  package func fileNotFound(_ path: String) -> String {
    choose(
      "There is no file or folder \(path).",
      "找不到文件或文件夹 \(path)。",
      "لا يوجد ملف أو مجلد \(path).",
      "Nie ma pliku ani folderu \(path)."
    )
  }

  package func fileNotReadable(_ path: String) -> String {
    choose(
      "\(path) cannot be read.",
      "无法读取 \(path)。",
      "تتعذّر قراءة \(path).",
      "Nie można odczytać \(path)."
    )
  }

  package func fileOutside(_ path: String) -> String {
    choose(
      "\(path) lies outside of the archive.",
      "\(path) 不在存档之内。",
      "يقع \(path) خارج الأرشيف.",
      "\(path) leży poza archiwum."
    )
  }

  package func fileTooLarge(_ path: String) -> String {
    choose("\(path) is too large.", "\(path) 太大。", "\(path) كبير جدًا.", "\(path) jest za duży.")
  }

  /// The title of the button that fills a gap.
  public var fillGap: String { choose("Load more", "加载更多", "حمّل المزيد", "Wczytaj więcej") }

  /// Read by assistive technologies before the duration and the description.
  public var film: String { choose("Video", "视频", "فيديو", "Film") }

  /// "12 films": a detail of drafts, and of the shelf of photos, where there are only films.
  public func films(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) film", other: "\(self.number(count)) films"),
      "\(self.number(count))段视频",
      plural(count, zero: "لا أفلام", one: "فيلم واحد", two: "فيلمان", few: "\(self.number(count)) أفلام", many: "\(self.number(count)) فيلمًا", other: "\(self.number(count)) فيلم"),
      plural(count, one: "\(self.number(count)) film", few: "\(self.number(count)) filmy", many: "\(self.number(count)) filmów", other: "\(self.number(count)) filmu")
    )
  }

  /// The explanation of filters.
  public var filtersEmptyMessage: String {
    choose(
      "Moments with words that you do not want to read wait behind a line, or do not show.",
      "含有你不想看到的字词的动态会被折叠或隐藏。",
      "اللحظات التي فيها كلمات لا تريد قراءتها تنتظر خلف سطر، أو لا تظهر.",
      "Wpisy ze słowami, których nie chcesz czytać, czekają za linijką albo są niewidoczne."
    )
  }

  /// The title of an empty list of filters.
  public var filtersEmptyTitle: String {
    choose("No filters", "没有过滤器", "لا مرشحات", "Brak filtrów")
  }

  /// The message when the filters could not be read.
  public var filtersFailedTitle: String {
    choose(
      "The filters could not be read",
      "无法读取过滤器",
      "تعذّرت قراءة المرشحات",
      "Nie udało się odczytać filtrów"
    )
  }

  /// The title of the list of filters, and of the buttons that open it.
  public var filtersTitle: String { choose("Filters", "过滤器", "المرشحات", "Filtry") }

  /// The title of the button that folds a text.
  public var foldText: String { choose("Collapse", "收起", "طيّ النص", "Zwiń") }

  /// The title of the shelf of followed hashtags.
  public var followedHashtagsTitle: String {
    choose("Hashtags you follow", "你关注的话题", "وسوم تتابعها", "Obserwowane hashtagi")
  }

  /// The heading above the hashtags that the reader follows.
  public var followedTagsSection: String {
    choose("Hashtags you follow", "你关注的话题", "الوسوم التي تتابعها", "Obserwowane hashtagi")
  }

  /// "12 followers": the accessibility label of the count in the header of their list.
  public func followers(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) follower", other: "\(self.number(count)) followers"),
      "\(self.number(count))位粉丝",
      plural(count, zero: "لا متابعين", one: "متابع واحد", two: "متابعان", few: "\(self.number(count)) متابعين", many: "\(self.number(count)) متابعًا", other: "\(self.number(count)) متابع"),
      plural(count, one: "\(self.number(count)) obserwujący", few: "\(self.number(count)) obserwujących", many: "\(self.number(count)) obserwujących", other: "\(self.number(count)) obserwującego")
    )
  }

  /// The title of the list of a person's followers.
  public var followersListTitle: String { choose("Followers", "粉丝", "متابعون", "Obserwujący") }

  /// The title of a profile's count of followers.
  public func followersTitle(_ count: Int) -> String {
    choose(
      plural(count, one: "Follower", other: "Followers"),
      "粉丝",
      plural(count, two: "متابعان", few: "متابعين", many: "متابعًا", other: "متابع"),
      plural(count, one: "Obserwujący", few: "Obserwujących", many: "Obserwujących", other: "Obserwującego")
    )
  }

  /// "Follows 12 people".
  public func following(_ count: Int) -> String {
    choose(
      plural(count, one: "Follows \(self.number(count)) person", other: "Follows \(self.number(count)) people"),
      "关注了\(self.number(count))人",
      plural(count, zero: "لا يتابع أحدًا", one: "يتابع شخصًا واحدًا", two: "يتابع شخصين", few: "يتابع \(self.number(count)) أشخاص", many: "يتابع \(self.number(count)) شخصًا", other: "يتابع \(self.number(count)) شخص"),
      plural(count, one: "Obserwuje \(self.number(count)) osobę", many: "Obserwuje \(self.number(count)) osób", other: "Obserwuje \(self.number(count)) osoby")
    )
  }

  /// The title of the button once the reader follows the person.
  public var followingPerson: String { choose("Following", "已关注", "تتابعه", "Obserwujesz") }

  /// The title of the list of people that a person follows.
  public var followingListTitle: String { choose("Following", "关注", "يتابع", "Obserwowani") }

  /// The title of a profile's count of people followed.
  public func followingTitle(_ count: Int) -> String {
    choose(
      "Following",
      "关注",
      "يتابع",
      plural(count, one: "Obserwowany", few: "Obserwowanych", many: "Obserwowanych", other: "Obserwowanego")
    )
  }

  /// The text about a person who follows the reader.
  public var followsYou: String { choose("Follows you", "关注了你", "يتابعك", "Obserwuje Cię") }

  /// The section of fonts.
  public var fontsTitle: String { choose("Fonts", "字体", "الخطوط", "Czcionki") }

  /// The title of the button that unfolds a text.
  public var fullText: String { choose("Full text", "全文", "النص الكامل", "Cały tekst") }
}
