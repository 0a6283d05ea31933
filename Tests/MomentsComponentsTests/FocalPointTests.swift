import Expectations
import Foundation
import Foundations
import MomentsContracts
import MomentsValues
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsComponents

@Suite struct FocalPointTests {
  /// Shows an image of a size in a square of 100 points, around a focal point, and returns the
  /// visible part.
  private func part(of size: CGSize, around point: FocalPoint) async throws
    -> CGRect
  {
    var image = try require(
      Rows.image("sea/1", width: Int(size.width), height: Int(size.height))
    )
    image.focalPoint = point
    let view = AsyncImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = CGSize(width: 100, height: 100)
    _ = try await Rows.loader.image(
      for: ImageRequest(
        url: image.previewURL,
        size: box,
        scale: view.traitCollection.displayScale
      )
    )
    view.show(image, size: box, with: Rows.loader)
    view.layoutIfNeeded()
    return view.layer.contentsRect
  }

  @Test func aCenteredFocalPointFillsAsBefore() async throws {
    let part = try await part(of: CGSize(width: 200, height: 100), around: .center)
    expect(part, equals: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func aRightFocalPointShowsTheRightHalf() async throws {
    let part = try await part(of: CGSize(width: 200, height: 100), around: .init(x: 1, y: 0))
    expect(part, equals: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
  }

  @Test func aTopFocalPointShowsTheUpperPart() async throws {
    let part = try await part(of: CGSize(width: 100, height: 200), around: .init(x: 0, y: 1))
    expect(part, equals: CGRect(x: 0, y: 0, width: 1, height: 0.5))
  }

  @Test func theVisiblePartIsCenteredOnTheFocalPoint() async throws {
    let part = try await part(of: CGSize(width: 400, height: 100), around: .init(x: 0.25, y: 0))
    expect(part, equals: CGRect(x: 0.5, y: 0, width: 0.25, height: 1))
  }
}
