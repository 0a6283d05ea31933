import CoreGraphics
import DemoArtwork
import Expectations
import Foundation
import Foundations
import ListModel
import Locking
import QuartzCore
import ScreenTesting
import TestSupport
import Testing
import UIKit

@testable import GStreamerPlayback

/// Films that the demo paints, decoded, on a clock that the test advances.
@Suite struct GStreamerPlayerTests {
  /// Bytes made by the test.
  private nonisolated struct Bytes: ImageDataSource {
    var data: @Sendable (URL) throws -> Data
    var refuse: @Sendable (Range<Int>) -> (any Error)? = { _ in nil }

    func data(for url: URL) async throws -> Data { try data(url) }

    func part(of url: URL, in range: Range<Int>) async throws -> (bytes: Data, total: Int) {
      if let error = refuse(range) { throw error }
      let data = try data(url)
      return (data[range.clamped(to: data.indices)], data.count)
    }
  }

  private struct Shown {
    let screen: Screen
    let player: GStreamerPlayer

    var state: PlaybackState { player.state.value }
    var image: CGImage? { player.view.layer.contents as? CGImage }

    /// Loads, until there is an image or an error.
    func load() async {
      screen.perform { player.load() }
      await player.loading?.value
      await screen.advance(by: 0.1)
      await leaveLoading()
    }

    /// Makes frames until the film is ready or failed: parts are read on other threads.
    func leaveLoading() async {
      for _ in 0..<5_000 where player.state.value.phase == .loading {
        await screen.advance(by: 0.01)
      }
    }
  }

