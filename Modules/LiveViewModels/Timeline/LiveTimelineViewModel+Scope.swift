public import Foundation
public import ListModel
public import MomentsContracts
public import SocialModel

extension LiveTimelineViewModel {
  /// Makes the view model of the timeline of a scope; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - source: where the timelines come from.
  ///   - scope: which one to show.
  ///   - likes: who takes the reader's likes.
  ///   - boosts: who takes what the reader shares; nil where nothing can be shared.
  ///   - follows: who knows whom the reader follows; nil where nobody does.
  ///   - compose: who takes what the reader writes; nil where nothing can be written.
  ///   - changes: who tells what changes in what is kept.
  ///   - readerLikes: what the reader likes, shared with the other screens.
  ///   - language: the language of the app.
  ///   - timeZone: the reader's time zone.
  ///   - tracker: where events go, if anywhere.
  ///   - now: the time that ages are counted from.
  ///   - sleep: waits, for the end of the time in which a deletion can be undone and for a server that is not ready.
  public convenience init(
    source: any TimelineSource,
    scope: MomentsContracts.TimelineScope,
    likes: any LikeProvider,
    boosts: (any BoostProvider)? = nil,
    follows: (any FollowProvider)? = nil,
    compose: (any ComposeProvider)? = nil,
    changes: (any ChangeSource)? = nil,
    readerLikes: ReaderLikes = ReaderLikes(),
    language: AppLanguage,
    timeZone: TimeZone = .current,
    tracker: (any Tracker)? = nil,
    now: @escaping @MainActor () -> Date = { Date() },
    sleep: @escaping LiveThreadViewModel.Sleep = { try await Task.sleep(for: $0) }
  ) {
    let timeline = source.timeline(of: .init(scope))
    self.init(
      timeline: timeline,
      profile: timeline,
      likes: likes,
      boosts: boosts,
      follows: follows,
      compose: compose,
      changes: changes,
      readerLikes: readerLikes,
      scope: scope,
      language: language,
      timeZone: timeZone,
      tracker: tracker,
      now: now,
      sleep: sleep
    )
  }
}

extension SocialModel.TimelineScope {
  /// What a provider is asked for to show a scope.
  init(_ scope: MomentsContracts.TimelineScope) {
    switch scope {
    case .home: self = .home
    case .local: self = .local
    case .public: self = .public
    case .hashtag(let name): self = .hashtag(name)
    case .profile(let person): self = .profile(accountID: person.id)
    }
  }
}
