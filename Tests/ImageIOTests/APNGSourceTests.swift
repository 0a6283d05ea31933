import CoreGraphics
import Expectations
import Foundation
import ImageIO
import TestSupport
import Testing

struct APNGSourceTests {
  private let red = TestFrame(.canvas(4, 3), color: 0xFFFF_0000)
  private let blue = TestFrame(.canvas(4, 3), color: 0xFF00_00FF)

  private func source(of writer: APNGWriter) throws -> CGImageSource {
    try require(CGImageSourceCreateWithData(writer.data as CFData, nil))
  }

  @Test func aFileReportsItsTypeItsFramesAndItsLoopCount() throws {
    let writer = APNGWriter(canvas: .canvas(4, 3), frames: [red, blue], loopCount: 7)
    let source = try source(of: writer)
    expect(CGImageSourceGetType(source), equals: "public.png")
    expect(CGImageSourceGetCount(source), equals: 2)
    expect(CGImageSourceGetStatus(source), equals: .statusComplete)
    let properties = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
    let dictionary = properties?[kCGImagePropertyPNGDictionary] as? [CFString: Any]
    expect(dictionary?[kCGImagePropertyAPNGLoopCount] as? Int, equals: 7)
  }

  @Test(arguments: [(0, 0.1), (10, 0.1), (11, 0.011), (70, 0.07)])
  func shortDelaysAreReplacedByATenthOfASecond(_ milliseconds: Int, _ seconds: Double) throws {
    var frame = red
    frame.delay = milliseconds
    let source = try source(of: APNGWriter(canvas: .canvas(4, 3), frames: [blue, frame]))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 1, nil) as? [CFString: Any]
    let dictionary = properties?[kCGImagePropertyPNGDictionary] as? [CFString: Any]
    expect(dictionary?[kCGImagePropertyAPNGDelayTime] as? Double, equals: seconds)
    expect(
      dictionary?[kCGImagePropertyAPNGUnclampedDelayTime] as? Double,
      equals: Double(milliseconds) / 1_000
    )
  }

  @Test func theFallbackImageIsNoFrame() throws {
    var writer = APNGWriter(canvas: .canvas(4, 3), frames: [red, blue])
    writer.otherImage = TestFrame(.canvas(4, 3), color: 0xFF00_FF00)
    let source = try source(of: writer)
    expect(CGImageSourceGetCount(source), equals: 2)
    expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.pixel(x: 0, y: 0), equals: 0xFFFF_0000)
    try expect(ImageDecoder.decode(writer.data).pixel(x: 0, y: 0), equals: 0xFF00_FF00)
  }

  @Test func aFileWithZeroFramesIsAStillImage() throws {
    let source = try source(
      of: APNGWriter(canvas: .canvas(4, 3), frames: [red, blue], announced: 0)
    )
    expect(CGImageSourceGetCount(source), equals: 1)
    expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.pixel(x: 0, y: 0), equals: 0xFFFF_0000)
    let properties = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
    expectNil(properties?[kCGImagePropertyPNGDictionary])
  }

  @Test func theFrameCountIsLimitedToAnnouncedAndPresentFrames() throws {
    let frames = [red, blue, red]
    let fewer = try source(of: APNGWriter(canvas: .canvas(4, 3), frames: frames, announced: 2))
    expect(CGImageSourceGetCount(fewer), equals: 2)
    let more = try source(
      of: APNGWriter(canvas: .canvas(4, 3), frames: frames, announced: 4_000_000_000)
    )
    expect(CGImageSourceGetCount(more), equals: 3)
  }

  @Test(arguments: [
    PixelRect(x: 1, y: 0, width: 4, height: 3), PixelRect(x: 0, y: 0, width: 4, height: 4),
    PixelRect(x: 0, y: 0, width: 0, height: 3),
    PixelRect(x: 0xFFFF_FFFF, y: 0, width: 0xFFFF_FFFF, height: 3),
  ])
  func aFrameOutsideTheCanvasEndsTheAnimation(_ area: PixelRect) throws {
    var wide = red
    wide.area = area
    wide.pixels = [0]
    let source = try source(of: APNGWriter(canvas: .canvas(4, 3), frames: [red, wide, blue]))
    expect(CGImageSourceGetCount(source), equals: 1)
    expect(CGImageSourceGetStatus(source), equals: .statusUnexpectedEOF)
  }

  @Test func aFirstFrameSmallerThanTheImageDisablesTheAnimation() throws {
    let small = TestFrame(PixelRect(x: 0, y: 0, width: 2, height: 2), color: 0xFFFF_0000)
    let source = try source(of: APNGWriter(canvas: .canvas(4, 3), frames: [small, blue]))
    expect(CGImageSourceGetCount(source), equals: 1)
  }

  @Test func chunksOutOfOrderEndTheAnimation() throws {
    var data = APNGWriter(canvas: .canvas(4, 3), frames: [red, blue, red]).data
    let places = ranges(of: "fcTL", in: data)
    // The third frame with the number of the second, and its checksum.
    data.replaceSubrange(
      places[2].lowerBound..<places[2].lowerBound + 34,
      with: data[places[1].lowerBound..<places[1].lowerBound + 34]
    )
    let source = try require(CGImageSourceCreateWithData(data, nil))
    expect(CGImageSourceGetCount(source), equals: 2)
  }

  @Test func aDamagedFrameAndItsDependentsAreMissing() throws {
    var dot = TestFrame(PixelRect(x: 1, y: 1, width: 1, height: 1), color: 0xFF00_FF00)
    dot.disposal = .keep
    var hiding = red
    hiding.isBlended = false
    var data = APNGWriter(canvas: .canvas(4, 3), frames: [red, dot, dot, hiding]).data
    let place = try require(ranges(of: "fdAT", in: data).first)
    data[place.upperBound + 9] ^= 0x10
    let source = try require(CGImageSourceCreateWithData(data, nil))
    expect(CGImageSourceGetCount(source), equals: 4)
    let isThere = (0..<4).map { CGImageSourceCreateImageAtIndex(source, $0, nil) != nil }
    expect(isThere, equals: [true, false, false, true])
  }

  private func ranges(of name: String, in data: Data) -> [Range<Data.Index>] {
    var (found, start): ([Range<Data.Index>], Data.Index) = ([], data.startIndex)
    while let next = data.range(of: Data(name.utf8), in: start..<data.endIndex) {
      found.append(next)
      start = next.upperBound
    }
    return found
  }

  @Test(arguments: Seeds.first(40))
  func composedFramesMatchTheModel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let canvas = PixelRect.canvas(upTo: 12, using: &random)
    let colors: [UInt32] = [
      0, 0xFF00_0000, 0xFFFF_FFFF, 0xFFC0_2040, 0x8000_FF00, 0x40FF_8000, 0x0110_2030, 0xFE10_20F0,
    ]
    var writer = APNGWriter(canvas: canvas)
    writer.palette = Bool.random(using: &random) ? colors : nil
    writer.parts = Int.random(in: 1...3, using: &random)
    writer.frames = (0..<8).map { _ in TestFrame(random: &random, in: canvas, colors: colors) }
    if Bool.random(using: &random) {
      writer.otherImage = TestFrame(canvas, color: 0xFFC0_2040)
    } else {
      var first = TestFrame(canvas, color: colors[Int.random(in: 0..<8, using: &random)])
      first.disposal = writer.frames[0].disposal
      writer.frames[0] = first
    }
    try expectModel(of: writer.frames, on: canvas, in: source(of: writer), random: &random)
  }
}
