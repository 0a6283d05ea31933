// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that follows a person.
  public var follow: String { choose("Follow", "关注", "متابعة", "Obserwuj") }

  /// The button that follows a hashtag.
  public var followHashtag: String {
    choose("Follow hashtag", "关注话题", "متابعة الوسم", "Obserwuj hashtag")
  }

  /// The message when following was refused and is undone.
  public func followRefused(_ name: String) -> String {
    choose(
      "\(self.isolated(name)) could not be followed.",
      "关注 \(self.isolated(name)) 失败，已撤销。",
      "تعذّرت متابعة \(self.isolated(name)).",
      "Nie udało się zacząć obserwować \(self.isolated(name))."
    )
  }

  /// The title of the button while the request is pending.
  public var followRequested: String { choose("Requested", "已请求", "طُلبت", "Wysłano prośbę") }

  /// "3 people want to follow you".
  package func followRequestsAtLeast(_ number: String) -> String {
    choose(
      "More than \(number) people want to follow you",
      "超过\(number)人想关注你",
      "أكثر من \(number) شخص يريدون متابعتك",
      "Ponad \(number) osób chce Cię obserwować"
    )
  }

  /// "3 people want to follow you".
  package func followRequestsCount(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) person wants to follow you", other: "\(self.number(count)) people want to follow you"),
      "\(self.number(count))人想关注你",
      plural(count, zero: "لا أحد يطلب متابعتك", one: "شخص واحد يريد متابعتك", two: "شخصان يريدان متابعتك", few: "\(self.number(count)) أشخاص يريدون متابعتك", many: "\(self.number(count)) شخصًا يريدون متابعتك", other: "\(self.number(count)) شخص يريدون متابعتك"),
      plural(count, one: "\(self.number(count)) osoba chce Cię obserwować", few: "\(self.number(count)) osoby chcą Cię obserwować", many: "\(self.number(count)) osób chce Cię obserwować", other: "\(self.number(count)) osoby chce Cię obserwować")
    )
  }

  /// The title when the requests could not be loaded.
  public var followRequestsFailedTitle: String {
    choose(
      "Follow requests could not be loaded",
      "无法加载关注请求",
      "تعذّر تحميل طلبات المتابعة",
      "Nie udało się wczytać próśb o obserwowanie"
    )
  }

  /// The title of the screen of follow requests.
  public var followRequestsTitle: String {
    choose("Follow requests", "关注请求", "طلبات المتابعة", "Prośby o obserwowanie")
  }

  /// The message when a person cannot be added to a list, because the reader does not follow them.
  public func followToAdd(_ name: String) -> String {
    choose(
      "Follow \(self.isolated(name)) to add them to a list.",
      "先关注\(self.isolated(name))，才能将其添加到列表。",
      "تابع \(self.isolated(name)) لتضيفه إلى قائمة.",
      "Aby dodać do listy, zacznij obserwować: \(self.isolated(name))."
    )
  }
}
