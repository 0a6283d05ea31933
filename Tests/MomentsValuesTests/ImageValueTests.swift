import Expectations
import Foundation
import MomentsValues
import Testing

/// Sizes of images, and their points that matter most.
@Suite struct ImageValueTests {
  @Test func emptySizesAreNil() {
    expectNil(PixelSize(width: 0, height: 5))
    expectNil(PixelSize(width: 5, height: -1))
    expect(PixelSize(width: 4, height: 2)?.aspectRatio, equals: 2)
  }

  @Test func focalPointsStayInTheImage() throws {
    expect(FocalPoint(x: 7, y: -9), equals: FocalPoint(x: 1, y: -1))
    expect(FocalPoint(x: .nan, y: .infinity), equals: .center)
    let read = try JSONDecoder().decode(FocalPoint.self, from: Data(#"{"x":-3,"y":0.5}"#.utf8))
    expect(read, equals: FocalPoint(x: -1, y: 0.5))
  }
}
