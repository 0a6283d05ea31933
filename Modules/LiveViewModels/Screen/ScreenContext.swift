public import ListModel
public import MomentsLanguage
public import SocialModel

/// The surroundings of a screen: the reader's language, the clock, and the receivers and sources
/// that all screens share.
public struct ScreenContext {
  /// The language of all texts.
  public var language: AppLanguage
  /// The clock, for ages, days and waiting.
  public var time: ReaderTime
  /// Notifies of changes in what the providers return; nil where nothing changes.
  public var changes: (any ChangeSource)?
  /// Tracks screen views and actions; optional.
  public var tracker: (any Tracker)?

  /// Makes surroundings.
  public init(
    _ language: AppLanguage,
    time: ReaderTime = ReaderTime(),
    changes: (any ChangeSource)? = nil,
    tracker: (any Tracker)? = nil
  ) {
    self.language = language
    self.time = time
    self.changes = changes
    self.tracker = tracker
  }

  var strings: Strings { Strings(language) }
  var failures: FailureText { FailureText(strings: strings, now: time.now) }
  /// The changes from now on.
  var changeStream: AsyncStream<SocialChange> {
    changes?.changes() ?? AsyncStream { $0.finish() }
  }
  var timeText: TimeText { TimeText(strings: strings, timeZone: time.timeZone) }
}
