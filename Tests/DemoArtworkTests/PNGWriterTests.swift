import Expectations
import Foundation
import TestSupport
import Testing

@testable import DemoArtwork

struct PNGWriterTests {
  @Test func checksumsMatchKnownValues() {
    expect(CRC32.checksum(Array("123456789".utf8)), equals: 0xCBF4_3926)
    expect(CRC32.checksum(Array("1234".utf8), Array("56789".utf8)), equals: 0xCBF4_3926)
    expect(Deflate.adler32(Array("Wikipedia".utf8)), equals: 0x11E6_0398)
    expect(
      Deflate.adler32([UInt8](repeating: 255, count: 100_000)),
      equals: referenceAdler(100_000)
    )
  }

  private func referenceAdler(_ count: Int) -> UInt32 {
    var a: UInt32 = 1
    var b: UInt32 = 0
    for _ in 0..<count {
      a = (a + 255) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }

  @Test(arguments: Seeds.first(24))
  func inflatingReturnsTheDeflatedData(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = [0, 1, 2, 3, 100, 5_000, 70_000][Int(seed % 7)]
    var data: [UInt8] = []
    while data.count < count {
      switch random.next() % 3 {
      case 0: data.append(UInt8(random.next() & 255))
      case 1:
        data += [UInt8](repeating: UInt8(random.next() & 3), count: Int(random.next() % 900) + 1)
      default:
        // A repetition of earlier data, near or far away.
        let length = min(data.count, Int(random.next() % 300))
        let start =
          data.count - length
          - (data.count > length ? Int(random.next() % UInt64(data.count - length)) : 0)
        data += Array(data[max(0, start)..<max(0, start) + length])
      }
    }
    try expect(Inflate.zlib(Deflate.zlib(data)), equals: data, "seed \(seed)")
  }

  @Test func repetitionIsCompressed() {
    let data = [UInt8](repeating: 7, count: 100_000)
    expect(Deflate.zlib(data).count, isBelow: 1_000)
  }

  @Test(arguments: Seeds.first(12))
  func pixelsSurviveEncoding(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let width = Int(random.next() % 40) + 1
    let height = Int(random.next() % 40) + 1
    let isSmooth = seed % 2 == 0
    let rgb = (0..<width * height * 3).map { index in
      isSmooth ? UInt8(truncatingIfNeeded: index / 7) : UInt8(random.next() & 255)
    }
    let image = try DecodedPNG(PNGWriter.file(width: width, height: height, rgb: rgb))
    expect(image.rgb, equals: rgb, "seed \(seed)")
  }
}

struct ArtCanvasTests {
  @Test func aFillCoversItsExactArea() {
    let canvas = ArtCanvas(width: 20, height: 20)
    // From 2.5 to 7.25 pixels across, from 3.75 to 9.5 down.
    canvas.fill(.rect(2.5 / 20, 3.75 / 20, 4.75 / 20, 5.75 / 20), .flat(.white))
    let sum = (0..<400).reduce(Float(0)) { $0 + canvas.pixels[$1 * 3] }
    expect(abs(sum - 4.75 * 5.75), isBelow: 0.01)
    expect(abs(canvas.pixels[(5 * 20 + 2) * 3] - 0.5), isBelow: 0.001)
    expect(abs(canvas.pixels[(3 * 20 + 4) * 3] - 0.25), isBelow: 0.001)
  }

  @Test func aCircleHasTheAreaOfACircle() {
    let canvas = ArtCanvas(width: 100, height: 100)
    canvas.fill(.circle(0.5, 0.5, 0.3), .flat(.white))
    let sum = (0..<10_000).reduce(Float(0)) { $0 + canvas.pixels[$1 * 3] }
    expect(abs(sum - .pi * 900), isBelow: 12)
  }

  @Test(arguments: Seeds.first(20))
  func outlinesBeyondTheCanvasLeaveNoArtifacts(seed: UInt64) {
    var random = ArtRandom(seed: seed, ordinal: 0)
    let canvas = ArtCanvas(width: 31, height: 17)
    for _ in 0..<40 {
      let points = (0..<random.int(3, 7)).map { _ in
        ArtPoint(random.float(-2, 4), random.float(-1, 2))
      }
      canvas.fill(ArtPath(points), .flat(.white))
    }
    // A later fill must not show pixels that an earlier one failed to clear.
    canvas.fill(.rect(-1, -1, 9, 9), .flat(.black))
    canvas.fill(.rect(0, 0, 0.001, 0.001), .flat(.white))
    let sum = (0..<31 * 17).reduce(Float(0)) { $0 + canvas.pixels[$1 * 3] }
    expect(sum, isBelow: 0.1, "seed \(seed)")
  }
}
