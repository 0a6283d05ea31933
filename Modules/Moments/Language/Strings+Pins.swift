extension Strings {
  /// The state of pinning that the server rejects, in its words if there are any.
  public func outboxPinInvalid(_ reason: String?) -> String {
    let invalid = outboxPinInvalidSentence
    return reason.map { "\(invalid): \($0)" } ?? "\(invalid)."
  }
}
