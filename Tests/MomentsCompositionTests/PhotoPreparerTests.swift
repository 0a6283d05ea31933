import Expectations
import Foundation
import MomentsComposition
import MomentsContracts
import MomentsValues
import Testing
import UIKit

/// Photos as they are sent.
@Suite struct PhotoPreparerTests {
  /// An image with noise, so that it does not compress to nothing.
  private func image(width: Int, height: Int, grain: Int = 8) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      var state: UInt32 = 7
      for y in stride(from: 0, to: height, by: grain) {
        for x in stride(from: 0, to: width, by: grain) {
          state = state &* 1_664_525 &+ 1_013_904_223
          let parts = [8, 16, 24].map { CGFloat(state >> UInt32($0) & 0xFF) / 255 }
          UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1).setFill()
          context.fill(CGRect(x: x, y: y, width: grain, height: grain))
        }
      }
    }
  }

  private func size(of photo: PickedPhoto) throws -> CGSize {
    try require(UIImage(data: photo.data)).size
  }

  @Test func preparingRemovesTheCamerasMetadata() async throws {
    let jpeg = try require(image(width: 64, height: 48).jpegData(compressionQuality: 0.9))
    // An Exif segment right after the start of the file, as cameras write it.
    let words = Data("Exif\0\0 GPS 48.8584 N 2.2945 E".utf8)
    var withPlace = jpeg.prefix(2)
    withPlace += [0xFF, 0xE1, 0x00, UInt8(words.count + 2)] + words
    withPlace += jpeg.dropFirst(2)
    let photo = PickedPhoto(data: withPlace, type: "image/jpeg")
    let ready = try await PhotoPreparer.prepare(photo, within: PhotoLimits(bytes: 1 << 20))
    expect(ready.type, equals: "image/jpeg")
    expectNil(ready.data.range(of: Data("GPS".utf8)))
    expectNil(ready.data.range(of: Data("Exif".utf8)))
    expect(ready.pixelSize, equals: PixelSize(width: 64, height: 48))
    try expect(size(of: ready), equals: CGSize(width: 64, height: 48))
  }

  @Test func tooLargePhotosAreScaledDown() async throws {
    let jpeg = try require(image(width: 1200, height: 900).jpegData(compressionQuality: 1))
    let limit = jpeg.count / 4
    let ready = try await PhotoPreparer.prepare(
      PickedPhoto(data: jpeg, type: "image/jpeg"),
      within: PhotoLimits(bytes: limit)
    )
    expect(ready.data.count, isAtMost: limit)
    let size = try size(of: ready)
    expect(size.width < 1200 && abs(size.width / size.height - 4 / 3) < 0.02)
  }

  @Test func photosThatStayTooLargeAreRejected() async throws {
    let jpeg = try require(image(width: 400, height: 400).jpegData(compressionQuality: 1))
    await #expect(throws: PhotoProblem.tooLarge) {
      try await PhotoPreparer.prepare(
        PickedPhoto(data: jpeg, type: "image/jpeg"),
        within: PhotoLimits(bytes: 100)
      )
    }
  }

  @Test func drawingsStayPNGIfAcceptedAndSmallEnough() async throws {
    let png = try require(image(width: 96, height: 96, grain: 1).pngData())
    let drawing = PickedPhoto(data: png, type: "image/png")
    let roomy = try await PhotoPreparer.prepare(drawing, within: PhotoLimits(bytes: 1 << 20))
    expect(roomy.type, equals: "image/png")
    let tight = try await PhotoPreparer.prepare(
      drawing,
      within: PhotoLimits(bytes: roomy.data.count - 1, types: ["image/png", "image/jpeg"])
    )
    expect(tight.type, equals: "image/jpeg")
    let refused = try await PhotoPreparer.prepare(
      drawing,
      within: PhotoLimits(bytes: 1 << 20, types: ["image/jpeg"])
    )
    expect(refused.type, equals: "image/jpeg")
  }

  @Test func aTransparentImageIsEncodedOnWhite() async throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let clear = UIGraphicsImageRenderer(
      size: CGSize(width: 16, height: 16),
      format: format
    ).image { _ in }
    let jpeg = try require(clear.jpegData(compressionQuality: 1))
    expect(jpeg.prefix(3), equals: Data([0xFF, 0xD8, 0xFF]))
    let image = try require(UIImage(data: jpeg)?.pngData())
    let white = UIGraphicsImageRenderer(
      size: CGSize(width: 16, height: 16),
      format: format
    ).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    let reference = try require(white.jpegData(compressionQuality: 1))
    expect(image, equals: UIImage(data: reference)?.pngData())
  }

  @Test func higherQualityProducesALargerFile() throws {
    let image = image(width: 200, height: 200)
    let (low, high) = (
      image.jpegData(compressionQuality: 0.1), image.jpegData(compressionQuality: 1)
    )
    try expect(require(low).count, isBelow: (try require(high)).count)
  }

  @Test func textIsNoImage() async {
    await #expect(throws: PhotoProblem.notAnImage) {
      try await PhotoPreparer.prepare(
        PickedPhoto(data: Data("hello".utf8), type: "image/jpeg"),
        within: PhotoLimits(bytes: 100)
      )
    }
  }

  @Test func animatedImagesAreUnchanged() async throws {
    let gif = PickedPhoto(data: Data("GIF89a".utf8), type: "image/gif")
    let ready = try await PhotoPreparer.prepare(gif, within: PhotoLimits(bytes: 100))
    expect(ready, equals: gif)
  }

  @Test func croppingUsesWholePixels() async throws {
    let png = try require(image(width: 64, height: 48, grain: 16).pngData())
    let crop = PhotoCrop(x: 0.25, y: 1.0 / 3, width: 0.5, height: 1.0 / 3)
    let ready = try await PhotoPreparer.prepare(
      PickedPhoto(data: png, type: "image/png", crop: crop),
      within: PhotoLimits(bytes: 1 << 20)
    )
    expect(ready.pixelSize, equals: PixelSize(width: 32, height: 16))
    // The two squares of the noise at that position, pixel by pixel.
    let whole = try require(UIImage(data: png)?.cgImage)
    let part = try require(whole.cropping(to: CGRect(x: 16, y: 16, width: 32, height: 16)))
    expect(UIImage(cgImage: part).pngData(), equals: ready.data)
  }

  @Test func animatedImagesAreNotCropped() async throws {
    let gif = PickedPhoto(
      data: Data("GIF89a".utf8),
      type: "image/gif",
      crop: PhotoCrop(x: 0, y: 0, width: 0.5, height: 0.5)
    )
    let ready = try await PhotoPreparer.prepare(gif, within: PhotoLimits(bytes: 100))
    expect(ready.data == gif.data && ready.type == "image/gif")
  }
}
