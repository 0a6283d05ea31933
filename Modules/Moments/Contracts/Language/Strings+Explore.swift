extension Strings {
  /// The title of the explore screen, and the name of the button that opens it.
  public var exploreTitle: String { pick("Explore", "发现", "استكشاف") }

  /// The heading above a shelf: "Photos", "Hashtags".
  public func shelfTitle(_ kind: ExploreShelf.Kind) -> String {
    switch kind {
    case .photos: pick("New photos", "最新照片", "صور جديدة")
    case .hashtags: pick("Popular hashtags", "热门话题", "وسوم رائجة")
    case .people: pick("People to follow", "推荐关注", "أشخاص للمتابعة")
    case .links: pick("Shared links", "热门链接", "روابط متداولة")
    }
  }

  /// The title of an empty shelf.
  public func emptyShelf(_ kind: ExploreShelf.Kind) -> String {
    switch kind {
    case .photos: pick("No photos yet", "还没有照片", "لا صور بعد")
    case .hashtags: pick("No hashtags yet", "还没有话题", "لا وسوم بعد")
    case .people: pick("Nobody to suggest yet", "暂时没有推荐", "لا اقتراحات بعد")
    case .links: pick("No links yet", "还没有链接", "لا روابط بعد")
    }
  }

  /// The text below the title of a shelf that has no items.
  public func emptyShelfMessage(_ kind: ExploreShelf.Kind) -> String {
    switch kind {
    case .photos:
      pick(
        "Photos that people post will appear here.",
        "大家发布的照片会显示在这里。",
        "ستظهر هنا الصور التي ينشرها الناس."
      )
    case .hashtags:
      pick(
        "Hashtags that many people use will appear here.",
        "大家常用的话题会显示在这里。",
        "ستظهر هنا الوسوم التي يستخدمها كثيرون."
      )
    case .people:
      pick(
        "People you may like to follow will appear here.",
        "你可能想关注的人会显示在这里。",
        "سيظهر هنا أشخاص قد تودّ متابعتهم."
      )
    case .links:
      pick(
        "Links that many people share will appear here.",
        "大家常分享的链接会显示在这里。",
        "ستظهر هنا الروابط التي يشاركها كثيرون."
      )
    }
  }

  /// The title when a shelf could not be loaded.
  public func shelfFailed(_ kind: ExploreShelf.Kind) -> String {
    switch kind {
    case .photos: pick("Photos could not be loaded", "无法加载照片", "تعذّر تحميل الصور")
    case .hashtags: pick("Hashtags could not be loaded", "无法加载话题", "تعذّر تحميل الوسوم")
    case .people: pick("People could not be loaded", "无法加载推荐", "تعذّر تحميل الأشخاص")
    case .links: pick("Links could not be loaded", "无法加载链接", "تعذّر تحميل الروابط")
    }
  }

  /// The message when shelves could not be refreshed and the old items stay.
  public var exploreRefreshFailed: String {
    pick("Not everything could be refreshed.", "部分内容刷新失败。", "تعذّر تحديث كل المحتوى.")
  }

  /// The title of the button that shows more of a shelf.
  public var showMore: String { pick("Show more", "查看更多", "عرض المزيد") }

  /// The accessibility label of a photo.
  public func photo(by author: String) -> String {
    pick("Photo by \(author)", "\(author)的照片", "صورة من \(author)")
  }

  /// "123 people in 2 days": below a hashtag of Explore, those who used it recently.
  public func people(_ count: Int, inDays days: Int) -> String {
    let people = plural(
      count,
      one: "# person",
      other: "# people",
      chinese: "#人参与",
      arabic: ArabicForms(
        zero: "لا أحد",
        one: "شخص واحد",
        two: "شخصان",
        few: "# أشخاص",
        many: "# شخصًا",
        other: "# شخص"
      )
    )
    let time = plural(
      days,
      one: "in # day",
      other: "in # days",
      chinese: "#天内",
      arabic: ArabicForms(
        zero: "اليوم",
        one: "في يوم واحد",
        two: "في يومين",
        few: "في # أيام",
        many: "في # يومًا",
        other: "في # يوم"
      )
    )
    return pick("\(people) \(time)", "\(time)\(people)", "\(people) \(time)")
  }

  /// "12 people shared this".
  public func sharedBy(_ count: Int) -> String {
    plural(
      count,
      one: "# person shared this",
      other: "# people shared this",
      chinese: "#人分享",
      arabic: ArabicForms(
        zero: "لم يشاركه أحد",
        one: "شاركه شخص واحد",
        two: "شاركه شخصان",
        few: "شاركه # أشخاص",
        many: "شاركه # شخصًا",
        other: "شاركه # شخص"
      )
    )
  }

  /// "12.3K followers"; written out below 10,000.
  public func compactFollowers(_ count: Int) -> String {
    guard count >= 10_000 else { return followers(count) }
    let number = compactNumber(count)
    // After a word such as "thousand", Arabic has one form for every number.
    return pick("\(number) followers", "\(number)位粉丝", "\(number) متابع")
  }

  /// The title of the timeline of a hashtag, named without the number sign.
  public func hashtagTitle(_ name: String) -> String { "\u{2068}#\(name)\u{2069}" }

  /// The title when nothing carries a hashtag.
  public func emptyHashtagTitle(_ name: String) -> String {
    pick(
      "Nothing with \u{2068}#\(name)\u{2069} yet",
      "还没有 #\(name) 的动态",
      "لا شيء مع \u{2068}#\(name)\u{2069} بعد"
    )
  }

  /// The message when nothing carries a hashtag.
  public var emptyHashtagMessage: String {
    pick(
      "Moments with this hashtag will appear here.",
      "带有此话题的动态会显示在这里。",
      "ستظهر هنا اللحظات التي تحمل هذا الوسم."
    )
  }

  /// The message when a person has no moments.
  public func emptyProfileMessage(_ name: String) -> String {
    pick(
      "Moments that \(name) posts will appear here.",
      "\(name)发布的动态会显示在这里。",
      "ستظهر هنا اللحظات التي ينشرها \(name)."
    )
  }

  /// Parts joined with a pause between them, without the empty ones.
  func sentences(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: pick(", ", "，", "، "))
  }
}
