extension World {
  /// What a post quotes, as servers write it: inside of a quoted post with its identity alone.
  func quoteJSON(
    _ quote: QuoteRecord,
    for viewer: String?,
    isShallow: Bool
  ) -> JSONValue {
    let shown = statuses[quote.status]
    let state = quoteState(quote, shown, for: viewer)
    let isShown = state == "accepted"
    guard !isShallow else {
      return [
        "state": .text(state), "quoted_status_id": .optional(isShown ? quote.status : nil),
      ]
    }
    // Whom the reader hides is written all the same: it is for the app to hide.
    let isWritten = isShown || ["blocked_account", "muted_account"].contains(state)
    return [
      "state": .text(state),
      "quoted_status": isWritten
        ? shown.map { statusJSON($0, for: viewer, isQuoted: true) } ?? .null : .null,
    ]
  }

  private func quoteState(_ quote: QuoteRecord, _ shown: StatusRecord?, for viewer: String?)
    -> String
  {
    guard quote.state == "accepted" else { return quote.state }
    guard let shown else { return "deleted" }
    guard canSee(shown, viewer) else { return "unauthorized" }
    guard let viewer else { return "accepted" }
    if blocks.contains(viewer, shown.account) { return "blocked_account" }
    return mutes.contains(viewer, shown.account) ? "muted_account" : "accepted"
  }

  /// What apps without quotes show of one.
  func quoteFallback(_ id: String) -> String? {
    page(ofPost: id).map { "<p class=\"quote-inline\">RE: <a href=\"\($0)\">\($0)</a></p>" }
  }

  /// Who may quote a post, and whether the reader may.
  func quoteApprovalJSON(_ status: StatusRecord, for viewer: String?) -> JSONValue {
    let policy = quotePolicy(of: status)
    return [
      "automatic": .list(policy == "nobody" ? [] : [.text(policy)]),
      "manual": [],
      "current_user": .text(canQuote(status, viewer) ? "automatic" : "denied"),
    ]
  }

  private func quotePolicy(of status: StatusRecord) -> String {
    ["private", "direct"].contains(status.visibility) ? "nobody" : status.quotePolicy
  }

  func canQuote(_ status: StatusRecord, _ viewer: String?) -> Bool {
    guard let viewer, status.visibility != "direct", canSee(status, viewer) else { return false }
    if status.account == viewer { return true }
    return switch quotePolicy(of: status) {
    case "public": true
    case "followers": follows.contains(viewer, status.account)
    default: false
    }
  }

  /// How many posts quote one.
  func quotesCount(of id: String) -> Int {
    (quoteIndex[id] ?? []).count { statuses[$0]?.quote?.state == "accepted" }
  }
}
