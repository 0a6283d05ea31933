public import ListModel

/// What the page of a hashtag knows of whether the reader follows it.
@MainActor
public protocol TagFollowViewModel: AnyObject {
  /// The language of everything the screen says.
  var strings: Strings { get }

  /// Whether the reader follows the hashtag; `nil` as long as nobody knows, and there is no button.
  var isFollowed: Observable<Bool?> { get }

  /// Asks whether the reader follows it.
  func load() async

  /// Follows it or ends that.
  @discardableResult
  func toggle() -> Task<Void, Never>
}
