extension Strings {
  /// The title of the screen of follow requests.
  public var followRequestsTitle: String { pick("Follow requests", "关注请求", "طلبات المتابعة") }

  /// The title when there are no requests.
  public var emptyFollowRequestsTitle: String {
    pick("No follow requests", "没有关注请求", "لا طلبات متابعة")
  }

  /// The message when there are no requests.
  public var emptyFollowRequestsMessage: String {
    pick(
      "Whoever wants to follow you and needs your consent will appear here.",
      "想关注你且需要你同意的人会显示在这里。",
      "سيظهر هنا من يريد متابعتك ويحتاج إلى موافقتك."
    )
  }

  /// The title when the requests could not be loaded.
  public var followRequestsFailedTitle: String {
    pick("Follow requests could not be loaded", "无法加载关注请求", "تعذّر تحميل طلبات المتابعة")
  }

  /// The button that accepts a request.
  public var acceptRequest: String { pick("Accept", "接受", "قبول") }

  /// The button that rejects a request.
  public var rejectRequest: String { pick("Reject", "拒绝", "رفض") }

  /// The result of a request: accepted.
  public var requestAccepted: String { pick("Accepted", "已接受", "قُبل الطلب") }

  /// The result of a request: rejected.
  public var requestRejected: String { pick("Rejected", "已拒绝", "رُفض الطلب") }

  /// The result of a request that is no longer pending.
  public var requestGone: String { pick("No longer waiting", "请求已失效", "لم يعد الطلب قائمًا") }

  /// The message when an answer was rejected by the server.
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
  ///   - count: The known number.
  ///   - hasMore: Whether there are more.
  /// - Returns: The text.
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
