import Expectations
import Foundation
import Locking
import MomentsValues
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// Failures of the disk, the file or other processes.
@Suite struct StoreTroubleTests {
  private let temporary = TemporaryFolder()

  private func open() throws -> SocialStore {
    try SocialStore.open(folder: temporary.url, now: .now).store
  }

  private func moments(_ range: Range<Int>, words: Int = 1) -> [Moment] {
    let text = RichText(String(repeating: "words ", count: words))
    return range.reversed().map {
      Moment(id: "m\($0)", author: Account(id: "a", handle: "ana"), text: text)
    }
  }

  private func check(_ store: SocialStore) async throws {
    let words = try await store.read { try $0.query("PRAGMA integrity_check") { $0.text(0) } }
    expect(words, equals: ["ok"])
    let broken = try await store.read { try $0.query("PRAGMA foreign_key_check") { $0.text(0) } }
    expect(broken, satisfies: \.isEmpty)
  }

  // MARK: Reads

  /// Screens go on showing what they had: nobody else reports it.
  @Test func aFailedReadIsLogged() async throws {
    let lines = Mutex<[String]>([])
    let log = TroubleLog { line in lines.withLock { $0.append(line) } }
    let store = try SocialStore.open(folder: temporary.url, now: .now, log: log).store
    try await store.write { try $0.execute("DROP TABLE draft") }
    await #expect(throws: ProviderError.self) { try await store.drafts() }
    expect(lines.withLock { $0.first }?.hasPrefix("could not read the store: "), equals: true)
  }

  // MARK: The disk

  @Test func aFullDiskFailsOnlyTheChange() async throws {
    let store = try open()
    try await store.insert(moments(0..<20), into: .home, at: .newest)
    let pages = try await store.read { try $0.number("PRAGMA page_count") ?? 0 }
    try await store.write { try $0.execute("PRAGMA max_page_count = \(pages + 4)") }
    do {
      try await store.insert(moments(20..<60, words: 3_000), into: .home, at: .newest)
      Issue.record("kept on a full disk")
    } catch let error as ProviderError {
      guard case .notSaved(let path, let reason) = error else {
        Issue.record("\(error)")
        return
      }
      expect(path == temporary.url.path && reason.contains("full"))
    }
    // Stored rows are still there, and small writes still succeed.
    try await expect(store.page(of: .home, after: nil, limit: 99).items.count, equals: 20)
    try await store.setPosition(ReadingPosition(momentID: "m3"), of: .home)
    try await check(store)
    // Everything else succeeds once there is space.
    try await store.write { try $0.execute("PRAGMA max_page_count = 1000000") }
    try await store.insert(
      moments(20..<60, words: 3_000),
      into: .home,
      at: .newer(than: "m19")
    )
    try await expect(store.page(of: .home, after: nil, limit: 99).items.count, equals: 60)
  }

  @Test func anUnwritableFolderIsReportedAndTheAppContinues() async throws {
    // A directory at the path of the file cannot be written, not even by root, which may run the
    // tests.
    let blocked = temporary.url.appendingPathComponent("blocked")
    try FileManager.default.createDirectory(
      at: blocked.appendingPathComponent("store.sqlite"),
      withIntermediateDirectories: true
    )
    do throws(StoreOpenError) {
      _ = try SocialStore.open(folder: blocked, now: .now)
      Issue.record("opened")
    } catch {
      guard case .unwritable = error.reason else {
        Issue.record("\(error)")
        return
      }
    }
    let store = try SocialStore.inMemory()
    try await store.insert(moments(0..<3), into: .home, at: .newest)
    try await expect(store.page(of: .home, after: nil, limit: 9).items.count, equals: 3)
    try await store.save(PostDraft(id: "d", text: "kept for now", updatedAt: Date()))
    try await expect(store.drafts().count, equals: 1)
    expect(store.claimSending() != nil)
    let media = try await store.addMedia(Data([1]), type: "image/png", pixelSize: nil, now: .now)
    expect(FileManager.default.fileExists(atPath: media.url.path))
    var changes = store.changes().makeAsyncIterator()
    try await store.remove(postID: "m1")
    await expect(changes.next(), equals: SocialChange(timelines: [.home], posts: ["m1"]))
  }

