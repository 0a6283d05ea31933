import Expectations
import Foundation
import LocalStore
import Locking
import MastodonAPI
import SocialModel
import TestSupport
import Testing

@testable import MomentsComposition

/// A network that fails the test on every request.
private nonisolated struct NoNetwork: HTTPTransport {
  func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse {
    throw HTTPFailure.offline
  }
}

/// Directories in a separate folder for a test.
private final class TemporaryPlaces {
  let folder = TemporaryFolder(isMade: false)

  var directories: StoreDirectories { StoreDirectories(root: folder.url) }

  var opener: SourceOpener {
    SourceOpener(
      directories: directories,
      transport: NoNetwork(),
      accounts: nil,
      now: { Date(timeIntervalSince1970: 1_760_000_000) }
    )
  }
}

@Suite("This machine alone")
struct DevicePlaceTests {
  @Test("the store is seeded with the demo's moments once")
  func seeded() async throws {
    let temporary = TemporaryPlaces()
    let first = try await temporary.opener.device()
    expect(first.notices, satisfies: \.isEmpty)
    let page = try await first.providers.timelines.timeline(of: .home).moments(after: nil)
    let newest = try require(page.items.first)
    expect(newest.author.displayName, equals: "Ann Walker")
    expect(!newest.attachments.isEmpty)
    for moment in page.items where moment.isOwn {
      try await first.providers.actions.perform(.delete(postID: moment.postID))
    }
    let again = try await temporary.opener.device()
    let rows = try await again.providers.timelines.timeline(of: .home).moments(after: nil).items
    expect(rows.allSatisfy { !$0.isOwn || !page.items.map(\.postID).contains($0.postID) })
    expect(Set(rows.map(\.id)).count, equals: rows.count)
  }

  @Test("moments have their comments, and likes persist")
  func stored() async throws {
    let temporary = TemporaryPlaces()
    let place = try await temporary.opener.device()
    let thread = try await place.providers.threads.thread(of: "moment-1")
    expect(thread.comments.count, equals: 6)
    expect(thread.comments.contains { $0.inReplyToID != "moment-1" })
    try await place.providers.actions.perform(.like(true, postID: "moment-1"))
    let liked = try await place.providers.threads.thread(of: "moment-1").moment.like
    expect(liked.isLiked)
    let again = try await temporary.opener.device()
    let moment = try await again.providers.threads.thread(of: "moment-1").moment
    expect(moment.like, equals: liked)
  }

  @Test("without storage, a notice and moments are shown")
  func savesNothing() async throws {
    let temporary = TemporaryPlaces()
    // A file is at the path of the folder.
    try Data().write(to: temporary.folder.url)
    let place = try await temporary.opener.device()
    guard case .savesNothing(let reason)? = place.notices.first else {
      Issue.record("\(place.notices)")
      return
    }
    expect(reason.contains(temporary.folder.path))
    let page = try await place.providers.timelines.timeline(of: .home).moments(after: nil)
    expect(!page.items.isEmpty)
  }

  @Test("an unknown account is reported, with the known ones")
  func unknownAccount() async throws {
    await #expect(throws: UnknownAccount(name: "ana@a.example", known: [])) {
      _ = try await TemporaryPlaces().opener.account("ana@a.example")
    }
  }
}
