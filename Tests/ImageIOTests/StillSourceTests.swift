import CGdkPixbuf
import CoreGraphics
import Expectations
import Foundation
import ImageIO
import Testing

struct StillSourceTests {
  /// An image of a kind that gdk-pixbuf writes.
  private func file(_ kind: String, _ width: Int32, _ height: Int32) throws -> Data {
    let pixbuf = try require(gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, width, height))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    gdk_pixbuf_fill(pixbuf, 0xFF00_00FF)
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    try require(gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, kind, nil, nil, nil) != 0)
    let start = try require(bytes)
    defer { g_free(start) }
    return Data(bytes: start, count: Int(count))
  }

  /// A JPEG file with an orientation.
  private func turnedFile(_ orientation: UInt8) throws -> Data {
    let tiff: [UInt8] =
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]
      + [0, 0, 0, 0, 0, 0]
    let exif = Array("Exif".utf8) + [0, 0] + tiff
    let data = try file("jpeg", 60, 40)
    return data.prefix(2) + Data([0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif) + data.dropFirst(2)
  }

  @Test(arguments: [
    ("png", "public.png"), ("jpeg", "public.jpeg"), ("webp", "org.webmproject.webp"),
  ])
  func everyKindIsOneImage(_ kind: String, _ type: String) throws {
    let source = try require(CGImageSourceCreateWithData(try file(kind, 60, 40) as CFData, nil))
    expect(CGImageSourceGetType(source), equals: type)
    expect(CGImageSourceGetCount(source), equals: 1)
    expect(CGImageSourceGetStatus(source), equals: .statusComplete)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    expect(properties?.count, equals: 2)
    expect(properties?[kCGImagePropertyPixelWidth] as? Int, equals: 60)
    expect(properties?[kCGImagePropertyPixelHeight] as? Int, equals: 40)
    let image = try require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    expect(image.width, equals: 60)
    expect(image.height, equals: 40)
    expectNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
  }

  @Test func imagesAreAsStoredAndThumbnailsUprightOnRequest() throws {
    let source = try require(CGImageSourceCreateWithData(try turnedFile(6) as CFData, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    let number = try require(properties?[kCGImagePropertyOrientation] as? UInt32)
    expect(CGImagePropertyOrientation(rawValue: number), equals: .right)
    expect(properties?[kCGImagePropertyPixelWidth] as? Int, equals: 60)
    expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width, equals: 60)
    for (isTurned, width) in [(false, 60), (true, 40)] {
      let options = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: isTurned,
      ]
      let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      expect(image?.width, equals: width)
    }
  }

  @Test func otherBytesHaveNoImages() throws {
    let source = try require(
      CGImageSourceCreateWithData(Data("<html>502</html>".utf8) as CFData, nil)
    )
    expect(CGImageSourceGetCount(source), equals: 0)
    expectNil(CGImageSourceGetType(source))
    expect(CGImageSourceGetStatus(source), equals: .statusUnknownType)
    expect(CGImageSourceGetStatusAtIndex(source, 0), equals: .statusUnknownType)
    expectNil(CGImageSourceCreateImageAtIndex(source, 0, nil))
    expectNil(CGImageSourceCopyProperties(source, nil))
    expectNil(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    expectNil(CGImageSourceCreateWithData(Data() as CFData, nil))
  }

  @Test func filesAreReadFromDisk() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    expectNil(CGImageSourceCreateWithURL(url as CFURL, nil))
    try file("png", 6, 4).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let source = try require(CGImageSourceCreateWithURL(url as CFURL, nil))
    expect(CGImageSourceGetCount(source), equals: 1)
    let page = try require(URL(string: "https://example.org/a.png"))
    expectNil(CGImageSourceCreateWithURL(page as CFURL, nil))
  }
}
