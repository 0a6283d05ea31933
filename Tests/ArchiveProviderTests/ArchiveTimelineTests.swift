import ArchiveProvider
import Expectations
import Foundation
import SocialModel
import TestSupport
import Testing

@Suite struct ArchiveTimelineTests {
  private let folder = TemporaryFolder()

  private func ids(_ path: String) async throws -> [String] {
    try await ArchiveProvider(path: path).moments(after: nil).items.map(\.id)
  }

  @Test func aListOfStatusesIsShownNewestFirst() async throws {
    let file = try folder.write(
      Fixture.list([
        Fixture.status(1, day: 1), Fixture.status(3, day: 9), Fixture.status(2, day: 5),
      ]),
      to: "feed.json"
    )
    try await expect(ids(file), equals: ["3", "2", "1"])
  }

  @Test func oneStatusIsATimelineOfOne() async throws {
    try await expect(ids(folder.write(Fixture.status(7), to: "one.json")), equals: ["7"])
  }

  @Test func anObjectMayContainTheStatuses() async throws {
    let text = "{\"accounts\":[],\"statuses\":\(Fixture.list([Fixture.status(1)]))}"
    try await expect(ids(folder.write(text, to: "search.json")), equals: ["1"])
  }

  @Test func anEmptyListIsAnEmptyTimeline() async throws {
    let file = try folder.write("[]", to: "none.json")
    let page = try await ArchiveProvider(path: file).moments(after: nil)
    expect(page, equals: Page(items: []))
  }

  @Test func filesOfAFolderAreMergedWithoutDuplicates() async throws {
    try folder.write(
      Fixture.list([Fixture.status(1, day: 1), Fixture.status(3, day: 3)]),
      to: "a.json"
    )
    try folder.write(
      Fixture.list([Fixture.status(2, day: 2), Fixture.status(3, day: 3)]),
      to: "b.JSON"
    )
    try folder.write(Fixture.status(4, day: 4), to: "c.json")
    try folder.write("{\"error\":\"Not found\"}", to: "d.json")
    try folder.write("[{\"id\":\"5\",\"acct\":\"x\"}]", to: "e.json")
    try folder.write("not json", to: "readme.txt")
    let page = try await ArchiveProvider(path: folder.path).moments(after: nil)
    expect(page.items.map(\.id), equals: ["4", "3", "2", "1"])
    expect(page.skipped, satisfies: \.isEmpty)
  }

  @Test func pagesContinueToTheEnd() async throws {
    let file = try folder.write(
      Fixture.list((1...45).map { Fixture.status($0, day: 1) }),
      to: "feed.json"
    )
    let archive = ArchiveProvider(path: file)
    var sizes: [Int] = []
    var seen: Set<String> = []
    var cursor: PageCursor?
    repeat {
      let page = try await archive.moments(after: cursor)
      sizes.append(page.items.count)
      seen.formUnion(page.items.map(\.id))
      cursor = page.next
    } while cursor != nil
    expect(sizes, equals: [20, 20, 5])
    expect(seen.count, equals: 45)
  }

  @Test func theLastPageHasNoNextCursor() async throws {
    let file = try folder.write(
      Fixture.list((1...20).map { Fixture.status($0) }),
      to: "feed.json"
    )
    try await expectNil(ArchiveProvider(path: file).moments(after: nil).next)
  }

  @Test func anUnknownCursorIsTolerated() async throws {
    let file = try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    let archive = ArchiveProvider(path: file)
    try await expect(archive.moments(after: PageCursor(token: "999")).items, satisfies: \.isEmpty)
    try await expect(archive.moments(after: PageCursor(token: "-5")).items.count, equals: 1)
  }

  @Test func refreshRereadsTheFiles() async throws {
    let file = try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    let archive = ArchiveProvider(path: file)
    _ = try await archive.moments(after: nil)
    try folder.write(Fixture.list([Fixture.status(1), Fixture.status(2, day: 2)]), to: "feed.json")
    try await expect(archive.moments(after: nil).items.count, equals: 1)
    try await expect(archive.refresh().items.map(\.id), equals: ["2", "1"])
    try await expect(archive.moments(after: nil).items.count, equals: 2)
  }

  @Test func aFailedRefreshKeepsTheLoadedMoments() async throws {
    let file = try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    let archive = ArchiveProvider(path: file)
    _ = try await archive.moments(after: nil)
    try FileManager.default.removeItem(atPath: file)
    await #expect(throws: ProviderError.fileNotFound(path: file)) { try await archive.refresh() }
    try await expect(archive.moments(after: nil).items.map(\.id), equals: ["1"])
  }

  @Test func aFileCreatedLaterIsReadOnRetry() async throws {
    let archive = ArchiveProvider(path: folder.path + "/feed.json")
    await #expect(throws: ProviderError.self) { try await archive.moments(after: nil) }
    try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    try await expect(archive.moments(after: nil).items.count, equals: 1)
  }

  @Test func theOwnerIsTheOnlyAuthor() async throws {
    let file = try folder.write(
      Fixture.list([Fixture.status(1, by: "ana"), Fixture.status(2, by: "ana")]),
      to: "one.json"
    )
    try await expect(ArchiveProvider(path: file).profile()?.handle, equals: "ana")
    let other = try folder.write(
      Fixture.list([Fixture.status(1, by: "ana"), Fixture.status(2, by: "bo")]),
      to: "two.json"
    )
    try await expectNil(ArchiveProvider(path: other).profile())
  }

  @Test func likesAreStoredInMemory() async throws {
    let file = try folder.write(
      Fixture.list([
        Fixture.status(1), Fixture.status(2, day: 2, more: "\"reblog\":\(Fixture.status(1))"),
      ]),
      to: "feed.json"
    )
    let archive = ArchiveProvider(path: file)
    try await expect(
      archive.moment(after: .like(true, postID: "1")).like,
      equals: LikeState(isLiked: true, count: 3)
    )
    try await expect(
      archive.moment(after: .like(true, postID: "1")).like,
      equals: LikeState(isLiked: true, count: 3)
    )
    let rows = try await archive.moments(after: nil).items
    expect(rows.map(\.like.count), equals: [3, 3])
    _ = try await archive.refresh()
    try await expect(archive.moments(after: nil).items.allSatisfy(\.like.isLiked))
    try await expect(
      archive.moment(after: .like(false, postID: "1")).like,
      equals: LikeState(isLiked: false, count: 2)
    )
  }

  @Test func anUnknownPostCannotBeLiked() async throws {
    let file = try folder.write("[]", to: "feed.json")
    await #expect(throws: ProviderError.unknownMoment(id: "9")) {
      try await ArchiveProvider(path: file).perform(.like(true, postID: "9"))
    }
  }

  @Test func concurrentRequestsReadTheFilesOnce() async throws {
    let file = try folder.write(
      Fixture.list((1...200).map { Fixture.status($0) }),
      to: "feed.json"
    )
    let archive = ArchiveProvider(path: file)
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 { group.addTask { try await archive.moments(after: nil).items.count } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(counts, equals: Array(repeating: 20, count: 20))
  }
}
