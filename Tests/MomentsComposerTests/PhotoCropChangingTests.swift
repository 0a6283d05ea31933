import Expectations
import MomentsValues
import TestSupport
import Testing

@testable import MomentsComposer

/// Dragging and scaling the part of a photo that is posted.
@Suite struct PhotoCropChangingTests {
  private static let photos = [1.0, 4.0 / 3, 3.0 / 4, 2.5]

  @Test func handlesMoveOnlyTheirSides() {
    let crop = PhotoCrop(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    expect(
      crop.dragged(.left, byX: 0.125, y: 0.4),
      equals: PhotoCrop(x: 0.375, y: 0.25, width: 0.375, height: 0.5)
    )
    expect(
      crop.dragged(.bottomRight, byX: 0.125, y: -0.125),
      equals: PhotoCrop(x: 0.25, y: 0.25, width: 0.625, height: 0.375)
    )
    expect(
      crop.dragged(.inside, byX: 0.5, y: -0.125),
      equals: PhotoCrop(x: 0.5, y: 0.125, width: 0.5, height: 0.5)
    )
    // Beyond the edge it stops there, and it never turns over.
    expect(crop.dragged(.top, byX: 0, y: -2).y, equals: 0)
    expect(abs(crop.dragged(.right, byX: -2, y: 0).width - PhotoCrop.least), isBelow: 1e-9)
  }

  @Test func ratiosUseTheLargestCenteredCrop() throws {
    let crop = PhotoCrop(x: 0, y: 0, width: 0.5, height: 1)
    // A square of a photo of four to three.
    let ratio = try require(PhotoCropRatio.square.fraction(ofPhoto: 4.0 / 3))
    let square = crop.fitting(ratio)
    expect(square.height == 1 && abs(square.width - 0.75) < 1e-9 && square.x == 0)
    expect(PhotoCropRatio.original.fraction(ofPhoto: 2.5), equals: 1)
    expectNil(PhotoCropRatio.free.fraction(ofPhoto: 2.5))
    // Photos that are higher than wide are cropped so, too.
    expect(PhotoCropRatio.fourToThree.fraction(ofPhoto: 0.75), equals: 1)
  }

  @Test(arguments: Seeds.first(4))
  func draggingStaysInThePhotoAndKeepsTheRatio(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for aspect in Self.photos {
      for choice in PhotoCropRatio.allCases {
        let ratio = choice.fraction(ofPhoto: aspect)
        var crop = ratio.map(PhotoCrop.whole.fitting) ?? .whole
        for _ in 0..<400 {
          let handle = PhotoCropHandle.allCases.randomElement(using: &random) ?? .inside
          let dx = Double.random(in: -1.2...1.2, using: &random)
          let dy = Double.random(in: -1.2...1.2, using: &random)
          crop =
            Bool.random(using: &random)
            ? crop.dragged(handle, byX: dx, y: dy, ratio: ratio)
            : crop.scaled(by: Double.random(in: 0.3...3, using: &random))
          expect(crop.x >= 0 && crop.y >= 0 && crop.maxX < 1 + 1e-9 && crop.maxY < 1 + 1e-9)
          expect(min(crop.width, crop.height), isAbove: PhotoCrop.least - 1e-9)
          if let ratio { expect(abs(crop.width / crop.height / ratio - 1), isBelow: 1e-6) }
        }
      }
    }
  }
}
