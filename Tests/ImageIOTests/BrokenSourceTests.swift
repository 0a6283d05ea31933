import CoreGraphics
import Expectations
import Foundation
import ImageIO
import TestSupport
import Testing

/// Files as they arrive from the network: truncated, damaged, or malicious.
struct BrokenSourceTests {
  private static let canvas = PixelRect.canvas(9, 7)

  private static var frames: [TestFrame] {
    var middle = TestFrame(
      PixelRect(x: 2, y: 2, width: 5, height: 3),
      color: GIFWriter.colors[5],
      disposal: .clear
    )
    middle.delay = 40
    return [TestFrame(canvas, color: GIFWriter.colors[1]), middle, middle]
  }

  enum Kind: CaseIterable {
    case gif, apng, webp

    var data: Data {
      switch self {
      case .gif: GIFWriter(canvas: canvas, frames: frames, loopCount: 2).data
      case .apng: APNGWriter(canvas: canvas, frames: frames).data
      case .webp: WebPWriter(canvas: canvas, frames: frames).data
      }
    }
  }

  /// Reads all properties and images; returns the number of images.
  private func readAll(_ data: Data) -> Int {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return 0 }
    _ = CGImageSourceCopyProperties(source, nil)
    _ = CGImageSourceGetStatus(source)
    let count = CGImageSourceGetCount(source)
    for index in 0..<min(count, 5) {
      _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      _ = CGImageSourceCreateImageAtIndex(source, index, nil)
    }
    return count
  }

  @Test(arguments: Kind.allCases)
  func truncatedFilesHaveTheFramesBeforeTheCut(_ kind: Kind) throws {
    let data = kind.data
    var counts: [Int] = []
    for length in 0..<data.count {
      // A slice of larger data: its first index is not 0.
      let part = (Data([0]) + data).dropFirst().prefix(length)
      counts.append(readAll(part))
      guard let source = CGImageSourceCreateWithData(part as CFData, nil) else { continue }
      expect(CGImageSourceGetStatus(source) != .statusComplete, "\(length) bytes")
      guard CGImageSourceGetCount(source) > 1 else { continue }
      for index in 0..<CGImageSourceGetCount(source) {
        expect(CGImageSourceCreateImageAtIndex(source, index, nil) != nil, "\(length) bytes")
      }
    }
    expect(counts, equals: counts.sorted())
    expect(readAll(data), equals: 3)
    expect(counts.contains(2))
  }

  @Test(arguments: Kind.allCases, Seeds.first(1, random: 20))
  func damagedBytesNeverCrash(_ kind: Kind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let data = kind.data
    for _ in 0..<600 {
      var damaged = data
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      // No file has a frame in less than a byte, whatever its header says.
      expect(readAll(damaged), isBelow: damaged.count)
    }
  }

  @Test(arguments: Kind.allCases)
  func extremeByteValuesNeverCrash(_ kind: Kind) {
    let data = kind.data
    for place in data.indices {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var damaged = data
        damaged[place] = value
        expect(readAll(damaged), isBelow: damaged.count)
      }
    }
  }

  @Test(arguments: Kind.allCases, Seeds.first(1, random: 20))
  func misplacedPartsOfFilesNeverCrash(_ kind: Kind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let data = kind.data
    for _ in 0..<300 {
      let from = Int.random(in: 0..<data.count, using: &random)
      let to = Int.random(in: from..<data.count, using: &random)
      let place = Int.random(in: 0..<data.count, using: &random)
      let longer = data.prefix(place) + data[from...to] + data.suffix(from: place)
      expect(readAll(longer), isBelow: longer.count)
      let shorter = data.prefix(from) + data.suffix(from: to)
      expect(readAll(shorter), isAtMost: shorter.count)
    }
  }

  /// The canvas would take 17 GB.
  @Test func hugeCanvasesAreNotAnimated() throws {
    var data = GIFWriter(canvas: Self.canvas, frames: Self.frames).data
    data.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let source = try require(CGImageSourceCreateWithData(data as CFData, nil))
    expect(CGImageSourceGetCount(source), equals: 1)
    expectNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
  }

  /// The image inside the second frame specifies a larger size than its frame.
  @Test func framesWithInconsistentSizesAreMissing() throws {
    var data = WebPWriter(canvas: Self.canvas, frames: Self.frames).data
    let first = try require(data.range(of: Data("VP8L".utf8)))
    let second = try require(
      data.range(of: Data("VP8L".utf8), in: first.upperBound..<data.endIndex)
    )
    data.replaceSubrange(second.upperBound + 5..<second.upperBound + 7, with: [0xFF, 0xFF])
    let source = try require(CGImageSourceCreateWithData(data as CFData, nil))
    expect(CGImageSourceGetCount(source), equals: 3)
    expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
    expectNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
  }
}
