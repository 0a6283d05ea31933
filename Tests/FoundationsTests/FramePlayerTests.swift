import DemoArtwork
import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

/// An animated image on a whole screen: 16 frames of 60 ms each.
@Suite struct FramePlayerTests {
  private let loader = ImageLoader(source: Art())

  private func request(_ address: String) throws -> ImageRequest {
    let size = CGSize(width: 64, height: 64)
    return ImageRequest(url: try require(URL(string: address)), size: size, scale: 1)
  }

  private func player() async throws -> FramePlayer? {
    let moving = try request("demo-art://emoji/cat-1?w=64&h=64&moves=1")
    _ = try await loader.image(for: moving)
    return await loader.player(for: moving)
  }

  private func show(_ player: FramePlayer) -> (screen: Screen, image: () -> UIImage?) {
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 64, height: 64))) {
      let controller = UIViewController()
      player.view.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
      controller.view.addSubview(player.view)
      return controller
    }
    return (screen, { (player.view as? UIImageView)?.image })
  }

  /// Advances the clock frame by frame.
  private func advance(_ screen: Screen, by seconds: TimeInterval) async {
    for _ in 0..<Int((seconds * 60).rounded()) { await screen.advance(by: 1.0 / 60) }
  }

  @Test func onlyLoadedAnimatedImagesHaveAPlayer() async throws {
    let moving = try request("demo-art://emoji/cat-1?w=64&h=64&moves=1")
    await expectNil(loader.player(for: moving))
    _ = try await loader.image(for: moving)
    await expect(loader.player(for: moving) != nil)
    let still = try request("demo-art://emoji/cat-1?w=64&h=64")
    _ = try await loader.image(for: still)
    await expectNil(loader.player(for: still))
  }

  @Test func framesHaveTheirDurationsAndRepeat() async throws {
    let player = try require(try await player())
    expect(player.state.value.phase == .ready && !player.state.value.hasSound)
    expect(abs((player.state.value.duration ?? 0) - 0.96), isBelow: 1e-9)
    let (screen, image) = show(player)
    await screen.settle()
    expectNil(image())
    screen.perform { player.play() }
    var shown: [ObjectIdentifier] = []
    var positions: [TimeInterval] = []
    for _ in 0..<120 {
      await screen.advance(by: 1.0 / 60)
      positions.append(player.state.value.position)
      guard let image = image() else { continue }
      if shown.last != ObjectIdentifier(image) { shown.append(ObjectIdentifier(image)) }
    }
    // Two seconds of frames of 60 ms, apart from the time until the first one.
    expect((32...34).contains(shown.count))
    expect(positions.allSatisfy { (0...0.96).contains($0) })
    expect(zip(positions, positions.dropFirst()).contains { $0 > $1 })
    expect(!player.state.value.hasEnded)
  }

  @Test func pausingKeepsTheFrame() async throws {
    let player = try require(try await player())
    let (screen, image) = show(player)
    screen.perform { player.play() }
    await advance(screen, by: 0.5)
    screen.perform { player.pause() }
    let (held, position) = (image(), player.state.value.position)
    expect(held != nil && !player.state.value.isPlaying)
    await advance(screen, by: 0.5)
    expect(image() === held && player.state.value.position == position)
    screen.perform { player.play() }
    await advance(screen, by: 0.1)
    expect(image() !== held && player.state.value.position > position)
  }

  @Test func seekingShowsTheFrameWhilePaused() async throws {
    let player = try require(try await player())
    let (screen, image) = show(player)
    let data = try DemoPainter.pngData(
      for: try require(URL(string: "demo-art://emoji/cat-1?w=64&h=64&moves=1"))
    )
    let frames = try require(MovingImage(data, maximumPixelSize: 64)).frames
    for (position, index) in [(0.5, 8), (0.13, 2), (9, 15), (-1, 0)] {
      screen.perform { player.seek(to: position) }
      await screen.settle()
      expect(image()?.pngData(), equals: frames[index].pngData())
      expect(abs(player.state.value.position - min(max(0, position), 0.96)), isBelow: 1e-9)
    }
    screen.perform { player.play() }
    await advance(screen, by: 0.1)
    expect(image()?.pngData(), equals: frames[1].pngData())
  }

  @Test func aStoppedPlayerShowsNothingAndRequestsNoFrames() async throws {
    let player = try require(try await player())
    let (screen, image) = show(player)
    screen.perform { player.play() }
    await advance(screen, by: 0.2)
    screen.perform { player.stop() }
    await advance(screen, by: 0.2)
    expect(image() == nil && !player.state.value.isPlaying)
    expectNil(player.link)
  }

  @Test func aDamagedFilePlaysUpToTheDamage() async throws {
    let url = try require(URL(string: "demo-art://emoji/cat-1?w=64&h=64&moves=1"))
    let data = try DemoPainter.pngData(for: url)
    let source = try require(FrameSource(data.prefix(data.count / 2), maximumPixelSize: 64))
    let player = FramePlayer(source)
    let (screen, image) = show(player)
    screen.perform { player.play() }
    await advance(screen, by: 3)
    let duration = try require(player.state.value.duration)
    expect(duration > 0.1 && duration < 0.96)
    expect(image() != nil && player.state.value.isPlaying)
  }
}

/// Paints the requested images.
private nonisolated struct Art: ImageDataSource {
  func data(for url: URL) async throws -> Data { try DemoPainter.pngData(for: url) }
}
