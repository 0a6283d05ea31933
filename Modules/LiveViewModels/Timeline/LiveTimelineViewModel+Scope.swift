public import Contracts
public import Foundation
public import ListModel
public import SocialModel

extension LiveTimelineViewModel {
  /// Makes the view model of the timeline of a scope; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - source: where the timelines come from.
  ///   - scope: which one to show.
  ///   - likes: who takes the reader's likes.
  ///   - readerLikes: what the reader likes, shared with the other screens.
  ///   - language: the language of the app.
  ///   - timeZone: the reader's time zone.
  ///   - tracker: where events go, if anywhere.
  ///   - now: the time that ages are counted from.
  public convenience init(
    source: any TimelineSource,
    scope: Contracts.TimelineScope,
    likes: any LikeProvider,
    readerLikes: ReaderLikes = ReaderLikes(),
    language: AppLanguage,
    timeZone: TimeZone = .current,
    tracker: (any Tracker)? = nil,
    now: @escaping @MainActor () -> Date = { Date() }
  ) {
    let timeline = source.timeline(of: .init(scope))
    self.init(
      timeline: timeline,
      profile: timeline,
      likes: likes,
      readerLikes: readerLikes,
      scope: scope,
      language: language,
      timeZone: timeZone,
      tracker: tracker,
      now: now
    )
  }
}

extension SocialModel.TimelineScope {
  /// What a provider is asked for to show a scope.
  init(_ scope: Contracts.TimelineScope) {
    switch scope {
    case .home: self = .home
    case .hashtag(let name): self = .hashtag(name)
    case .profile(let person): self = .profile(accountID: person.id)
    }
  }
}