  private func show(
    _ address: String = "demo-film://sea/4?w=160&h=90&s=2",
    repeats: Bool = false,
    blockSize: Int = FilmBytes.blockSize,
    _ data: (@Sendable (URL) throws -> Data)? = nil,
    refuse: @escaping @Sendable (Range<Int>) -> (any Error)? = { _ in nil }
  ) throws -> Shown {
    let url = try require(URL(string: address))
    let source = Bytes(
      data: data ?? { url in
        guard let data = try DemoFilm.data(for: url) else { throw PlaybackError.missing }
        return data
      },
      refuse: refuse
    )
    let players = GStreamerPlayers(source: source, blockSize: blockSize)
    var made: (any MediaPlayer)?
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 160, height: 90))) {
      UIViewController()
    }
    screen.perform {
      made = players.makePlayer(for: url, repeats: repeats)
      guard let view = made?.view else { return }
      view.frame = CGRect(x: 0, y: 0, width: 160, height: 90)
      screen.window.addSubview(view)
    }
    return Shown(screen: screen, player: try require(made as? GStreamerPlayer))
  }

  private nonisolated static func film() throws -> Data {
    let url = try require(URL(string: "demo-film://sea/4?w=160&h=90&s=2"))
    return try require(try DemoFilm.data(for: url))
  }

  @Test func aLoadedFilmShowsItsFirstFramePaused() async throws {
    let shown = try show()
    expect(shown.state, equals: PlaybackState())
    await shown.load()
    expect(shown.state.phase, equals: .ready)
    expect(shown.state.duration, equals: 2)
    expect(!shown.state.hasSound)
    expect(!shown.state.isPlaying)
    let image = try require(shown.image)
    expect(image.width, equals: 160)
    expect(image.height, equals: 90)
    await shown.screen.advance(by: 1)
    expect(shown.state.position, equals: 0)
    expect(shown.image, isSameAs: image)
  }

  @Test func aFilmPlaysToItsEndAndCanBeReplayed() async throws {
    let shown = try show()
    await shown.load()
    let first = try require(shown.image)
    shown.screen.perform { shown.player.play() }
    await shown.screen.advance(by: 1)
    expect(shown.state.isPlaying)
    expect((0.8...1.1).contains(shown.state.position))
    expect(shown.image !== first)
    await shown.screen.advance(by: 1.5)
    expect(shown.state.hasEnded)
    expect(!shown.state.isPlaying)
    expect(shown.state.position, equals: 2)
    shown.screen.perform { shown.player.play() }
    await shown.screen.advance(by: 0.5)
    expect(!shown.state.hasEnded)
    expect((0.2...0.6).contains(shown.state.position))
  }

  @Test func pausingAndResumingAFilm() async throws {
    let shown = try show()
    await shown.load()
    shown.screen.perform { shown.player.play() }
    await shown.screen.advance(by: 0.5)
    shown.screen.perform { shown.player.pause() }
    let position = shown.state.position
    await shown.screen.advance(by: 5)
    expect(shown.state.position, equals: position)
    shown.screen.perform { shown.player.play() }
    await shown.screen.advance(by: 0.5)
    expect((position + 0.3...position + 0.6).contains(shown.state.position))
  }

  @Test func playAndSeekBeforeLoadingAreDeferred() async throws {
    let shown = try show()
    shown.screen.perform {
      shown.player.play()
      shown.player.seek(to: 1)
    }
    await shown.player.loading?.value
    await shown.screen.advance(by: 0.5)
    expect(shown.state.isPlaying)
    expect((1.1...1.6).contains(shown.state.position))
  }

  @Test func seekingShowsTheFrameOfThatTime() async throws {
    let shown = try show()
    await shown.load()
    let first = try require(shown.image?.pixel(x: 20, y: 60))
    // Several seeks at once: the last one takes effect.
    shown.screen.perform { for time in [0.2, 0.7, 1.0] { shown.player.seek(to: time) } }
    await shown.screen.advance(by: 0.2)
    expect(shown.state.position, equals: 1)
    expect(!shown.state.isPlaying)
    let middle = try require(shown.image)
    expect((0..<80).contains { middle.pixel(x: $0, y: 60) != first })
    shown.screen.perform { shown.player.seek(to: 99) }
    await shown.screen.advance(by: 0.2)
    expect(shown.state.position, equals: 2)
    shown.screen.perform { shown.player.seek(to: -4) }
    await shown.screen.advance(by: 0.2)
    expect(shown.state.position, equals: 0)
    expect(shown.image?.pixel(x: 20, y: 60), equals: first)
  }

  @Test func aLoopRepeatsWithoutSound() async throws {
    let shown = try show(repeats: true)
    shown.screen.perform { shown.player.play() }
    await shown.player.loading?.value
    await shown.screen.advance(by: 1.5)
    let before = shown.state.position
    await shown.screen.advance(by: 1)
    expect(shown.state.isPlaying)
    expect(!shown.state.hasEnded)
    expect(shown.state.position, isBelow: before)
    expect(shown.state.isMuted)
    shown.screen.perform { shown.player.setMuted(false) }
    expect(shown.state.isMuted)
  }

  @Test func aSoundPlaysWithoutAnImage() async throws {
    let shown = try show("demo-sound://bells/1?s=3")
    await shown.load()
    expect(shown.state.duration, equals: 3)
    expect(shown.state.hasSound)
    shown.screen.perform {
      shown.player.play()
      shown.player.setMuted(true)
    }
    await shown.screen.advance(by: 1)
    expect(shown.state.isMuted)
    expect((0.8...1.1).contains(shown.state.position))
    expectNil(shown.image)
    await shown.screen.advance(by: 3)
    expect(shown.state.hasEnded)
  }

  @Test func aStoppedPlayerIsReleasedAndSilent() async throws {
    weak var gone: GStreamerPlayer?
    do {
      let shown = try show()
      gone = shown.player
      await shown.load()
      shown.screen.perform {
        shown.player.play()
        shown.player.stop()
      }
      let state = shown.state
      await shown.screen.advance(by: 1)
      shown.screen.perform {
        shown.player.play()
        shown.player.seek(to: 1)
        shown.player.load()
      }
      expect(shown.state, equals: state)
    }
    expectNil(gone)
  }

  // MARK: Parts

  @Test func aFilmIsPlayedPartByPart() async throws {
    let ranges = Mutex<[Range<Int>]>([])
    let shown = try show(
      blockSize: 16_000,
      refuse: { range in
        ranges.withLock { $0.append(range) }
        return nil
      }
    )
    await shown.load()
    expect(shown.state.phase, equals: .ready)
    shown.screen.perform { shown.player.play() }
    await shown.screen.advance(by: 2.5)
    expect(shown.state.hasEnded)
    let asked = ranges.withLock { $0 }
    expect(asked.count, isAbove: 1)
    expect(asked.allSatisfy { $0.count <= 16_000 })
  }

  @Test func aConnectionThatBreaksInTheMiddleIsNotADamagedFilm() async throws {
    let shown = try show(
      blockSize: 1_000,
      refuse: { $0.lowerBound > 0 ? URLError(.timedOut) : nil }
    )
    shown.screen.perform { shown.player.play() }
    await shown.player.loading?.value
    await shown.leaveLoading()
    expect(shown.state.phase, equals: .failed(.unreachable))
  }

  // MARK: What cannot be played

  @Test(arguments: [
    (ImageLoadingError.missing(URL(fileURLWithPath: "/x")), PlaybackError.missing),
    (.tooLarge(URL(fileURLWithPath: "/x")), .tooLarge),
    (.notAnImage(URL(fileURLWithPath: "/x")), .damaged),
  ])
  func loadingErrorsBecomePlaybackErrors(error: ImageLoadingError, said: PlaybackError) async throws
  {
    let shown = try show { _ in throw error }
    await shown.load()
    expect(shown.state.phase, equals: .failed(said))
  }

  @Test func aNetworkFailureCanBeRetried() async throws {
    let answers = Answers()
    let shown = try show { _ in
      guard answers.isSecond() else { throw URLError(.timedOut) }
      return try Self.film()
    }
    shown.screen.perform { shown.player.play() }
    await shown.player.loading?.value
    expect(shown.state.phase, equals: .failed(.unreachable))
    expect(!shown.state.isPlaying)
    await shown.load()
    expect(shown.state.phase, equals: .ready)
  }

  private nonisolated final class Answers: Sendable {
    private let count = Mutex(0)

    func isSecond() -> Bool {
      count.withLock {
        $0 += 1
        return $0 > 1
      }
    }
  }

  @Test func aFileThatIsNotAFilmIsRejected() async throws {
    for text in ["", "no film", "GIF89a", String(repeating: "<html>", count: 400)] {
      let shown = try show { _ in Data(text.utf8) }
      await shown.load()
      guard case .failed = shown.state.phase else {
        Issue.record("\(text.prefix(8)) is \(shown.state.phase)")
        continue
      }
    }
  }

  /// A decoder of the system outside the allow list is not run on untrusted files.
  @Test func onlySupportedFormatsAreDecoded() async throws {
    // An image in the format of a camera's raw bitmaps, for which GStreamer has a decoder.
    let portable = Data("P6\n2 2\n255\n".utf8) + Data(repeating: 9, count: 12)
    let shown = try show { _ in portable }
    await shown.load()
    expect(shown.state.phase, equals: .failed(.unsupported))
  }

  @Test func aFilmWithTooManyPixelsIsNotDecoded() async throws {
    var film = try Self.film()
    // The size in the description of the images, which is all that is known before they are
    // decoded.
    let place = try require(film.range(of: Data("png ".utf8), options: .backwards))
    film.replaceSubrange(place.upperBound + 24..<place.upperBound + 28, with: [0x7F, 0, 0x7F, 0])
    let changed = film
    let shown = try show { _ in changed }
    await shown.load()
    expect(shown.state.phase, equals: .failed(.tooLarge))
  }

  @Test func aTruncatedFilmPlaysToTheCutOrFails() async throws {
    let film = try Self.film()
    for share in [0.1, 0.5, 0.9, 0.999] {
      let cut = film.prefix(Int(Double(film.count) * share))
      let shown = try show { _ in Data(cut) }
      shown.screen.perform { shown.player.play() }
      await shown.player.loading?.value
      await shown.screen.advance(by: 3)
      expect(!shown.state.isPlaying)
      expect(shown.state.phase != .loading)
    }
  }

  @Test(arguments: Seeds.first(1)) func mutatedFilmsDoNotCrash(seed: UInt64) async throws {
    let film = try Self.film()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      var changed = film
      for _ in 0..<8 {
        // Damage is most likely to be harmful in the tables at the end.
        let area = random.next() % 2 == 0 ? film.count - 900..<film.count : 0..<film.count
        let place = area.lowerBound + Int(random.next() % UInt64(area.count))
        changed[changed.startIndex + place] = UInt8(truncatingIfNeeded: random.next())
      }
      let bytes = changed
      let shown = try show { _ in bytes }
      shown.screen.perform { shown.player.play() }
      await shown.player.loading?.value
      await shown.screen.advance(by: 0.3)
      expect(shown.state.phase != .idle)
      shown.screen.perform { shown.player.stop() }
    }
  }
}
