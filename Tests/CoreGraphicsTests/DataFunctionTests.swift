import CoreGraphics
import Expectations
import Foundation
import Testing

/// The functions of Core Foundation that code for images uses.
struct DataFunctionTests {
  @Test("an image can be made of bytes that are written at their address")
  func writing() throws {
    let data = try require(CFDataCreateMutable(kCFAllocatorDefault, 12))
    CFDataSetLength(data, 12)
    expect(CFDataGetLength(data), equals: 12)
    let bytes = try require(CFDataGetMutableBytePtr(data))
    for index in 0..<12 where index % 3 == 0 { bytes[index] = 255 }
    let provider = try require(CGDataProvider(data: data))
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
    expect(image?.width, equals: 2)
    let pixels: UnsafePointer<UInt8> = CFDataGetBytePtr(image?.dataProvider?.data)
    expect([pixels[0], pixels[1], pixels[2]].sorted(), equals: [0, 0, 255])
  }

  @Test("the address of bytes stays, however few they are", arguments: [1, 4, 14, 15, 16, 17, 100])
  func addresses(count: Int) {
    let data = Data((0..<count).map { UInt8($0) })
    let first: UnsafePointer<UInt8> = CFDataGetBytePtr(data as CFData)
    let again: UnsafePointer<UInt8> = CFDataGetBytePtr(data as CFData)
    expect(first, equals: again)
    expect((0..<count).map { first[$0] }, equals: Array(data))
    expect(CFDataCreate(nil, first, count) as Data?, equals: data)
  }

  @Test("small bytes keep their address while thousands of others get theirs")
  func manyAddresses() {
    let data = Data([1, 2, 3])
    let first: UnsafePointer<UInt8> = CFDataGetBytePtr(data as CFData)
    for number in UInt16.min..<3000 {
      let other = Data([255, UInt8(number >> 8), UInt8(number & 255)])
      let address: UnsafePointer<UInt8> = CFDataGetBytePtr(other as CFData)
      expect([address[0], address[1], address[2]], equals: Array(other))
    }
    expect([first[0], first[1], first[2]], equals: [1, 2, 3])
    for number in UInt16.min..<5000 {
      _ = CFDataGetBytePtr(Data([254, UInt8(number >> 8), UInt8(number & 255)]) as CFData)
    }
    let again: UnsafePointer<UInt8> = CFDataGetBytePtr(data as CFData)
    expect([again[0], again[1], again[2]], equals: [1, 2, 3])
  }

  @Test("a provider is made of an object with bytes")
  func objects() throws {
    let provider = try require(CGDataProvider(data: NSData(data: Data([1, 2, 3]))))
    expect(provider.data, equals: Data([1, 2, 3]))
    let changed = NSMutableData(data: Data([4, 5]))
    let copy = try require(CGDataProvider(data: changed))
    changed.length = 0
    expect(copy.data, equals: Data([4, 5]))
  }

  @Test("the absolute time is that of a date")
  func absoluteTime() {
    let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    let date = Date(timeIntervalSinceReferenceDate: time)
    expect(abs(date.timeIntervalSinceNow), isBelow: 60)
  }
}
