import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

/// The behaviour of the example of the guide on providers, and that the guide shows the tested
/// code.
@Suite struct DiaryProviderTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("moments-diary-\(UUID().uuidString).txt")

  private func write(_ count: Int) throws {
    let lines = (1...count).map { "entry \($0)" }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
  }

  @Test func pagesContainEveryEntryOnceNewestFirst() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try write(45)
    let diary = DiaryProvider(file: file)
    var page = try await diary.moments(after: nil)
    var texts = page.items.map(\.text.string)
    while let next = page.next {
      page = try await diary.moments(after: next)
      texts += page.items.map(\.text.string)
    }
    expect(texts, equals: (1...45).reversed().map { "entry \($0)" })
  }

  @Test func loadedMomentsStayWhenTheFileIsDeleted() async throws {
    try write(2)
    let diary = DiaryProvider(file: file)
    _ = try await diary.moments(after: nil)
    try FileManager.default.removeItem(at: file)
    await #expect(throws: ProviderError.self) { try await diary.refresh() }
    try await expect(diary.moments(after: nil).items.count, equals: 2)
  }

  @Test func likesShowInTheTimeline() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try write(2)
    let diary = DiaryProvider(file: file)
    for _ in 0..<2 {
      _ = try await diary.perform(.like(true, postID: "1"))
      try await expect(diary.rows(["1"]).first?.like, equals: LikeState(isLiked: true, count: 1))
    }
    try await expect(diary.moments(after: nil).items.map(\.like.isLiked), equals: [true, false])
    await #expect(throws: ProviderError.unknownMoment(id: "9")) {
      _ = try await diary.perform(.like(true, postID: "9"))
    }
  }

  @Test func theGuideShowsThisCode() throws {
    let here = URL(fileURLWithPath: #filePath)
    let source = try String(
      contentsOf: here.deletingLastPathComponent().appendingPathComponent("DiaryProvider.swift"),
      encoding: .utf8
    )
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(
      contentsOf: root.appendingPathComponent("docs/guides/writing-a-provider.md"),
      encoding: .utf8
    )
    let blocks = guide.split(separator: "```").enumerated()
      .filter {
        $0.offset % 2 == 1 && $0.element.hasPrefix("swift\n") && !$0.element.contains("//!")
      }
      .map { $0.element.dropFirst("swift\n".count) }
    expect(blocks.count, isAtLeast: 4)
    for block in blocks {
      expect(source.contains(block), "the guide shows other code:\n\(block)")
    }
  }
}
