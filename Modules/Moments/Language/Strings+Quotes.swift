/// The texts about quotes.
extension Strings {
  /// The action that quotes a moment.
  public func quote(asksFirst: Bool) -> String {
    asksFirst
      ? quoteAskToQuote : quoteQuote
  }
}
