import Expectations
import Foundation
import ImageIO
import Testing

/// Code as written for iOS; compiling it is the first test.
struct AppleIdiomTests {
  /// Code as libraries for animated images write it: dictionaries with string keys, numbers as
  /// objects.
  private func duration(of source: CGImageSource, at index: Int) -> TimeInterval {
    guard
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any],
      let gif = properties[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    else { return 0 }
    let unclamped = gif[kCGImagePropertyGIFUnclampedDelayTime as String] as? NSNumber
    let clamped = gif[kCGImagePropertyGIFDelayTime as String] as? NSNumber
    guard let delay = unclamped ?? clamped else { return 0.1 }
    return delay.doubleValue > 0.011 ? delay.doubleValue : 0.1
  }

  @Test func animatedImagesAreReadLikeOniOS() throws {
    var frame = TestFrame(.canvas(8, 8), color: GIFWriter.colors[4])
    frame.delay = 50
    let data = GIFWriter(canvas: .canvas(8, 8), frames: [frame, frame], loopCount: 0).data
    let info: [String: Any] = [
      kCGImageSourceShouldCache as String: true,
      kCGImageSourceTypeIdentifierHint as String: "com.compuserve.gif",
    ]
    let source = try require(CGImageSourceCreateWithData(data as CFData, info as CFDictionary))
    let count = CGImageSourceGetCount(source)
    expect((0..<count).reduce(0) { $0 + duration(of: source, at: $1) }, equals: 0.1)

    let noCache = [kCGImageSourceShouldCache: false] as CFDictionary
    let container = CGImageSourceCopyProperties(source, noCache) as? [CFString: Any]
    let loops = (container?[kCGImagePropertyGIFDictionary] as? [CFString: Any])?[
      kCGImagePropertyGIFLoopCount
    ]
    expect(loops as? Int, equals: 0)
    expect(loops as? UInt, equals: 0)

    var options = info as CFDictionary? as? [CFString: Any]
    options?[kCGImageSourceCreateThumbnailFromImageIfAbsent] = true
    options?[kCGImageSourceCreateThumbnailWithTransform] = true
    options?[kCGImageSourceShouldCacheImmediately] = true
    options?[kCGImageSourceThumbnailMaxPixelSize] = max(CGFloat(4), 3)
    let image = CGImageSourceCreateThumbnailAtIndex(source, 1, options as CFDictionary?)
    expect(image?.width, equals: 4)
  }

  @Test func numbersBridgeToAnyType() throws {
    let frame = TestFrame(.canvas(8, 6), color: GIFWriter.colors[4])
    let data = GIFWriter(canvas: .canvas(8, 6), frames: [frame, frame]).data
    let source = try require(CGImageSourceCreateWithData(data as CFData, nil))
    let properties = try require(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    )
    let width = properties[kCGImagePropertyPixelWidth]
    expect(width as? Int, equals: 8)
    expect(width as? UInt32, equals: 8)
    expect(width as? Double, equals: 8)
    expect((width as? NSNumber)?.intValue, equals: 8)
    let times = properties[kCGImagePropertyGIFDictionary] as? [CFString: Double]
    expect(times?[kCGImagePropertyGIFDelayTime], equals: 0.1)
    expect(times?.count, equals: 2)
  }
}