  @Test func aStoreInMemoryLeavesNoFiles() async throws {
    var store: SocialStore? = try SocialStore.inMemory()
    let folder = try require(store?.folder)
    _ = try await store?.addMedia(Data([1]), type: "image/png", pixelSize: nil, now: .now)
    store = nil
    expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  // MARK: The file

  @Test func aDamagedFileIsQuarantinedOnReopening() async throws {
    let path = temporary.path("store.sqlite")
    do {
      let store = try open()
      try await store.insert(moments(0..<400, words: 100), into: .home, at: .newest)
    }
    // All data in the file, none in its log.
    try SQLConnection(path: path, isReadOnly: false).execute("PRAGMA wal_checkpoint(TRUNCATE)")
    // The first half is unchanged, so the file opens.
    let size = try require(
      try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    )
    let file = try require(FileHandle(forWritingAtPath: path))
    for offset in stride(from: size / 8_192 * 4_096, to: size, by: 4_096) {
      try file.seek(toOffset: UInt64(offset))
      try file.write(contentsOf: Data(repeating: 0x5A, count: 2_048))
    }
    try file.close()
    do {
      let (store, setAside) = try SocialStore.open(folder: temporary.url, now: .now)
      expectNil(setAside)
      await #expect(throws: ProviderError.self) {
        try await store.page(of: .home, after: nil, limit: 400)
      }
    }
    let (store, setAside) = try SocialStore.open(folder: temporary.url, now: .now)
    expect(setAside?.reason, equals: .damaged)
    try await expect(store.page(of: .home, after: nil, limit: 9).items, satisfies: \.isEmpty)
    let stored = try require(setAside?.url)
    try expect(
      FileManager.default.attributesOfItem(atPath: stored.path)[.size] as? Int,
      equals: size
    )
    // No damage is suspected anymore.
    try expectNil(SocialStore.open(folder: temporary.url, now: .now).setAside)
  }

  @Test func aFalseSuspicionOfDamageIsHarmless() async throws {
    do {
      let store = try open()
      try await store.insert(moments(0..<5), into: .home, at: .newest)
    }
    StoreFile.ofStore(in: temporary.url).suspect()
    let (store, setAside) = try SocialStore.open(folder: temporary.url, now: .now)
    expectNil(setAside)
    try await expect(store.page(of: .home, after: nil, limit: 9).items.count, equals: 5)
    try expect(!temporary.files.contains { $0.contains("suspect") })
  }

  /// A newer one, and one that was never released.
  @Test(arguments: [1000, 12]) func aStoreOfAnotherVersionIsQuarantined(version: Int) async throws {
    do {
      let store = try open()
      try await store.write { try $0.execute("PRAGMA user_version = \(version)") }
    }
    let (_, setAside) = try SocialStore.open(folder: temporary.url, now: .now)
    expect(setAside?.reason, equals: .otherVersion(version))
  }

  @Test(arguments: [0] + Array(13...Schema.migrator.newest))
  func everyStoreVersionIsMigrated(version: Int) async throws {
    let samples = moments(0..<10)
    do {
      let old = try SQLConnection(path: temporary.path("store.sqlite"), isReadOnly: false)
      try Schema.migrator.migrate(old, upTo: version)
      if version >= 1 {
        try old.transaction { try writeAsTheFirstForm(samples, in: old) }
      }
    }
    let store = try open()
    try await expect(store.read { try $0.version() }, equals: Schema.migrator.newest)
    let stored = try await store.page(of: .home, after: nil, limit: 99).items
    expect(stored, equals: (version >= 1 ? samples : []))
    try await expect(store.drafts(), satisfies: \.isEmpty)
    try await check(store)
  }

