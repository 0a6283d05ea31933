import Expectations
import Locking
import Testing
import _Testing_Canvas

@testable import CoreGraphics

/// The scaled copies that images keep for the next drawing.
@Suite struct ScaledCopiesTests {
  private func image() throws -> CGImage { try require(Sheet(64, 64).canvas.makeImage()) }

  private func hasCopy(_ image: CGImage) -> Bool { image.scaledCopy.withLock { $0 != nil } }

  @Test func onlyTheNewestCopiesAreKept() throws {
    // Room for two copies of a kilobyte.
    let copies = ScaledCopies(limit: 2_500)
    let images = try (0..<3).map { _ in try image() }
    for image in images {
      copies.note(try require(image.scaled(toWidth: 16, height: 16)), of: image)
    }
    expect(images.map { hasCopy($0) }, equals: [false, true, true])
    copies.note(try require(images[0].scaled(toWidth: 16, height: 16)), of: images[0])
    expect(images.map { hasCopy($0) }, equals: [true, false, true])
  }

  @Test func aCopyOfAnotherSizeIsNotMistakenForAnOldOne() throws {
    let copies = ScaledCopies(limit: 2_500)
    let (image, other) = (try image(), try image())
    copies.note(try require(image.scaled(toWidth: 16, height: 16)), of: image)
    let newer = try require(image.scaled(toWidth: 12, height: 12))
    copies.note(newer, of: image)
    copies.note(try require(other.scaled(toWidth: 16, height: 16)), of: other)
    expect(image.scaled(toWidth: 12, height: 12), isSameAs: newer)
    expect(hasCopy(other))
  }

  @Test func aCopyAboveTheLimitIsKeptUntilTheNext() throws {
    let copies = ScaledCopies(limit: 100)
    let (image, other) = (try image(), try image())
    copies.note(try require(image.scaled(toWidth: 32, height: 32)), of: image)
    expect(hasCopy(image))
    copies.note(try require(other.scaled(toWidth: 32, height: 32)), of: other)
    expect(!hasCopy(image) && hasCopy(other))
  }
}
