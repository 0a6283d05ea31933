extension Strings {
  /// What signing out would lose: "2 things wait to be sent, 1 draft".
  public func signOutLoss(unsent: Int, drafts: Int) -> String? {
    let parts = [unsent > 0 ? outboxCount(unsent) : nil, drafts > 0 ? draftCount(drafts) : nil]
      .compactMap(\.self)
    return parts.isEmpty
      ? nil : parts.joined(separator: signOutLossSeparator) + signOutLossEnd
  }

  /// An account in one sentence.
  public func account(_ name: String, at server: String, isCurrent: Bool) -> String {
    let account = accountOnServer(name, server)
    guard isCurrent else { return account }
    return accountShownNow(account)
  }
}
