public import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues
public import SocialModel

/// Whether the reader follows a hashtag, over a provider.
@MainActor
public final class LiveTagFollowViewModel: TagFollowViewModel {
  /// The language of the screen's texts.
  public var strings: Strings { context.strings }

  /// Whether the reader follows the hashtag; `nil` while that is unknown, and where the source has
  /// no followed hashtags.
  public var isFollowed: Observable<Bool?> { source }

  private let name: String
  private let provider: any TagFollowProvider
  private let context: ScreenContext
  private let source = MutableObservable<Bool?>(nil)
  private lazy var reads = ChangeReads { [weak self] _ in await self?.read(from: .store) }

  /// Makes the view model of one page; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - name: The hashtag without the "#".
  ///   - provider: Knows which hashtags the reader follows.
  ///   - context: The surroundings of the screen.
  public init(
    name: String,
    provider: any TagFollowProvider,
    in context: ScreenContext
  ) {
    self.name = name
    self.provider = provider
    self.context = context
    reads.follow(context.changes) { reads, change in
      if change.areTagsChanged { reads.read(ChangedContent(isStructural: true)) }
    }
  }

  /// Loads whether the reader follows it: first from the store, then from the server.
  public func load() async {
    for place in [ReadSource.store, .server] { await read(from: place) }
  }

  private func read(from place: ReadSource) async {
    // A server may turn out not to have followed hashtags when one is sent.
    guard provider.supports(.followTag) else { return source.setIfChanged(nil) }
    guard let isFollowed = try? await provider.isTagFollowed(name, from: place) else { return }
    source.setIfChanged(isFollowed)
  }

  /// Follows or unfollows it.
  @discardableResult
  public func toggle() -> Task<Void, Never> {
    guard let isFollowed = source.value else { return Task {} }
    context.tracker?.track(
      .action(name: isFollowed ? "unfollow-tag" : "follow-tag", screen: "hashtag", target: name)
    )
    source.value = !isFollowed
    return Task { [weak self, provider, name] in
      do {
        try await provider.perform(.followTag(!isFollowed, name: name))
      } catch {
        self?.source.value = isFollowed
      }
    }
  }
}
