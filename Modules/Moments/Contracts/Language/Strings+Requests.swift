extension Strings {
  /// The title of the screen of those who ask to follow the reader.
  public var followRequestsTitle: String { pick("Follow requests", "关注请求", "طلبات المتابعة") }

  /// The title where nobody asks.
  public var emptyFollowRequestsTitle: String {
    pick("No follow requests", "没有关注请求", "لا طلبات متابعة")
  }

  /// What the screen says where nobody asks.
  public var emptyFollowRequestsMessage: String {
    pick(
      "Whoever wants to follow you and needs your consent will appear here.",
      "想关注你且需要你同意的人会显示在这里。",
      "سيظهر هنا من يريد متابعتك ويحتاج إلى موافقتك."
    )
  }

  /// The title where the requests could not be loaded.
  public var followRequestsFailedTitle: String {
    pick("Follow requests could not be loaded", "无法加载关注请求", "تعذّر تحميل طلبات المتابعة")
  }

  /// The button that lets a person follow the reader.
  public var acceptRequest: String { pick("Accept", "接受", "قبول") }

  /// The button that does not.
  public var rejectRequest: String { pick("Reject", "拒绝", "رفض") }

  /// What became of a request: the person may follow the reader.
  public var requestAccepted: String { pick("Accepted", "已接受", "قُبل الطلب") }

  /// What became of a request: the person may not.
  public var requestRejected: String { pick("Rejected", "已拒绝", "رُفض الطلب") }

  /// What became of a request that nobody waits for any more.
  public var requestGone: String { pick("No longer waiting", "请求已失效", "لم يعد الطلب قائمًا") }

  /// What is told where an answer was not taken.
  public var requestNotAnswered: String {
    pick(
      "The follow request could not be answered.",
      "无法处理该关注请求。",
      "تعذّر الرد على طلب المتابعة."
    )
  }

  /// "3 people want to follow you".
  ///
  /// - Parameters:
  ///   - count: How many are known.
  ///   - hasMore: Whether there are more.
  /// - Returns: The words.
  public func followRequests(_ count: Int, hasMore: Bool) -> String {
    if hasMore {
      let number = number(count)
      return pick(
        "More than \(number) people want to follow you",
        "超过\(number)人想关注你",
        "أكثر من \(number) شخص يريدون متابعتك"
      )
    }
    return plural(
      count,
      one: "# person wants to follow you",
      other: "# people want to follow you",
      chinese: "#人想关注你",
      arabic: ArabicForms(
        zero: "لا أحد يطلب متابعتك",
        one: "شخص واحد يريد متابعتك",
        two: "شخصان يريدان متابعتك",
        few: "# أشخاص يريدون متابعتك",
        many: "# شخصًا يريدون متابعتك",
        other: "# شخص يريدون متابعتك"
      )
    )
  }
}
