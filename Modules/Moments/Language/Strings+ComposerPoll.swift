extension Strings {
  /// The duration of a poll: "30 minutes", "6 hours", "3 days".
  public func composerDuration(_ seconds: Int) -> String {
    let minutes = max(1, seconds / 60)
    if minutes < 60 { return pollMinutes(minutes) }
    if minutes < 24 * 60 { return pollHours(minutes / 60) }
    return pollDays(minutes / (24 * 60))
  }
}
