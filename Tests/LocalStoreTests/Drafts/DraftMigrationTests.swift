import Expectations
import Foundation
import Locking
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// Drafts, and posts that wait, of a version that stored them in other forms.
@Suite struct DraftMigrationTests {
  private let temporary = TemporaryFolder()
  private let photo: DraftMedia
  private let whole: DraftMedia

  /// A database of version 14 with the rows of a photo and its crop.
  init() throws {
    let folder = temporary.url.appendingPathComponent("media", isDirectory: true)
    whole = DraftMedia(
      id: "whole",
      url: folder.appendingPathComponent("whole.png"),
      type: "image/png",
      byteCount: 9,
      pixelSize: PixelSize(width: 200, height: 100)
    )
    var photo = whole
    photo.id = "photo"
    photo.url = folder.appendingPathComponent("photo.jpg")
    photo.type = "image/jpeg"
    photo.altText = "boats"
    photo.focalPoint = FocalPoint(x: 0.25, y: 0)
    photo.setCrop(PhotoCrop(x: 0.5, y: 0, width: 0.5, height: 1), of: whole)
    self.photo = photo
    try write(14) { connection in
      for media in [photo, whole] {
        try connection.run(
          """
          INSERT INTO media (id, file, type, bytes, width, height, created_at)
          VALUES (?, ?, ?, ?, ?, ?, 1)
          """,
          media.id,
          media.url.lastPathComponent,
          media.type,
          media.byteCount,
          media.pixelSize?.width,
          media.pixelSize?.height
        )
      }
    }
  }

  /// Writes to the file of the store, migrated as far as a version.
  private func write(_ version: Int, _ body: (SQLConnection) throws -> Void) throws {
    let path = temporary.path("store.sqlite")
    let connection = try SQLConnection(path: path, isReadOnly: false)
    try Schema.migrator.migrate(connection, upTo: version)
    try body(connection)
  }

  /// A draft as version 14 stored it.
  private static let early = """
    {"text":"早","contentWarning":"careful","isSensitive":true,"visibility":"other:circle",\
    "language":"zh-Hant","media":[\
    {"id":"photo","altText":"boats","x":0.25,"y":0,\
    "crop":{"whole":"whole","x":0.5,"y":0,"width":0.5,"height":1}},\
    {"id":"gone","altText":"","x":0,"y":0},\
    {"id":"server:7","altText":"there","x":0,"y":0,\
    "remote":{"url":"https://example.org/a.png","type":"image/png","width":2,"height":1}}],\
    "continuation":[{"text":"and then?","contentWarning":"","isSensitive":false,"media":[],\
    "poll":{"options":["Tea","Coffee"],"seconds":300,"allowsSeveral":true,"hidesTotals":false}}],\
    "quotedPostID":"9","quotePolicy":"followers","scheduledAt":700,"updatedAt":600.5}
    """

  private func expected(_ id: String) throws -> PostDraft {
    PostDraft(
      id: id,
      text: "早",
      contentWarning: "careful",
      isSensitive: true,
      visibility: .other("circle"),
      language: "zh-Hant",
      media: [
        photo,
        DraftMedia(
          id: "server:7",
          url: try require(URL(string: "https://example.org/a.png")),
          type: "image/png",
          byteCount: 0,
          pixelSize: PixelSize(width: 2, height: 1),
          altText: "there"
        ),
      ],
      replyTo: "12",
      quotedPostID: "9",
      quotePolicy: .followers,
      continuation: [
        DraftPart(
          text: "and then?",
          poll: PollDraft(options: ["Tea", "Coffee"], seconds: 300, allowsSeveral: true)
        )
      ],
      scheduledAt: Date(timeIntervalSince1970: 700),
      updatedAt: Date(timeIntervalSince1970: 600.5)
    )
  }

  private func insert(_ id: String, _ body: String, _ connection: SQLConnection) throws {
    try connection.run(
      "INSERT INTO draft (id, reply_to, updated_at, body) VALUES (?, '12', 600.5, ?)",
      id,
      Data(body.utf8)
    )
  }

  @Test func draftsAndWaitingPostsAreFound() async throws {
    try write(14) { connection in
      try insert("draft", Self.early, connection)
      try connection.run(
        """
        INSERT INTO outbox (id, kind, lane, draft_id, draft, subject, created_at, key)
        VALUES ('item', 'post', '12', 'waiting', ?, 'tea', 5, 'key')
        """,
        Data(Self.early.utf8)
      )
    }
    let store = try SocialStore.open(folder: temporary.url, now: .now).store
    try await expect(store.drafts(), equals: [expected("draft")])
    try await expect(store.outbox().map(\.action), equals: [.post(expected("waiting"))])
  }

  @Test func anUnreadableDraftIsKeptAndCounted() async throws {
    try write(15) { connection in
      try insert("whole", Self.early, connection)
      try insert("damaged", #"{"text":"half of"#, connection)
    }
    let lines = Mutex<[String]>([])
    let log = TroubleLog { line in lines.withLock { $0.append(line) } }
    let store = try SocialStore.open(folder: temporary.url, now: .now, log: log).store
    try await expect(store.drafts().map(\.id), equals: ["whole"])
    try await expect(store.unsavedWork().drafts, equals: 2)
    expect(lines.withLock { $0.contains { $0.contains("EarlyDraft") } })
    let body = try await store.read { connection in
      try connection.query("SELECT body FROM draft WHERE id = 'damaged'") { $0.text(0) }
    }
    expect(body, equals: [#"{"text":"half of"#])
  }
}
