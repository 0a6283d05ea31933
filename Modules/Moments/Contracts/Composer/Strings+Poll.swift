public import MomentsLanguage

extension Strings {
  /// The duration of a poll in seconds; `nil` for an unchanged end.
  public func composerPollDuration(_ seconds: Int?) -> String {
    seconds.map(composerDuration) ?? composerPollSameEnd
  }
}
