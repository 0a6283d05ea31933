import CoreGraphics
import Expectations
import Foundation
import ImageIO
import TestSupport
import Testing

struct WebPSourceTests {
  /// Two lossy frames, the second with alpha: all red, then half-transparent blue over the left
  /// half.
  ///
  /// Written by libwebp.
  static let lossy = Data(
    base64Encoded: """
      UklGRuYAAABXRUJQVlA4WAoAAAASAAAADwAADwAAQU5JTQYAAAAAAAAAAwBBTk1GUAAAAAAAAAAAAA8AAA8AAEYAAANWUDgg\
      OAAAALABAJ0BKhAAEAAAwBIloAADXxQWlwAA/vyllB//9NI//ppH/9NI+Yt//+6BP/+6BP/+6BP/c2gAQU5NRmIAAAAAAAAA\
      AAAPAAAPAAD6AAACQUxQSBIAAAABDzCAERFCLJjMX7o7g4j+RyZWUDggMAAAALABAJ0BKhAAEAAAwBIloAADXxNfEAAA/v8a\
      3f6Ah+J///v2L//30tf//PtH/n4AAA==
      """
  )

  private func source(of data: Data?) throws -> CGImageSource {
    let data = try require(data)
    return try require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  @Test func aFileReportsItsTypeItsFramesAndItsDelays() throws {
    let source = try source(of: Self.lossy)
    expect(CGImageSourceGetType(source), equals: "org.webmproject.webp")
    expect(CGImageSourceGetCount(source), equals: 2)
    expect(CGImageSourceGetStatus(source), equals: .statusComplete)
    let properties = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
    let dictionary = properties?[kCGImagePropertyWebPDictionary] as? [CFString: Any]
    expect(dictionary?[kCGImagePropertyWebPLoopCount] as? Int, equals: 3)
    let second = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [CFString: Any]
    let times = second?[kCGImagePropertyWebPDictionary] as? [CFString: Any]
    expect(times?[kCGImagePropertyWebPDelayTime] as? Double, equals: 0.25)
    expect(times?[kCGImagePropertyWebPUnclampedDelayTime] as? Double, equals: 0.25)
    expect(second?[kCGImagePropertyPixelWidth] as? Int, equals: 16)
  }

  @Test func lossyFramesKeepTheirAlpha() throws {
    let source = try source(of: Self.lossy)
    let first = try require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    expect(first.isOpaque)
    let red = first.pixel(x: 8, y: 8)
    expect(red >> 16 & 0xFF > 0xB0 && red & 0xFF < 0x40)
    // Not blended: the right half replaces the red with transparency.
    let second = try require(CGImageSourceCreateImageAtIndex(source, 1, nil))
    expect(second.pixel(x: 2, y: 8) >> 24, equals: 0x80)
    expect(second.pixel(x: 2, y: 8) & 0xFF, isAbove: 0x50)
    expect(second.pixel(x: 14, y: 8) >> 24, equals: 0)
  }

  /// Like a `UIImage` of the file.
  @Test func theStillImageIsTheFirstFrame() throws {
    let data = try require(Self.lossy)
    let image = try ImageDecoder.decode(data, maximumPixelSize: 8)
    expect(image.width, equals: 8)
    expect(image.isOpaque)
    var broken = data
    let first = try require(broken.range(of: Data("ANMF".utf8)))
    broken[first.lowerBound] ^= 0x20
    broken[try require(broken.range(of: Data("ANMF".utf8))).lowerBound] ^= 0x20
    #expect(throws: ImageDecodingError.truncated) { try ImageDecoder.decode(broken) }
  }

  @Test func aFrameOutsideTheCanvasEndsTheAnimation() throws {
    let frame = TestFrame(.canvas(4, 4), color: 0xFFFF_0000)
    var outside = frame
    outside.area.x = 2
    let writer = WebPWriter(canvas: .canvas(4, 4), frames: [frame, outside, frame])
    expect(CGImageSourceGetCount(try source(of: writer.data)), equals: 1)
  }

  @Test(arguments: Seeds.first(40))
  func composedFramesMatchTheModel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let canvas = PixelRect.canvas(upTo: 12, using: &random)
    let colors: [UInt32] = [0, 0xFF00_0000, 0xFFC0_2040, 0x8000_FF00, 0x40FF_8000]
    var writer = WebPWriter(canvas: canvas)
    writer.frames = (0..<8).map { _ in
      var frame = TestFrame(random: &random, in: canvas, colors: colors, isFlat: true, step: 2)
      // WebP has no disposal method that restores the previous frame.
      if frame.disposal == .restore { frame.disposal = .keep }
      return frame
    }
    try expectModel(of: writer.frames, on: canvas, in: source(of: writer.data), random: &random)
  }
}
