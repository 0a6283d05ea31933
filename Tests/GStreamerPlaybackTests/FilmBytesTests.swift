import Dispatch
import Expectations
import Foundation
import Foundations
import Locking
import TestSupport
import Testing

@testable import GStreamerPlayback

/// Films that are loaded in blocks while they are read.
@Suite struct FilmBytesTests {
  /// A film of bytes that tell their place, which counts requests and may refuse them.
  private nonisolated final class Source: ImageDataSource {
    let film: Data
    private let requests = Mutex<[Range<Int>]>([])
    private let refuse: @Sendable (Range<Int>) -> Bool

    init(_ count: Int, refuse: @escaping @Sendable (Range<Int>) -> Bool = { _ in false }) {
      film = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
      self.refuse = refuse
    }

    var requested: [Range<Int>] { requests.withLock { $0 } }

    func data(for url: URL) async throws -> Data { throw PlaybackError.tooLarge }

    func part(of url: URL, in range: Range<Int>) async throws -> (bytes: Data, total: Int) {
      requests.withLock { $0.append(range) }
      if refuse(range) { throw URLError(.timedOut) }
      return (film[range.clamped(to: 0..<film.count)], film.count)
    }
  }

  private let url = URL(fileURLWithPath: "/film")

  /// Reads on a thread of its own, as GStreamer does.
  @concurrent
  private nonisolated func read(_ film: FilmBytes, at place: Int, count: Int) async -> Data? {
    await withCheckedContinuation { continuation in
      Thread {
        var bytes = Data(count: count)
        let copied = bytes.withUnsafeMutableBytes { film.read(at: place, into: $0) }
        continuation.resume(returning: copied.map { bytes.prefix($0) })
      }
      .start()
    }
  }

  @Test func readsAreServedFromBlocks() async throws {
    let source = Source(1_000)
    let film = try await FilmBytes.open(url, from: source, blockSize: 100)
    expect(film.count, equals: 1_000)
    await expect(read(film, at: 0, count: 40), equals: source.film[0..<40])
    // A read ends with its block.
    await expect(read(film, at: 90, count: 40), equals: source.film[90..<100])
    await expect(read(film, at: 955, count: 100), equals: source.film[955..<1_000])
    await expect(read(film, at: 1_000, count: 10), equals: Data())
    await expect(read(film, at: -1, count: 10), equals: Data())
  }

  @Test(arguments: Seeds.first(5)) func readsAnywhereReturnTheFilm(seed: UInt64) async throws {
    let source = Source(7_777)
    let film = try await FilmBytes.open(url, from: source, blockSize: 100)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let place = Int.random(in: 0..<7_777, using: &random)
      let found = try require(await read(film, at: place, count: 64), "seed \(seed)")
      expect(!found.isEmpty)
      expect(found, equals: source.film[place..<place + found.count], "seed \(seed), \(place)")
      expect(film.blockCount, isAtMost: FilmBytes.maximumBlockCount + 1)
    }
  }

  @Test func aLongFilmIsNeverWholeInMemory() async throws {
    let source = Source(100_000)
    let film = try await FilmBytes.open(url, from: source, blockSize: 1_000)
    for place in stride(from: 0, to: 100_000, by: 500) {
      _ = await read(film, at: place, count: 500)
      expect(film.blockCount, isAtMost: FilmBytes.maximumBlockCount + 1)
    }
    // Every block is requested once: what is ahead waits for the reader.
    expect(Set(source.requested).count, equals: source.requested.count)
    expect(source.requested.count, equals: 100)
  }

  @Test func aSourceThatSendsTheWholeIsAskedOnce() async throws {
    let data = Source(500).film
    let film = try await FilmBytes.open(url, from: Whole(data: data), blockSize: 100)
    for place in stride(from: 0, to: 500, by: 100) {
      await expect(read(film, at: place, count: 100), equals: data[place..<place + 100])
    }
  }

  private nonisolated struct Whole: ImageDataSource {
    let data: Data
    let asked = Mutex(false)

    func data(for url: URL) async throws -> Data {
      let isSecond = asked.withLock { asked in
        defer { asked = true }
        return asked
      }
      if isSecond { throw URLError(.cancelled) }
      return data
    }
  }

  @Test func anErrorEndsTheReadThatNeedsTheBytes() async throws {
    let source = Source(1_000) { $0.lowerBound >= 300 }
    let film = try await FilmBytes.open(url, from: source, blockSize: 100)
    await expectNil(read(film, at: 700, count: 10))
    expect((film.error as? URLError)?.code, equals: .timedOut)
    // What is there can still be read.
    await expect(read(film, at: 10, count: 10), equals: source.film[10..<20])
  }

  @Test func aCancelledReadEndsAndALaterOneGoesOn() async throws {
    let gate = Gate()
    let film = try await FilmBytes.open(url, from: gate, blockSize: 100)
    async let waiting = read(film, at: 500, count: 10)
    await gate.isAsked()
    film.setCancelled(true)
    await expectNil(waiting)
    film.setCancelled(false)
    gate.open()
    await expect(read(film, at: 500, count: 10), equals: Data(repeating: 7, count: 10))
  }

  @Test func aClosedFilmEndsItsRead() async throws {
    let gate = Gate()
    let film = try await FilmBytes.open(url, from: gate, blockSize: 100)
    async let waiting = read(film, at: 500, count: 10)
    await gate.isAsked()
    film.close()
    await expectNil(waiting)
    gate.open()
  }

  /// A source whose second answer waits.
  private nonisolated final class Gate: ImageDataSource {
    private let opened = AsyncStream<Void>.makeStream()
    private let asked = AsyncStream<Void>.makeStream()

    func data(for url: URL) async throws -> Data { throw PlaybackError.tooLarge }

    func part(of url: URL, in range: Range<Int>) async throws -> (bytes: Data, total: Int) {
      if range.lowerBound > 0 {
        asked.continuation.yield()
        for await _ in opened.stream {}
      }
      return (Data(repeating: 7, count: range.count), 1_000)
    }

    func open() { opened.continuation.finish() }

    func isAsked() async {
      for await _ in asked.stream { return }
    }
  }
}
