import Expectations
import Foundation
import Locking
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

@Suite struct DraftTests {
  private let temporary = TemporaryFolder()
  private let store: SocialStore
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  init() throws { store = try SocialStore.open(folder: temporary.url, now: .now).store }

  private func draft(_ id: String, _ text: String = "hello", at seconds: Double = 0) -> PostDraft {
    PostDraft(id: id, text: text, updatedAt: now.addingTimeInterval(seconds))
  }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: store.mediaFolder.path)) ?? []).sorted()
  }

  /// Signing out must not say that nothing is lost.
  @Test func aDamagedDraftIsLeftOutButCountedAndLogged() async throws {
    let lines = Mutex<[String]>([])
    let log = TroubleLog { line in lines.withLock { $0.append(line) } }
    let store = try SocialStore.open(folder: temporary.url, now: .now, log: log).store
    try await store.save(draft("whole"))
    try await store.save(draft("damaged"))
    try await store.write { try $0.run("UPDATE draft SET body = x'7B' WHERE id = 'damaged'") }
    try await expect(store.drafts().map(\.id), equals: ["whole"])
    try await expect(store.unsavedWork().drafts, equals: 2)
    expect(lines.withLock { $0.count }, equals: 1)
    expect(
      lines.withLock { $0.first }?.hasPrefix("could not read a stored PostDraft: "),
      equals: true
    )
  }

  @Test func aDraftIsStoredWithAllContent() async throws {
    var media = try await store.addMedia(
      Data([1, 2, 3]),
      type: "image/jpeg",
      pixelSize: PixelSize(width: 4, height: 3),
      now: .now
    )
    media.altText = "three bytes"
    media.focalPoint = FocalPoint(x: 0.5, y: -0.25)
    let remote = DraftMedia(
      id: DraftMedia.id(serverID: "77"),
      url: try require(URL(string: "https://example.org/a.png")),
      type: "image/png",
      byteCount: 0,
      pixelSize: PixelSize(width: 2, height: 1),
      altText: "there already"
    )
    let draft = PostDraft(
      id: "one",
      text: "早 👋\n",
      contentWarning: "careful",
      isSensitive: true,
      visibility: .other("circle"),
      language: "zh-Hant",
      media: [remote, media],
      poll: PollDraft(options: ["Tea", ""], seconds: 300, allowsSeveral: true),
      replyTo: "12",
      editedPostID: "13",
      updatedAt: now
    )
    try await store.save(draft)
    try await expect(store.drafts(), equals: [draft])
    try expect(Data(contentsOf: media.url), equals: Data([1, 2, 3]))
    // Another process finds the same.
    let again = try SocialStore.open(folder: temporary.url, now: .now).store
    try await expect(again.drafts(), equals: [draft])
  }

  @Test(arguments: [Visibility.public, .unlisted, .followers, .direct, .other("x:y")])
  func everyVisibilityIsStored(_ visibility: Visibility) async throws {
    var draft = draft("one")
    draft.visibility = visibility
    try await store.save(draft)
    try await expect(store.drafts().first?.visibility, equals: visibility)
  }

  @Test func draftsAreSortedByLastChange() async throws {
    try await store.save(draft("a", at: 1))
    try await store.save(draft("b", at: 3))
    try await store.save(draft("c", at: 2))
    try await expect(store.drafts().map(\.id), equals: ["b", "c", "a"])
    try await store.save(draft("a", "again", at: 9))
    try await expect(store.drafts().map(\.text), equals: ["again", "hello", "hello"])
  }

  @Test func deletingADraftDeletesItsImages() async throws {
    let media = try await store.addMedia(Data([1]), type: "image/png", pixelSize: nil, now: .now)
    var draft = draft("one")
    draft.media = [media]
    try await store.save(draft)
    expect(files, equals: ["\(media.id).png"])
    try await store.deleteDraft("one")
    try await store.deleteDraft("one")
    try await expect(store.drafts(), satisfies: \.isEmpty)
    expect(files, satisfies: \.isEmpty)
  }

  @Test func aDamagedDraftIsSkippedAlone() async throws {
    try await store.save(draft("a"))
    try await store.save(draft("b"))
    try await store.write { try $0.run("UPDATE draft SET body = x'00' WHERE id = 'a'") }
    try await expect(store.drafts().map(\.id), equals: ["b"])
  }

  @Test func imagesWithoutFilesAreOmitted() async throws {
    var draft = draft("one")
    draft.media = [
      DraftMedia(id: "gone", url: temporary.url, type: "image/png", byteCount: 1)
    ]
    try await store.save(draft)
    try await expect(store.drafts().first?.media, equals: [])
  }

  // MARK: What is left over

  @Test func unreferencedImagesAreDeletedAfterADay() async throws {
    let stored = try await store.addMedia(Data([1]), type: "image/png", pixelSize: nil, now: now)
    let removed = try await store.addMedia(Data([2]), type: "image/png", pixelSize: nil, now: now)
    var draft = draft("one")
    draft.media = [stored, removed]
    try await store.save(draft)
    draft.media = [stored]
    try await store.save(draft)
    try age(files)
    try await store.sweepMedia(now: now.addingTimeInterval(86_399))
    expect(files.count, equals: 2)
    try await store.sweepMedia(now: now.addingTimeInterval(86_401))
    expect(files, equals: ["\(stored.id).png"])
    try await expect(store.drafts().first?.media, equals: [stored])
  }

  @Test func unreferencedFilesAreDeletedAfterADay() async throws {
    let stored = try await store.addMedia(Data([1]), type: "image/png", pixelSize: nil, now: now)
    let stray = store.mediaFolder.appendingPathComponent(".half.png.new")
    try Data([9]).write(to: stray)
    try await store.sweepMedia(now: now)
    expect(files.count, equals: 2)
    try age([".half.png.new"])
    try await store.sweepMedia(now: now.addingTimeInterval(86_000))
    expect(files, equals: [".half.png.new", "\(stored.id).png"])
    try await store.sweepMedia(now: now.addingTimeInterval(86_401))
    expect(!files.contains(".half.png.new"))
  }

  /// Makes files as old as the tests' clock.
  private func age(_ names: [String]) throws {
    for name in names {
      try FileManager.default.setAttributes(
        [.modificationDate: now],
        ofItemAtPath: store.mediaFolder.appendingPathComponent(name).path
      )
    }
  }

  @Test func anUnwritableFolderIsReported() async throws {
    try Data().write(to: store.mediaFolder)
    await #expect(throws: ProviderError.self) {
      try await store.addMedia(Data([1]), type: "image/png", pixelSize: nil, now: .now)
    }
    try await expect(
      store.write { try MediaTable.sweep(olderThan: .distantPast, in: $0) },
      satisfies: \.isEmpty
    )
  }
}
