import Foundation
import LocalStore
import MastodonAPI
public import SocialModel

extension MastodonProvider {
  /// The number of hashtags in a request, the most that servers return.
  private static let tagsPerPage = 200
  /// The largest number of pages to read, because nobody chooses among more.
  private static let mostPages = 10

  /// The followed hashtags; the stored ones if the server cannot be reached.
  public func followedTags(from source: ReadSource) async throws -> [String] {
    guard source == .server, await !missing.loaded(.followedTags) else {
      return try await store.followedTags()
    }
    do {
      try await store.reconciling {
        let first = Endpoint.followedTags(limit: Self.tagsPerPage)
        var response = try await access.send(first)
        var tags = response.value
        for _ in 1..<Self.mostPages {
          guard let next = response.links.next, !response.value.elements.isEmpty else { break }
          response = try await access.page(at: next, of: first)
          tags.append(response.value)
        }
        let isEnd = response.links.next == nil || response.value.elements.isEmpty
        let names = tags.elements.map(\.name)
        try await store.saveFollowedTags(names, isWhole: tags.skipped.isEmpty && isEnd)
      }
    } catch let error where MissingFeatures.isNamed(by: error) {
      await missing.note(.followedTags)
    } catch let error as ProviderError where error.mayPass {
      guard try await !store.followedTags().isEmpty else { throw error }
    }
    return try await store.followedTags()
  }

  /// Whether the reader follows a hashtag; the stored state if the server cannot be reached.
  public func isTagFollowed(_ name: String, from source: ReadSource) async throws -> Bool? {
    guard source == .server else { return try await store.isTagFollowed(name) }
    do {
      try await store.reconciling {
        let tag: Tag = try await access.send(.tag(name)).value
        guard let isFollowed = tag.following else { return }
        try await store.saveTag(name, isFollowed: isFollowed)
      }
    } catch let error as ProviderError where !error.isAboutTheDisk {
      // The endpoint is missing, or the server cannot be reached.
    }
    return try await store.isTagFollowed(name)
  }
}
