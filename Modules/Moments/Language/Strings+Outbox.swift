extension Strings {
  /// The state of an item that is being sent.
  ///
  /// - Parameter part: The sent fraction, from 0 to 1; shown if it is not 0.
  /// - Returns: "Sending…", "Sending… 40%".
  public func outboxSending(_ part: Double) -> String {
    let sending = outboxSendingSending
    return part > 0 && part < 1 ? "\(sending) \(number(Int(part * 100)))%" : sending
  }

  /// The state of an item that the server rejected, in its words if there are any.
  public func outboxRefused(_ reason: String?) -> String {
    let refused = outboxRefusedSentence
    return reason.map { "\(refused): \($0)" } ?? "\(refused)."
  }

  /// The state of an item that the reader's account is not allowed to do, in the server's words if
  /// there are any.
  public func outboxForbidden(_ reason: String?) -> String {
    let forbidden = outboxForbiddenSentence
    return reason.map { "\(forbidden): \($0)" } ?? "\(forbidden)."
  }

  /// The state of a post that the server rejects as invalid, in its words if there are any.
  public func outboxInvalid(_ reason: String?) -> String {
    let invalid = outboxInvalidSentence
    return reason.map { "\(invalid): \($0)" } ?? "\(invalid)."
  }
}
