extension Strings {
  /// "12 likes": the accessibility label of a count, and a button of a thread.
  ///
  /// The button opens the list of people.
  public func likes(_ count: Int) -> String {
    plural(
      count,
      one: "# like",
      other: "# likes",
      chinese: "#个赞",
      arabic: ArabicForms(
        zero: "لا إعجابات",
        one: "إعجاب واحد",
        two: "إعجابان",
        few: "# إعجابات",
        many: "# إعجابًا",
        other: "# إعجاب"
      )
    )
  }

  /// "12 comments": the heading of a thread, and the accessibility label of the count.
  public func comments(_ count: Int) -> String {
    plural(
      count,
      one: "# comment",
      other: "# comments",
      chinese: "#条评论",
      arabic: ArabicForms(
        zero: "لا تعليقات",
        one: "تعليق واحد",
        two: "تعليقان",
        few: "# تعليقات",
        many: "# تعليقًا",
        other: "# تعليق"
      )
    )
  }

  /// "12 photos": a detail of drafts and scheduled posts, and of the shelf of photos.
  public func photos(_ count: Int) -> String {
    plural(
      count,
      one: "# photo",
      other: "# photos",
      chinese: "#张照片",
      arabic: ArabicForms(
        zero: "لا صور",
        one: "صورة واحدة",
        two: "صورتان",
        few: "# صور",
        many: "# صورة",
        other: "# صورة"
      )
    )
  }

  /// "12 moments": below a hashtag of Explore without a number of people.
  public func moments(_ count: Int) -> String {
    plural(
      count,
      one: "# moment",
      other: "# moments",
      chinese: "#条动态",
      arabic: ArabicForms(
        zero: "لا لحظات",
        one: "لحظة واحدة",
        two: "لحظتان",
        few: "# لحظات",
        many: "# لحظة",
        other: "# لحظة"
      )
    )
  }

  /// "12 followers": the accessibility label of the count in the header of their list.
  public func followers(_ count: Int) -> String {
    plural(
      count,
      one: "# follower",
      other: "# followers",
      chinese: "#位粉丝",
      arabic: ArabicForms(
        zero: "لا متابعين",
        one: "متابع واحد",
        two: "متابعان",
        few: "# متابعين",
        many: "# متابعًا",
        other: "# متابع"
      )
    )
  }

  /// "Follows 12 people".
  public func following(_ count: Int) -> String {
    plural(
      count,
      one: "Follows # person",
      other: "Follows # people",
      chinese: "关注了#人",
      arabic: ArabicForms(
        zero: "لا يتابع أحدًا",
        one: "يتابع شخصًا واحدًا",
        two: "يتابع شخصين",
        few: "يتابع # أشخاص",
        many: "يتابع # شخصًا",
        other: "يتابع # شخص"
      )
    )
  }

  /// The number of moments that could not be read and were left out.
  public func skippedMoments(_ count: Int) -> String {
    plural(
      count,
      one: "# moment could not be read and was left out.",
      other: "# moments could not be read and were left out.",
      chinese: "有#条动态无法读取，已跳过。",
      arabic: ArabicForms(
        zero: "قُرئت كل اللحظات.",
        one: "تعذّرت قراءة لحظة واحدة فتُركت.",
        two: "تعذّرت قراءة لحظتين فتُركتا.",
        few: "تعذّرت قراءة # لحظات فتُركت.",
        many: "تعذّرت قراءة # لحظة فتُركت.",
        other: "تعذّرت قراءة # لحظة فتُركت."
      )
    )
  }

  /// Who likes a moment: "You, Ann, Bob and 12 others".
  ///
  /// - Parameters:
  ///   - names: Some of those who like it, without the reader; the first three are named.
  ///   - isLikedByReader: Whether the reader is one of them.
  ///   - count: The total, including the reader.
  /// - Returns: The text, or an empty one if nobody can be named.
  public func likedBy(_ names: [String], isLikedByReader: Bool, count: Int) -> String {
    var named = names.prefix(3).map(isolated)
    if isLikedByReader {
      named.insert(pick("You", "你", "أنت"), at: 0)
    }
    guard !named.isEmpty else { return "" }
    let others = count - named.count
    if others > 0 {
      return list(named) + andOthers(others, of: count)
    }
    return listWithAnd(named)
  }

  /// - Parameters:
  ///   - others: The number of people who are not named.
  ///   - count: The total, including those named: the number in Chinese.
  /// - Returns: " and 3 others".
  private func andOthers(_ others: Int, of count: Int) -> String {
    plural(
      language == .simplifiedChinese ? count : others,
      one: " and # other",
      other: " and # others",
      chinese: "等#人",
      arabic: ArabicForms(
        zero: "",
        one: " وشخص آخر",
        two: " وشخصان آخران",
        few: " و# آخرون",
        many: " و# آخرون",
        other: " و# آخرون"
      )
    )
  }

  func list(_ names: [String]) -> String {
    names.joined(separator: pick(", ", "、", "، "))
  }

  private func listWithAnd(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return list(names) }
    let rest = list(names.dropLast())
    return rest + pick(" and \(last)", "和\(last)", " و\(last)")
  }
}
