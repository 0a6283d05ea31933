import ArchiveProvider
import Expectations
import Foundation
import SocialModel
import TestSupport
import Testing

@Suite struct ArchiveThreadTests {
  private let folder = TemporaryFolder()

  private func reply(_ id: Int, to parent: Int, day: Int = 1, by author: String = "b") -> String {
    Fixture.status(id, day: day, by: author, more: "\"in_reply_to_id\":\"\(parent)\"")
  }

  private func writeContext(
    of id: Int,
    ancestors: [String] = [],
    _ descendants: [String]
  ) throws {
    try folder.write(
      """
      {"ancestors":\(Fixture.list(ancestors)),"descendants":\(Fixture.list(descendants))}
      """,
      to: "context/\(id).json"
    )
  }

  private func ids(_ moments: [Moment]) -> [String] { moments.map(\.postID) }

  @Test func commentsComeFromTheFileBesideThePosts() async throws {
    try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    try writeContext(of: 1, [reply(2, to: 1), reply(4, to: 1), reply(3, to: 2)])
    let archive = ArchiveProvider(path: folder.path)
    let thread = try await archive.thread(of: "1")
    expect(thread.moment.postID, equals: "1")
    expect(ids(thread.comments), equals: ["2", "3", "4"])
    expect(thread.comments.map(\.inReplyToID), equals: ["1", "2", "1"])
    expectNil(thread.next)
    try await expect(archive.moments(after: nil).items.count, equals: 1)
  }

  @Test func repliesAmongThePostsAreComments() async throws {
    try folder.write(
      Fixture.list([
        Fixture.status(1, day: 1), reply(2, to: 1, day: 2), reply(3, to: 2, day: 3),
        reply(4, to: 1, day: 4), Fixture.status(9, day: 5),
      ]),
      to: "feed.json"
    )
    let thread = try await ArchiveProvider(path: folder.path).thread(of: "1")
    expect(ids(thread.comments), equals: ["2", "3", "4"])
  }

  @Test func duplicateCommentsAreRemoved() async throws {
    try folder.write(Fixture.list([Fixture.status(1), reply(2, to: 1, day: 2)]), to: "feed.json")
    try writeContext(of: 1, [reply(2, to: 1), reply(3, to: 2)])
    let thread = try await ArchiveProvider(path: folder.path).thread(of: "1")
    expect(ids(thread.comments), equals: ["2", "3"])
  }

  @Test func cyclesOrphansAndThePostItselfAreTolerated() async throws {
    try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    try writeContext(
      of: 1,
      [
        reply(5, to: 6), reply(6, to: 5), reply(7, to: 7), reply(8, to: 99), reply(1, to: 8),
        reply(2, to: 1),
      ]
    )
    let thread = try await ArchiveProvider(path: folder.path).thread(of: "1")
    expect(ids(thread.comments), equals: ["2", "5", "6", "7", "8"])
  }

  @Test func ancestorsComeFromTheContextFileOrElseFromThePosts() async throws {
    try folder.write(
      Fixture.list([Fixture.status(1), reply(2, to: 1, day: 2), reply(3, to: 2, day: 3)]),
      to: "feed.json"
    )
    let archive = ArchiveProvider(path: folder.path)
    expect(ids(try await archive.thread(of: "3").ancestors), equals: ["1", "2"])
    try writeContext(of: 3, ancestors: [Fixture.status(7)], [])
    expect(ids(try await archive.thread(of: "3").ancestors), equals: ["7"])
  }

  @Test func aPostKnownOnlyFromACommentsFileHasAThread() async throws {
    try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    try writeContext(of: 1, [reply(2, to: 1), reply(3, to: 2)])
    let archive = ArchiveProvider(path: folder.path)
    _ = try await archive.thread(of: "1")
    try await expect(archive.thread(of: "2").moment.postID, equals: "2")
    try await expect(
      archive.moment(after: .like(true, postID: "2")).like,
      equals: LikeState(isLiked: true, count: 3)
    )
    try await expect(archive.thread(of: "1").comments.first?.like.isLiked, equals: true)
  }

