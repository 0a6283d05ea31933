import CoreGraphics
import Expectations
import Foundation
import ImageIO
import TestSupport
import Testing

struct GIFSourceTests {
  private let red = TestFrame(.canvas(4, 3), color: GIFWriter.colors[3])

  private func properties(_ source: CGImageSource, _ index: Int) throws -> [CFString: Any] {
    let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [CFString: Any]
    return try require(all?[kCGImagePropertyGIFDictionary] as? [CFString: Any])
  }

  private func source(of writer: GIFWriter) throws -> CGImageSource {
    try require(CGImageSourceCreateWithData(writer.data as CFData, nil))
  }

  @Test func aFileReportsItsTypeAndItsFrames() throws {
    let source = try source(of: GIFWriter(canvas: .canvas(4, 3), frames: [red, red, red]))
    expect(CGImageSourceGetType(source), equals: "com.compuserve.gif")
    expect(CGImageSourceGetCount(source), equals: 3)
    expect(CGImageSourceGetStatus(source), equals: .statusComplete)
    expect(CGImageSourceGetStatusAtIndex(source, 2), equals: .statusComplete)
    expect(CGImageSourceGetStatusAtIndex(source, 3), equals: .statusInvalidData)
    let image = try require(CGImageSourceCreateImageAtIndex(source, 1, nil))
    expect(image.width, equals: 4)
    expect(image.height, equals: 3)
    expect(image.isOpaque)
    expectNil(CGImageSourceCreateImageAtIndex(source, 3, nil))
    expectNil(CGImageSourceCreateImageAtIndex(source, -1, nil))
    expectNil(CGImageSourceCopyPropertiesAtIndex(source, 3, nil))
  }

  @Test(arguments: [(0, 0.1), (10, 0.1), (20, 0.02), (70, 0.07), (5_000, 5)])
  func shortDelaysAreReplacedByATenthOfASecond(_ milliseconds: Int, _ seconds: Double) throws {
    var frame = red
    frame.delay = milliseconds
    let source = try source(of: GIFWriter(canvas: .canvas(4, 3), frames: [red, frame]))
    let properties = try properties(source, 1)
    expect(properties[kCGImagePropertyGIFDelayTime] as? Double, equals: seconds)
    expect(
      properties[kCGImagePropertyGIFUnclampedDelayTime] as? Double,
      equals: Double(milliseconds) / 1_000
    )
  }

  @Test(arguments: [nil, 0, 1, 65_535])
  func loopCountsAreReadFromTheFile(_ count: Int?) throws {
    let writer = GIFWriter(canvas: .canvas(4, 3), frames: [red, red], loopCount: count)
    let properties = CGImageSourceCopyProperties(try source(of: writer), nil) as? [CFString: Any]
    let dictionary = properties?[kCGImagePropertyGIFDictionary] as? [CFString: Any]
    expect(dictionary != nil)
    expect(dictionary?[kCGImagePropertyGIFLoopCount] as? Int, equals: count)
    expect(properties?[kCGImagePropertyFileSize] as? Int, equals: writer.data.count)
  }

  @Test func aStillImageIsOneFrame() throws {
    let source = try source(of: GIFWriter(canvas: .canvas(4, 3), frames: [red]))
    expect(CGImageSourceGetCount(source), equals: 1)
    expect(
      CGImageSourceCreateImageAtIndex(source, 0, nil)?.pixel(x: 3, y: 2),
      equals: red.pixels[0]
    )
  }

  @Test func aFrameOutsideTheCanvasEndsTheAnimation() throws {
    var wide = red
    wide.area.x = 1
    let source = try source(of: GIFWriter(canvas: .canvas(4, 3), frames: [red, red, wide, red]))
    expect(CGImageSourceGetCount(source), equals: 2)
    expect(CGImageSourceGetStatus(source), equals: .statusUnexpectedEOF)
  }

  @Test func aThousandFramesAreCounted() throws {
    let frames = Array(repeating: TestFrame(.canvas(1, 1), color: red.pixels[0]), count: 1_005)
    let source = try source(of: GIFWriter(canvas: .canvas(4, 3), frames: frames))
    expect(CGImageSourceGetCount(source), equals: 1_000)
    expect(
      CGImageSourceCreateImageAtIndex(source, 999, nil)?.pixel(x: 0, y: 0),
      equals: red.pixels[0]
    )
  }

  @Test(arguments: Seeds.first(40))
  func composedFramesMatchTheModel(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let canvas = PixelRect.canvas(upTo: 12, using: &random)
    var writer = GIFWriter(canvas: canvas)
    writer.hasOwnPalettes = Bool.random(using: &random)
    writer.isInterlaced = Bool.random(using: &random)
    writer.frames = (0..<8).map { _ in
      var frame = TestFrame(random: &random, in: canvas, colors: GIFWriter.colors + [0])
      // A frame that is not blended has no transparent color.
      if !frame.isBlended { frame.pixels = frame.pixels.map { $0 == 0 ? GIFWriter.colors[7] : $0 } }
      return frame
    }
    try expectModel(of: writer.frames, on: canvas, in: source(of: writer), random: &random)
  }
}