  /// Writes rows with the columns of the first schema, since the current writer uses the current
  /// columns.
  private func writeAsTheFirstForm(_ moments: [Moment], in connection: SQLConnection) throws {
    let rows = try TimelineRows.opening(.home, in: connection)
    for (place, moment) in moments.reversed().enumerated() {
      try connection.run(
        "INSERT OR IGNORE INTO account (id, is_locked, body) VALUES (?, ?, ?)",
        moment.author.id,
        moment.author.isLocked,
        AccountBody.encode(moment.author)
      )
      try connection.run(
        """
        INSERT INTO post (
          id, author, created_at, reply_to, is_liked, likes, is_boosted, boosts, replies, is_own,
          is_pending, is_muted, body
        ) VALUES (
          ?, (SELECT number FROM account WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
        )
        """,
        moment.postID,
        moment.author.id,
        moment.createdAt,
        moment.inReplyToID,
        moment.like.isLiked,
        moment.like.count,
        moment.isBoosted,
        moment.boostCount,
        moment.replyCount,
        moment.isOwn,
        moment.isPending,
        moment.isMuted,
        PostBody.encode(moment)
      )
      try connection.run(
        "INSERT INTO entry (timeline, id, place, post, listed_at) VALUES (?, ?, ?, ?, ?)",
        rows.timeline,
        moment.id,
        Int64(place) * 1_024,
        connection.lastInsertedNumber,
        moment.listedAt
      )
    }
  }

  // MARK: Others

  @Test func storeFilesAreReadableByTheUserOnly() async throws {
    let store = try open()
    try await store.insert(moments(0..<3), into: .home, at: .newest)
    let files = try temporary.files
    expect(files.contains("store.sqlite-wal") && files.contains("store.sqlite-shm"))
    for file in files where !file.hasSuffix("/") {
      let attributes = try FileManager.default.attributesOfItem(atPath: temporary.path(file))
      let mode = try require(attributes[.posixPermissions] as? NSNumber).intValue
      expect(mode & 0o077, equals: 0, "\(file) \(String(mode, radix: 8))")
    }
    withExtendedLifetime(store) {}
  }

  @Test func aNewStoreWaitsForTheProcessThatCreatesIt() throws {
    let path = temporary.path("store.sqlite")
    let other = try SQLConnection(path: path, isReadOnly: false)
    try other.execute("BEGIN IMMEDIATE; CREATE TABLE half (made INTEGER)")
    let connection = try SQLConnection(path: path, isReadOnly: false)
    var pauses = 0
    try connection.useWriteAheadLog { () throws(SQLiteError) in
      pauses += 1
      if pauses == 3 { try other.execute("COMMIT") }
    }
    expect(pauses, equals: 3)
    try expect(connection.query("PRAGMA journal_mode") { $0.text(0) }, equals: ["wal"])
  }

  @Test func aNewStoreCanBeOpenedConcurrently() async throws {
    let folder = temporary.url
    let stores = try await withThrowingTaskGroup(of: SocialStore.self) { group in
      for _ in 0..<6 { group.addTask { try SocialStore.open(folder: folder, now: .now).store } }
      var stores: [SocialStore] = []
      for try await store in group { stores.append(store) }
      return stores
    }
    try await stores[0].insert(moments(0..<3), into: .home, at: .newest)
    for store in stores {
      try await expect(store.page(of: .home, after: nil, limit: 9).items.count, equals: 3)
    }
  }

  @Test func twoProcessesCanWriteTheSameStore() async throws {
    let stores = [try open(), try open()]
    try await stores[0].insert(moments(0..<1), into: .home, at: .newest)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, store) in stores.enumerated() {
        group.addTask {
          for number in 0..<40 {
            let id = "s\(index)-\(number)"
            let moment = Moment(id: id, author: Account(id: id, handle: "x"))
            try await store.insert([moment], into: .home, at: .streamed)
            try await store.save([Relationship(id: "a", isMuted: number.isMultiple(of: 2))])
          }
        }
      }
      try await group.waitForAll()
    }
    for store in stores {
      let page = try await store.page(of: .home, after: nil, limit: 200)
      expect(page.items.count == 81 && page.gaps.isEmpty)
    }
    try await check(stores[1])
  }
}