  @Test func anUnknownPostHasNoThread() async throws {
    try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    let archive = ArchiveProvider(path: folder.path)
    await #expect(throws: ProviderError.unknownMoment(id: "2")) {
      try await archive.thread(of: "2")
    }
  }

  @Test(arguments: ["../secret", "a/b", "", ".", "..", "https://s.example/1", "%2e%2e"])
  func anIdentifierThatIsNoFileNameOpensNoFile(id: String) async throws {
    try folder.write(Fixture.list([Fixture.status(1)]), to: "archive/feed.json")
    try folder.write("{\"descendants\":\(Fixture.list([reply(2, to: 1)]))}", to: "secret.json")
    let archive = ArchiveProvider(path: folder.path + "/archive")
    await #expect(throws: ProviderError.unknownMoment(id: id)) {
      try await archive.thread(of: id)
    }
  }

  @Test func aLinkOutOfTheFolderIsNotFollowed() async throws {
    try folder.write(Fixture.list([Fixture.status(1)]), to: "archive/feed.json")
    let outside = try folder.write(
      "{\"descendants\":\(Fixture.list([reply(2, to: 1)]))}",
      to: "outside.json"
    )
    let context = folder.url.appendingPathComponent("archive/context")
    try FileManager.default.createDirectory(at: context, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: context.appendingPathComponent("1.json").path,
      withDestinationPath: outside
    )
    let thread = try await ArchiveProvider(path: folder.path + "/archive").thread(of: "1")
    expect(thread.comments, satisfies: \.isEmpty)
    expect(thread.skipped.map(\.reason), equals: [.unreadableFile])
  }

  @Test func aDamagedFileLosesOnlyEntriesAfterTheDamage() async throws {
    try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    try folder.write(
      "{\"ancestors\":[],\"descendants\":[\(reply(2, to: 1)),{\"id\":\"3\"},\(reply(4, to: 1)),{\"id\"",
      to: "context/1.json"
    )
    let thread = try await ArchiveProvider(path: folder.path).thread(of: "1")
    expect(ids(thread.comments), equals: ["2", "4"])
    expect(thread.skipped.count, equals: 2)
    expect(thread.skipped.allSatisfy { $0.source == "context/1.json" })
  }

  @Test(arguments: ["[]", "7", "nonsense", "{\"descendants\":7}", ""])
  func aFileOfAnotherShapeHasNoComments(text: String) async throws {
    try folder.write(Fixture.list([Fixture.status(1), reply(2, to: 1, day: 2)]), to: "feed.json")
    try folder.write(text, to: "context/1.json")
    let thread = try await ArchiveProvider(path: folder.path).thread(of: "1")
    expect(ids(thread.comments), equals: ["2"])
  }

  @Test func longThreadsArePaged() async throws {
    try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    try writeContext(of: 1, (2...231).map { reply($0, to: 1) })
    let archive = ArchiveProvider(path: folder.path)
    let thread = try await archive.thread(of: "1")
    var all = thread.comments
    var next = thread.next
    var sizes = [all.count]
    while let cursor = next {
      let page = try await archive.comments(of: "1", after: cursor)
      sizes.append(page.items.count)
      all += page.items
      next = page.next
    }
    expect(sizes, equals: [100, 100, 30])
    expect(ids(all), equals: (2...231).map(String.init))
  }

  @Test func deletedCommentsReturnInTheNextSession() async throws {
    try folder.write("{\"id\":\"b\",\"preferredUsername\":\"bo\"}", to: "actor.json")
    try folder.write(Fixture.list([Fixture.status(1), reply(5, to: 1, day: 2)]), to: "feed.json")
    try writeContext(of: 1, [reply(2, to: 1), reply(3, to: 2, by: "c")])
    let archive = ArchiveProvider(path: folder.path)
    let before = try await archive.thread(of: "1")
    expect(before.comments.map(\.isOwn), equals: [true, false, true])
    try await archive.perform(.delete(postID: "2"))
    try await archive.perform(.delete(postID: "5"))
    try await archive.perform(.delete(postID: "5"))
    expect(ids(try await archive.thread(of: "1").comments), equals: ["3"])
    expect(ids(try await archive.moments(after: nil).items), equals: ["1"])
    let another = try await ArchiveProvider(path: folder.path).thread(of: "1")
    expect(ids(another.comments), equals: ["2", "3", "5"])
  }

  @Test func commentsOfOthersCannotBeDeleted() async throws {
    try folder.write("{\"id\":\"b\",\"preferredUsername\":\"bo\"}", to: "actor.json")
    try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    try writeContext(of: 1, [reply(2, to: 1, by: "c")])
    let archive = ArchiveProvider(path: folder.path)
    _ = try await archive.thread(of: "1")
    await #expect(throws: ProviderError.refused(reason: nil)) {
      try await archive.perform(.delete(postID: "2"))
    }
  }

  @Test func commentsAddedToTheFileAreNew() async throws {
    try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    try writeContext(of: 1, [reply(2, to: 1)])
    let archive = ArchiveProvider(path: folder.path)
    try await expect(archive.newComments(of: "1", except: ["2"]), satisfies: \.isEmpty)
    try writeContext(of: 1, [reply(2, to: 1), reply(3, to: 2), reply(4, to: 1)])
    expect(ids(try await archive.newComments(of: "1", except: ["2"])), equals: ["3", "4"])
  }
}
