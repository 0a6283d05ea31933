import Foundation
import MomentsValues
import SocialModel

/// Moments of a custom source: the tides of a day.
actor TideProvider {
  private let tides = ["High water at 6:12", "Low water at 12:31"].enumerated().map {
    number,
    text in
    Moment(
      id: "tide-\(number + 1)",
      author: Account(id: "harbour", handle: "harbour", displayName: "The harbour"),
      text: RichText(text)
    )
  }
  private var liked: Set<String> = []
  private let changed = Broadcast<SocialChange>()

  private var shown: [Moment] {
    tides.map { tide in
      var tide = tide
      tide.like = tide.like.settingLiked(liked.contains(tide.postID))
      return tide
    }
  }

  private func tide(_ id: String) throws -> Moment {
    guard let tide = shown.first(where: { $0.postID == id }) else {
      throw ProviderError.unknownMoment(id: id)
    }
    return tide
  }
}

extension TideProvider: TimelineSource, TimelineProvider, ProfileProvider {
  nonisolated func timeline(of scope: TimelineScope) -> any TimelineProvider & ProfileProvider {
    self
  }
  func moments(after cursor: PageCursor?) async throws -> Page<Moment> { try await refresh() }
  func refresh() async throws -> Page<Moment> { Page(items: shown) }
  func rows(_ ids: Set<Moment.ID>) async throws -> [Moment] {
    shown.filter { ids.contains($0.id) }
  }
  func profile() async throws -> Account? { nil }
}

extension TideProvider: ThreadProvider {
  func thread(of postID: String) async throws -> MomentThread {
    MomentThread(moment: try tide(postID))
  }
  func comments(of postID: String, after cursor: PageCursor) async throws -> Page<Moment> {
    Page(items: [])
  }
  func posts(_ ids: Set<String>) async throws -> [Moment] { try await rows(ids) }
}

extension TideProvider: ActionProvider, ChangeSource {
  nonisolated var supported: Set<ActionKind> { [.like] }
  func perform(_ action: ReaderAction) async throws -> String? {
    guard case .like(let isOn, let postID) = action else {
      throw ProviderError.refused(reason: nil)
    }
    _ = try tide(postID)
    if isOn { liked.insert(postID) } else { liked.remove(postID) }
    changed.send(SocialChange(posts: [postID]))
    return nil
  }
  nonisolated func changes() -> AsyncStream<SocialChange> { changed.stream() }
}

extension TideProvider: ExploreProvider, MediaProvider {
  func popularMoments(after cursor: PageCursor?) async throws -> Page<Moment> { Page(items: []) }
  func popularTags(after cursor: PageCursor?) async throws -> Page<TagUsage> { Page(items: []) }
  func suggestedPeople(after cursor: PageCursor?) async throws -> Page<Account> { Page(items: []) }
  func popularLinks(after cursor: PageCursor?) async throws -> Page<TrendLink> { Page(items: []) }
  func data(for url: URL) async throws -> Data {
    throw ProviderError.unsupportedURLScheme(scheme: url.scheme ?? "", url: url.absoluteString)
  }
}
