import Foundation
import MastodonAPI
import SocialModel

extension MastodonProvider {
  /// The largest number of pages to request until one has images or films.
  private static let mostPagesWithoutMedia = 5

  /// A page of the posts with images or films of a timeline, at servers of all kinds.
  ///
  /// Some ignore the restriction to such posts, and Takahē returns those without media only: that
  /// is learnt, and nothing is restricted from then on.
  ///
  /// - Parameters:
  ///   - request: The part of the timeline.
  ///   - link: The link to it; nil for its first address.
  ///   - endpoint: The endpoint of the part, with the restriction or without.
  ///   - page: Requests a page, at a link if there is one.
  /// - Returns: The page, without posts without media.
  /// - Throws: The errors of `page`.
  func mediaPage(
    _ request: PageRequest,
    at link: URL? = nil,
    of endpoint: (_ onlyMedia: Bool) -> Endpoint<LossyArray<Status>>,
    by page: (Endpoint<LossyArray<Status>>, URL?) async throws -> StatusPage
  ) async throws -> StatusPage {
    let isRestricted = await !missing.loaded(.mediaOnly)
    var used = endpoint(isRestricted)
    var found = try await page(used, link)
    // Where all posts have media, Takahē's first page is empty.
    let mayBeInverted = request.isFirst && link == nil && found.isEmpty
    if isRestricted, found.hasNoMedia || mayBeInverted {
      let all = endpoint(false)
      let whole = try await page(all, nil)
      if found.hasNoMedia || whole.hasMedia {
        await missing.note(.mediaOnly)
        (used, found) = (all, whole)
      }
    }
    found.removePostsWithoutMedia()
    // Without the restriction, many pages may have none.
    for _ in 1..<Self.mostPagesWithoutMedia {
      guard found.moments.isEmpty, !found.isEnd, request.minID == nil, let next = found.next
      else { break }
      let skipped = found.skipped
      found = try await page(used, next)
      found.removePostsWithoutMedia()
      found.skipped = skipped + found.skipped
    }
    return found
  }
}

extension PageRequest {
  /// Whether it is for the beginning of a list.
  fileprivate var isFirst: Bool { maxID == nil && minID == nil && sinceID == nil }
}

extension StatusPage {
  fileprivate var isEmpty: Bool { moments.isEmpty && skipped.isEmpty }
  fileprivate var hasMedia: Bool { moments.contains { !$0.attachments.isEmpty } }
  /// Whether there are posts, none of them with images or films.
  fileprivate var hasNoMedia: Bool { !moments.isEmpty && !hasMedia }
  /// Removes what a timeline of images and films does not show.
  fileprivate mutating func removePostsWithoutMedia() {
    moments.removeAll(where: \.attachments.isEmpty)
  }
}
