import Expectations
import Foundation
import MomentsValues
import Testing

/// The part of a photo that is posted.
@Suite struct PhotoCropTests {
  @Test func aCropIsMovedInsideAndEnlargedToTheMinimum() {
    let crop = PhotoCrop(x: 0.9, y: -1, width: 0.5, height: 0.01)
    expect(crop, equals: PhotoCrop(x: 0.5, y: 0, width: 0.5, height: PhotoCrop.least))
    expect(PhotoCrop(x: .nan, y: .infinity, width: .nan, height: 2), equals: .whole)
    expect(PhotoCrop.whole.isWhole && !crop.isWhole)
  }

  @Test func aStoredCropIsRead() throws {
    let stored = #"{"x":0.9,"y":-1,"width":0.5,"height":0.01,"wholeID":"another member"}"#
    let crop = try JSONDecoder().decode(PhotoCrop.self, from: Data(stored.utf8))
    expect(crop, equals: PhotoCrop(x: 0.5, y: 0, width: 0.5, height: PhotoCrop.least))
    let again = try JSONDecoder().decode(PhotoCrop.self, from: JSONEncoder().encode(crop))
    expect(again, equals: crop)
  }

  @Test func focalPointsConvertToTheCropAndBack() {
    let crop = PhotoCrop(x: 0.5, y: 0, width: 0.5, height: 0.5)
    let point = FocalPoint(x: 0.5, y: 0.5)
    // The middle of the upper right quarter.
    expect(crop.inside(point), equals: FocalPoint(x: 0, y: 0))
    expect(crop.outside(FocalPoint(x: 1, y: 1)), equals: .init(x: 1, y: 1))
    // A point outside the crop moves to its edge; a default focal point stays in the middle.
    expect(crop.inside(.init(x: -1, y: -1)), equals: .init(x: -1, y: -1))
    expect(crop.inside(.center) == .center && crop.outside(.center) == .center)
  }
}
