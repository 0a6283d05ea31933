import Expectations
import Foundation
import Locking
import SocialModel
import TestSupport
import Testing

@testable import LocalStore

/// Films of servers that send no parts: they are read into the cache as they arrive.
@Suite struct FilmDownloadTests {
  private let temporary = TemporaryFolder()
  private let server: Server
  private let films: MediaCache
  private let provider: CachingMediaProvider
  private let url: URL
  private let film = Data((0..<1_300_000).map { UInt8(truncatingIfNeeded: $0 / 1_000) })

  /// A server that sends a film in the pieces that a test gives it.
  private final class Server: MediaProvider {
    typealias Pieces = AsyncThrowingStream<Data, any Error>.Continuation

    let responses = Mutex<[Pieces]>([])
    let total: Int?
    let hasEnded = Mutex(false)

    init(total: Int?) { self.total = total }

    func data(for url: URL) async throws -> Data { Data() }

    func response(for url: URL, in range: Range<Int>) async throws -> MediaResponse {
      let (stream, pieces) = AsyncThrowingStream<Data, any Error>.makeStream()
      pieces.onTermination = { _ in self.hasEnded.withLock { $0 = true } }
      responses.withLock { $0.append(pieces) }
      return .whole(MediaStream(total: total, pieces: stream))
    }

    var count: Int { responses.withLock { $0.count } }

    func send(_ data: Data) { _ = responses.withLock { $0.last?.yield(data) } }

    func finish() { responses.withLock { $0.last?.finish() } }
  }

  init() throws { try self.init(total: 1_300_000) }

  private init(total: Int?, limit: Int = 100_000_000) throws {
    server = Server(total: total)
    url = try require(URL(string: "https://example.org/film.mp4"))
    films = try MediaCache.open(
      folder: temporary.url.appendingPathComponent("films"),
      limit: limit
    )
    let images = try MediaCache.open(folder: temporary.url.appendingPathComponent("images"))
    provider = CachingMediaProvider(wrapping: server, images: images, films: films)
  }

  /// Asks for a part, and waits until the server was asked.
  private func ask(_ range: Range<Int>) async throws -> Task<MediaPart, any Error> {
    let task = Task { [provider, url] in try await provider.part(of: url, in: range) }
    try await eventually { server.count > 0 }
    return task
  }

  @Test func playbackBeginsBeforeTheFilmHasArrived() async throws {
    let first = try await ask(0..<10)
    server.send(film[..<600_000])
    let part = try await first.value
    expect(part.total, equals: film.count)
    expect(part.bytes(in: 0..<10), equals: film[..<10])
    // What has arrived is on the disk, and nothing else is.
    await expect(films.byteCount(), equals: CachingMediaProvider.blockSize + 8)
    // Seeking forward waits.
    let later = try await ask(1_299_000..<1_300_000)
    server.send(film[600_000..<1_200_000])
    server.send(film[1_200_000...])
    server.finish()
    try await expect(later.value.bytes(in: 1_299_000..<1_300_000), equals: film[1_299_000...])
    // All of it is there now, and one request was enough.
    try await expect(
      provider.part(of: url, in: 0..<1_300_000).bytes(in: 0..<1_300_000),
      equals: film
    )
    expect(server.count, equals: 1)
  }

  @Test func aFilmWithoutALengthIsThereAtItsEnd() async throws {
    let tests = try Self(total: nil)
    let part = try await tests.ask(600_000..<600_010)
    for start in stride(from: 0, to: film.count, by: 100_000) {
      tests.server.send(film[start..<start + 100_000])
    }
    await expect(tests.films.byteCount(), equals: 0)
    tests.server.finish()
    try await expect(part.value.bytes(in: 600_000..<600_010), equals: film[600_000..<600_010])
    try await expect(tests.provider.part(of: tests.url, in: 0..<10).total, equals: film.count)
    expect(tests.server.count, equals: 1)
  }

  @Test func aFilmThatBreaksOffIsRequestedAgain() async throws {
    let part = try await ask(700_000..<700_010)
    server.send(film[..<600_000])
    server.finish()
    await #expect(
      throws: ProviderError.unexpectedResponse(
        url: url.absoluteString,
        found: "600000 of 1300000 bytes"
      )
    ) { try await part.value }
    // What had arrived is kept.
    try await expect(provider.part(of: url, in: 0..<10).bytes(in: 0..<10), equals: film[..<10])
    expect(server.count, equals: 1)
    let again = Task { [provider, url] in try await provider.part(of: url, in: 700_000..<700_010) }
    try await eventually { server.count == 2 }
    server.send(film)
    server.finish()
    try await expect(again.value.bytes(in: 700_000..<700_010), equals: film[700_000..<700_010])
  }

  @Test func aFilmLargerThanTheCacheIsRefused() async throws {
    let tests = try Self(total: 1_300_000, limit: 1_000_000)
    await #expect(
      throws: ProviderError.responseTooLarge(url: url.absoluteString, limit: 900_000)
    ) { _ = try await tests.provider.part(of: tests.url, in: 0..<10) }
  }

  @Test func leavingEndsTheTransfer() async throws {
    let part = try await ask(0..<10)
    part.cancel()
    await #expect(throws: CancellationError.self) { _ = try await part.value }
    try await eventually { server.hasEnded.withLock { $0 } }
  }
}
