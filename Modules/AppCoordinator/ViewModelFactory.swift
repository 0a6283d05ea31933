public import Contracts
public import ListModel

/// Makes the view models of the screens.
///
/// The app hands one in: of demo view models, or of live ones over a provider.
public protocol ViewModelFactory {
  /// The language of everything the screens say.
  var strings: Strings { get }

  /// The timelines that the reader can go to from their own, that one first; only one where there are no others.
  var rootScopes: [TimelineScope] { get }

  /// The view model of a timeline: the reader's own, that of a hashtag or that of a person. Called once for each time the
  /// screen is made.
  func makeTimeline(_ scope: TimelineScope) -> any TimelineViewModel

  /// The view model of one moment with its comments, named as ``Route/moment(_:)`` names it.
  func makeThread(moment: ListItemID) -> any ThreadViewModel

  /// The view model of the explore screen. Called once for each time the screen is made.
  func makeExplore() -> any ExploreViewModel
}

extension ViewModelFactory {
  /// The reader's own timeline alone.
  public var rootScopes: [TimelineScope] { [.home] }
}
