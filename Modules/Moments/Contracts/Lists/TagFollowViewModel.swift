public import ListModel
public import MomentsLanguage

/// The follow state of a hashtag's page.
@MainActor
public protocol TagFollowViewModel: AnyObject {
  /// The language of the screen's texts.
  var strings: Strings { get }

  /// Whether the reader follows the hashtag; `nil` while it is unknown, and there is no button.
  var isFollowed: Observable<Bool?> { get }

  /// Loads whether the reader follows it.
  func load() async

  /// Follows or unfollows it.
  @discardableResult
  func toggle() -> Task<Void, Never>
}
