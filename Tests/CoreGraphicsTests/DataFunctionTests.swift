import CoreGraphics
import Foundation
import Testing

/// The functions of Core Foundation that code for images uses.
struct DataFunctionTests {
  @Test("an image can be made of bytes that are written at their address")
  func writing() throws {
    let data = try #require(CFDataCreateMutable(kCFAllocatorDefault, 12))
    CFDataSetLength(data, 12)
    #expect(CFDataGetLength(data) == 12)
    let bytes = try #require(CFDataGetMutableBytePtr(data))
    for index in 0..<12 where index % 3 == 0 { bytes[index] = 255 }
    let provider = try #require(CGDataProvider(data: data))
    let image = CGImage(
      width: 2,
      height: 2,
      bitsPerComponent: 8,
      bitsPerPixel: 24,
      bytesPerRow: 6,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
      provider: provider,
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )
    #expect(image?.width == 2)
    let pixels: UnsafePointer<UInt8> = CFDataGetBytePtr(image?.dataProvider?.data)
    #expect([pixels[0], pixels[1], pixels[2]].sorted() == [0, 0, 255])
  }

  @Test("the address of bytes stays, however few they are", arguments: [1, 4, 14, 15, 16, 17, 100])
  func addresses(count: Int) {
    let data = Data((0..<count).map { UInt8($0) })
    let first: UnsafePointer<UInt8> = CFDataGetBytePtr(data as CFData)
    let again: UnsafePointer<UInt8> = CFDataGetBytePtr(data as CFData)
    #expect(first == again)
    #expect((0..<count).map { first[$0] } == Array(data))
    #expect(CFDataCreate(nil, first, count) as Data? == data)
  }
}
