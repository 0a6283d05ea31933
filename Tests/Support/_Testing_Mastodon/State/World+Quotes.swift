extension World {
  /// The quote of a post, as servers encode it: inside of a quoted post, only its identity.
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
    // Hidden people are included: apps hide them.
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

  /// The fallback of a quote for apps without quotes.
  func quoteFallback(_ id: String) -> String? {
    page(ofPost: id).map { "<p class=\"quote-inline\">RE: <a href=\"\($0)\">\($0)</a></p>" }
  }

  /// The quote policy of a post, and whether the reader may quote it.
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

  /// Sets the quote and the quote policy of a new post.
  func takeQuote(_ call: Call, into status: inout StatusRecord) throws {
    guard options.hasQuotes else { return }
    status.quotePolicy = newQuotePolicy(call, of: status.account)
    guard let id = call.text("quoted_status_id"), !id.isEmpty else { return }
    guard let quoted = statuses[id], canQuote(quoted, status.account) else {
      throw Refusal(status: 404, text: .quotedGone)
    }
    // Remote authors must approve first.
    let isElsewhere = accounts[quoted.account]?.domain != nil
    status.quote = QuoteRecord(status: id, state: isElsewhere ? "pending" : "accepted")
    if quoted.visibility == "private", status.visibility != "direct" {
      status.visibility = "private"
    }
  }

  /// The quote policy of a new post; by default that of the account.
  func newQuotePolicy(_ call: Call, of account: String) -> String {
    call.text("quote_approval_policy") ?? accounts[account]?.defaultQuotePolicy ?? "public"
  }

  /// The number of posts that quote a post.
  func quotesCount(of id: String) -> Int {
    (quoteIndex[id] ?? []).count { statuses[$0]?.quote?.state == "accepted" }
  }
}
