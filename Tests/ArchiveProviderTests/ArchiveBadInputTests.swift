import ArchiveProvider
import Expectations
import Foundation
import MomentsValues
import SocialModel
import TestSupport
import Testing

@Suite struct ArchiveBadInputTests {
  private let folder = TemporaryFolder()

  private func error(_ path: String) async -> ProviderError? {
    do {
      _ = try await ArchiveProvider(path: path).moments(after: nil)
      return nil
    } catch {
      return error as? ProviderError
    }
  }

  @Test func aMissingFileIsReported() async {
    let path = folder.path + "/nothing.json"
    await expect(error(path), equals: .fileNotFound(path: path))
  }

  @Test func aFolderWithoutJSONIsReported() async throws {
    try folder.write("x", to: "a.txt")
    await expect(error(folder.path), equals: .noJSONInFolder(path: folder.path))
  }

  @Test func aFolderWithoutPostsIsReported() async throws {
    try folder.write("{}", to: "a.json")
    try folder.write("[1,2]", to: "b.json")
    await expect(error(folder.path), equals: .noPostsInFolder(path: folder.path))
  }

  @Test(arguments: [
    ("", 0), ("  ", 2), ("[", 1), ("[{\"id\":\"1\",\"content\":\"ab", 24), ("{\"statuses\":[", 13),
    ("{\"id\":\"1\",\"content\":", 20), ("[]x", -1),
  ])
  func truncatedJSONIsReportedWithItsOffset(text: String, offset: Int) async throws {
    let found = await error(try folder.write(text, to: "cut.json"))
    if offset < 0 {
      expect(
        found,
        equals: .invalidJSON(file: "cut.json", byteOffset: 2, reason: "something follows the end")
      )
    } else {
      expect(found, equals: .truncatedJSON(file: "cut.json", byteOffset: offset))
    }
  }

  @Test func postsBeforeATruncationAreShownAndItIsReported() async throws {
    let text = Fixture.list([Fixture.status(2, day: 2), Fixture.status(1)])
    let whole = try folder.write(text, to: "whole.json")
    await expectNil(error(whole))
    for (name, cut) in [
      ("list.json", String(text.dropLast(20))),
      ("object.json", "{\"statuses\":" + text.dropLast(20)),
    ] {
      let file = try folder.write(cut, to: name)
      let page = try await ArchiveProvider(path: file).moments(after: nil)
      expect(page.items.map(\.id), equals: ["2"])
      expect(
        page.skipped,
        equals: [
          SkippedItem(source: name, index: 1, reason: .truncated(byteOffset: cut.utf8.count))
        ]
      )
    }
  }

  @Test func postsBeforeDamageAreShownAndItIsReported() async throws {
    let text = "[\(Fixture.status(1)) oops"
    let page = try await ArchiveProvider(path: folder.write(text, to: "bad.json"))
      .moments(after: nil)
    expect(page.items.map(\.id), equals: ["1"])
    expect(
      page.skipped,
      equals: [
        SkippedItem(
          source: "bad.json",
          index: 1,
          reason: .invalidJSON(byteOffset: Fixture.status(1).utf8.count + 2)
        )
      ]
    )
  }

  @Test(arguments: [
    ("<html><body>502</body></html>", 0), ("hello", 0), ("[1 2]", 3), ("{\"statuses\":[}", 13),
  ])
  func invalidJSONIsReportedWithItsPosition(text: String, offset: Int) async throws {
    guard case .invalidJSON("x.json", offset, _) = await error(try folder.write(text, to: "x.json"))
    else {
      let found = await error(folder.path + "/x.json")
      Issue.record("\(String(describing: found))")
      return
    }
  }

  @Test(arguments: [
    ("{\"error\":\"Not found\"}", "an object with \"error\""),
    ("{}", "an empty object"),
    ("7", "a number"),
    ("\"text\"", "a string"),
    ("[1,2,3]", "a list of something else"),
    ("[{\"id\":\"1\",\"acct\":\"ana\",\"created_at\":\"2026\"}]", "a list of something else"),
    (
      "[{\"id\":\"1\",\"type\":\"mention\",\"account\":{},\"created_at\":\"\"}]",
      "a list of something else"
    ),
    ("[{\"content\":\"an edit\",\"account\":{}}]", "a list of something else"),
    ("{\"orderedItems\":[\"https://x.example/1\"]}", "a list of addresses"),
    ("{\"statuses\":7}", "an object with \"statuses\""),
  ])
  func jsonOfAnotherShapeFailsWithItsDescription(text: String, found: String) async throws {
    let file = try folder.write(text, to: "other.json")
    await expect(error(file), equals: .unexpectedShape(file: "other.json", found: found))
  }

