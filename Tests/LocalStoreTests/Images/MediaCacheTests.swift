import Expectations
import Foundation
import Locking
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

@Suite struct MediaCacheTests {
  private let temporary = TemporaryFolder()
  private let clock = Clock()

  /// A clock that advances by one second with each read.
  private final class Clock: Sendable {
    private let seconds = Mutex(1_000.0)

    func now() -> Date {
      seconds.withLock {
        $0 += 1
        return Date(timeIntervalSince1970: $0)
      }
    }
  }

  private func cache(limit: Int = 1_000) throws -> MediaCache {
    try MediaCache.open(folder: temporary.url, limit: limit, now: clock.now)
  }

  private func url(_ name: String) throws -> URL {
    try require(URL(string: "https://example.org/\(name)"))
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: temporary.path("files")))?.sorted() ?? []
  }

  @Test func storedValuesAreReadAgainAfterARestart() async throws {
    let cache = try cache()
    await expectNil(cache.data(for: try url("a")))
    await cache.save(Data([1]), for: try url("a"))
    await cache.save(Data(), for: try url("empty"))
    await cache.save(Data([2, 3]), for: try url("a"))
    let again = try self.cache()
    await expect(again.data(for: try url("a")), equals: Data([2, 3]))
    await expect(again.data(for: try url("empty")), equals: Data())
    await expect(again.byteCount(), equals: 2)
    expect(files.count, equals: 2)
  }

  @Test func theLeastRecentlyUsedIsDeletedFirst() async throws {
    let cache = try cache(limit: 300)
    for name in ["a", "b", "c"] {
      await cache.save(Data(repeating: 7, count: 100), for: try url(name))
    }
    _ = await cache.data(for: try url("a"))
    await cache.save(Data(repeating: 7, count: 100), for: try url("d"))
    await expectNil(cache.data(for: try url("b")))
    for name in ["a", "c", "d"] { await expect(cache.data(for: try url(name)) != nil) }
    await cache.save(Data(repeating: 7, count: 250), for: try url("e"))
    await expect(cache.byteCount(), equals: 250)
    expect(files.count, equals: 1)
    // An image that exceeds the limit evicts nothing.
    await cache.save(Data(repeating: 7, count: 301), for: try url("f"))
    await expect(cache.data(for: try url("e")) != nil)
  }

  @Test func missingAndTruncatedFilesReadAsMissing() async throws {
    let cache = try cache()
    for name in ["a", "b"] { await cache.save(Data([1, 2, 3]), for: try url(name)) }
    try Data([1]).write(to: URL(fileURLWithPath: temporary.path("files/\(files[0])")))
    try FileManager.default.removeItem(atPath: temporary.path("files/\(files[1])"))
    for name in ["a", "b"] { await expectNil(cache.data(for: try url(name))) }
    await expect(cache.byteCount(), equals: 0)
    await cache.save(Data([9]), for: try url("a"))
    await expect(cache.data(for: try url("a")), equals: Data([9]))
  }

  @Test func filesLeftByACrashAreSwept() async throws {
    let first = try cache()
    await first.save(Data([1]), for: try url("a"))
    let orphan = temporary.path("files/orphan")
    try Data([5]).write(to: URL(fileURLWithPath: orphan))
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 10)],
      ofItemAtPath: orphan
    )
    let second = try cache()
    await second.save(Data([2]), for: try url("b"))
    expect(!FileManager.default.fileExists(atPath: orphan))
    await expect(second.data(for: try url("a")), equals: Data([1]))
  }

  @Test func allImagesCanBeErased() async throws {
    let cache = try cache()
    await cache.save(Data([1]), for: try url("a"))
    try await cache.removeAll()
    await expectNil(cache.data(for: try url("a")))
    expect(files, satisfies: \.isEmpty)
  }

  @Test func failuresOfTheDiskAreLoggedAndReadAsMissing() async throws {
    let lines = Mutex<[String]>([])
    let log = TroubleLog { line in lines.withLock { $0.append(line) } }
    let cache = try MediaCache.open(folder: temporary.url, log: log, now: clock.now)
    try Data().write(to: URL(fileURLWithPath: temporary.path("files")))
    await cache.save(Data([1]), for: try url("a"))
    await expectNil(cache.data(for: try url("a")))
    let logged = lines.withLock { $0 }
    expect(logged.count, equals: 1)
    expect(logged.first?.hasPrefix("could not save an image in the cache: "), equals: true)
  }

  @Test func imagesThatCannotBeErasedAreAnError() async throws {
    let cache = try cache()
    await cache.save(Data([1]), for: try url("a"))
    let other = try SQLConnection(
      path: temporary.path("\(temporary.url.lastPathComponent).sqlite"),
      isReadOnly: false
    )
    try other.execute("DROP TABLE image")
    await #expect(throws: ProviderError.self) { try await cache.removeAll() }
  }

  private final class Counting: MediaProvider {
    let asked = Mutex<[String]>([])
    let film: Data
    let hasRanges: Bool

    init(film: Data = Data(), hasRanges: Bool = true) {
      self.film = film
      self.hasRanges = hasRanges
    }

    func data(for url: URL) async throws -> Data {
      asked.withLock { $0.append(url.absoluteString) }
      guard !url.path.contains("missing") else {
        throw ProviderError.httpStatus(url: url.absoluteString, code: 404)
      }
      return Data(url.absoluteString.utf8)
    }

    func response(for url: URL, in range: Range<Int>) async throws -> MediaResponse {
      asked.withLock { $0.append("\(range.lowerBound)") }
      guard hasRanges else { return .part(MediaPart(bytes: film, offset: 0, total: film.count)) }
      let range = range.clamped(to: 0..<film.count)
      return .part(MediaPart(bytes: film[range], offset: range.lowerBound, total: film.count))
    }
  }

  private func provider(
    _ provider: any MediaProvider,
    images: MediaCache? = nil
  ) throws -> CachingMediaProvider {
    let films = try MediaCache.open(
      folder: temporary.url.appendingPathComponent("films"),
      limit: 100_000_000,
      now: clock.now
    )
    return CachingMediaProvider(wrapping: provider, images: try images ?? cache(), films: films)
  }

  private func film(_ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: $0 / 1_000) })
  }

  @Test(arguments: [true, false])
  func theBlocksOfAFilmAreRequestedOnce(hasRanges: Bool) async throws {
    let film = film(1_300_000)
    let counting = Counting(film: film, hasRanges: hasRanges)
    let provider = try provider(counting)
    let url = try url("film.mp4")
    for _ in 0..<2 {
      for range in [0..<10, 520_000..<530_000, 1_299_990..<1_400_000, 100..<1_300_000] {
        let part = try await provider.part(of: url, in: range)
        expect(part.total, equals: film.count)
        expect(
          part.bytes(in: range),
          equals: film[range.clamped(to: 0..<film.count)]
        )
      }
    }
    let asked = counting.asked.withLock { $0 }
    expect(asked, equals: hasRanges ? ["0", "524288", "1048576"] : ["0"])
  }

  @Test func aFilmLeavesTheImagesAlone() async throws {
    let images = try cache(limit: 1_000)
    let provider = try provider(Counting(film: film(3_000_000)), images: images)
    _ = try await provider.data(for: try url("a"))
    _ = try await provider.part(of: try url("film.mp4"), in: 0..<3_000_000)
    await images.waitUntilSaved()
    await expect(images.data(for: try url("a")) != nil)
  }

  @Test func anImageIsThereBeforeItIsOnTheDisk() async throws {
    let images = try cache()
    await images.save(Data([1]), for: try url("first"))
    // Another process writes, for as long as it likes.
    let other = try SQLConnection(
      path: temporary.path("\(temporary.url.lastPathComponent).sqlite"),
      isReadOnly: false
    )
    try other.execute("BEGIN IMMEDIATE")
    let counting = Counting()
    let provider = try provider(counting, images: images)
    let web = try url("a")
    for _ in 0..<2 {
      try await expect(provider.data(for: web), equals: Data(web.absoluteString.utf8))
    }
    expect(counting.asked.withLock { $0.count }, equals: 1)
    expect(files.count, isAtMost: 2)
    try other.execute("COMMIT")
    await images.waitUntilSaved()
    let again = try cache()
    await expect(again.data(for: web), equals: Data(web.absoluteString.utf8))
  }

  @Test func networkImagesAreRequestedOnce() async throws {
    let counting = Counting()
    let provider = try provider(counting)
    let file = URL(fileURLWithPath: "/media/x.png")
    for _ in 0..<3 {
      let web = try url("a")
      try await expect(provider.data(for: web), equals: Data(web.absoluteString.utf8))
      _ = try await provider.data(for: file)
      let missing = try url("missing")
      await #expect(throws: ProviderError.self) { try await provider.data(for: missing) }
    }
    let asked = counting.asked.withLock { $0 }
    expect(asked.count { $0.hasSuffix("/a") }, equals: 1)
    expect(asked.count { $0.hasPrefix("file:") }, equals: 3)
    // A failed request is retried.
    expect(asked.count { $0.hasSuffix("missing") }, equals: 3)
  }
}