  @Test(arguments: [
    ("7", SkippedItem.Reason.wrongKind(found: "a number")),
    ("\"oops\"", .wrongKind(found: "a string")),
    ("null", .wrongKind(found: "null")),
    ("[]", .wrongKind(found: "a list")),
    ("{}", .missing(key: "id")),
    ("{\"id\":\"9\",\"content\":\"x\"}", .missing(key: "account")),
    ("{\"id\":\"9\",\"account\":{\"acct\":\"a\"}}", .missing(key: "account.id")),
    ("{\"id\":\"9\",\"content\":5,\"account\":{\"id\":\"a\"}}", .wrongValue(key: "content")),
    ("{\"id\":{},\"account\":{\"id\":\"a\"}}", .wrongValue(key: "id")),
    ("{\"id\":}", .invalidJSON(byteOffset: 0)),
    ("{\"id\":tru}", .invalidJSON(byteOffset: 0)),
    ("{\"id\":<1>}", .invalidJSON(byteOffset: 0)),
    ("tru", .invalidJSON(byteOffset: 0)),
  ])
  func anInvalidStatusIsSkippedAlone(bad: String, reason: SkippedItem.Reason) async throws {
    let good = [Fixture.status(3, day: 3), Fixture.status(1)]
    let file = try folder.write(Fixture.list([good[0], bad, good[1]]), to: "feed.json")
    let page = try await ArchiveProvider(path: file).moments(after: nil)
    expect(page.items.map(\.id), equals: ["3", "1"])
    var expected = reason
    if case .invalidJSON = reason { expected = .invalidJSON(byteOffset: good[0].utf8.count + 2) }
    expect(page.skipped, equals: [SkippedItem(source: "feed.json", index: 1, reason: expected)])
  }

  @Test func skippedItemsAreReportedWithTheFirstPageOnly() async throws {
    let file = try folder.write(
      Fixture.list((1...30).map { Fixture.status($0) } + ["7", "8"]),
      to: "feed.json"
    )
    let archive = ArchiveProvider(path: file)
    let first = try await archive.moments(after: nil)
    expect(first.skipped.count, equals: 2)
    try await expect(archive.moments(after: first.next).skipped, satisfies: \.isEmpty)
  }

  @Test func aFileOfInvalidPostsIsReported() async throws {
    let file = try folder.write(
      "[{\"id\":\"1\",\"content\":\"x\"},{\"id\":\"2\",\"content\":\"y\"}]",
      to: "feed.json"
    )
    await expect(
      error(file),
      equals: .noReadablePosts(
        file: "feed.json",
        skipped: [0, 1].map {
          .init(source: "feed.json", index: $0, reason: .missing(key: "account"))
        }
      )
    )
  }

  @Test func damagedFilesOfAFolderAreReportedAndSkipped() async throws {
    try folder.write(Fixture.list([Fixture.status(1)]), to: "good.json")
    try folder.write("[", to: "cut.json")
    try folder.write("<html>", to: "page.json")
    let page = try await ArchiveProvider(path: folder.path).moments(after: nil)
    expect(page.items.map(\.id), equals: ["1"])
    expect(
      page.skipped,
      equals: [
        SkippedItem(source: "cut.json", reason: .truncated(byteOffset: 1)),
        SkippedItem(source: "page.json", reason: .invalidJSON(byteOffset: 0)),
      ]
    )
  }

  @Test func aFolderOfOneTruncatedFileFailsWithTheErrorOfTheFile() async throws {
    try folder.write("[", to: "cut.json")
    await expect(error(folder.path), equals: .truncatedJSON(file: "cut.json", byteOffset: 1))
  }

  @Test func filesLargerThanTheLimitAreRejected() async throws {
    let file = try folder.write(Fixture.list([Fixture.status(1)]), to: "feed.json")
    var limits = ArchiveProvider.Limits()
    limits.jsonBytes = 10
    let archive = ArchiveProvider(path: file, limits: limits)
    let size = Fixture.status(1).utf8.count + 2
    await #expect(throws: ProviderError.fileTooLarge(path: file, bytes: size, limit: 10)) {
      try await archive.moments(after: nil)
    }
  }

  @Test func onlyRegularFilesAreAccepted() async {
    guard case .fileNotReadable("/dev/zero", _) = await error("/dev/zero") else {
      Issue.record("/dev/zero was read")
      return
    }
  }

  @Test func utf16AndByteOrderMarksAreRead() async throws {
    let text = Fixture.list([Fixture.status(1)])
    let wide = try require(text.data(using: .utf16))
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
    for (name, data) in [("wide.json", wide), ("marked.json", marked)] {
      let file = try folder.write(data, to: name)
      try await expect(ArchiveProvider(path: file).moments(after: nil).items.count, equals: 1)
    }
  }

  @Test func invalidUTF8SkipsThePost() async throws {
    var data = Data("[\(Fixture.status(1)),{\"id\":\"2\",\"content\":\"".utf8)
    data += [0xFF, 0xC0, 0x80]
    data += Data("\",\"account\":{\"id\":\"a\"}}]".utf8)
    let page = try await ArchiveProvider(path: folder.write(data, to: "feed.json"))
      .moments(after: nil)
    expect(page.items.contains { $0.id == "1" })
    expect(page.items.count + page.skipped.count, equals: 2)
  }

  @Test func maliciousHTMLIsReducedToItsText() async throws {
    let nested = String(repeating: "<b>", count: 50_000)
    let text = """
      [{"id":"1","account":{"id":"a"},"content":"\(nested)deep"},
       {"id":"2","account":{"id":"a"},"content":"<script>alert(1)</script>\
      <a href='javascript:x'>click</a>"}]
      """
    let page = try await ArchiveProvider(path: folder.write(text, to: "feed.json"))
      .moments(after: nil)
    expect(page.items.map(\.text.string), equals: ["click", "deep"])
    expect(page.items.first?.text.runs.isEmpty, equals: true)
  }
}
