import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsValues
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsComponents

@Suite struct PhotoGridTests {
  private func photo(_ width: Int = 1200, _ height: Int = 900) throws -> ImageReference {
    ImageReference(
      url: try require(URL(string: "demo-art://sea/1?w=\(width)&h=\(height)")),
      pixelSize: PixelSize(width: width, height: height)
    )
  }

  private func grid(count: Int) throws -> PhotoGrid {
    PhotoGrid(photos: try (0..<count).map { _ in try photo() })
  }

  private func height(of grid: PhotoGrid, width: CGFloat) -> CGFloat {
    width * grid.heightPerWidth + grid.heightConstant
  }

  private func frames(of grid: PhotoGrid, count: Int, width: CGFloat) -> [CGRect] {
    let size = CGSize(width: width, height: height(of: grid, width: width))
    return (0..<min(count, MomentRow.maximumShownPhotos)).map { grid.frame(ofTile: $0, in: size) }
  }

  @Test func withoutPhotosTheHeightIsZero() throws {
    let grid = try grid(count: 0)
    expect(grid.heightPerWidth, equals: 0)
    expect(grid.heightConstant, equals: 0)
  }

  @Test(
    arguments: zip(
      1...14,
      [
        (1, 1), (2, 1), (3, 1), (2, 2), (3, 2), (3, 2), (3, 3), (3, 3), (3, 3), (3, 3), (3, 3),
        (3, 3), (3, 3), (3, 3),
      ]
    )
  )
  func everyCountHasItsColumnsAndRows(count: Int, shape: (columns: Int, rows: Int)) throws {
    let frames = frames(of: try grid(count: count), count: count, width: 300)
    expect(Set(frames.map(\.minX)).count, equals: shape.columns)
    expect(Set(frames.map(\.minY)).count, equals: shape.rows)
    expect(frames.count, equals: min(count, 9))
  }

  @Test(arguments: 1...14)
  func tilesFillTheGridWithEqualGapsAndNeverOverlap(count: Int) throws {
    for width in [200, 318, 500] as [CGFloat] {
      let grid = try grid(count: count)
      let frames = frames(of: grid, count: count, width: width)
      let bounds = CGRect(x: 0, y: 0, width: width, height: height(of: grid, width: width))
      for (index, frame) in frames.enumerated() {
        expect(bounds.insetBy(dx: -0.001, dy: -0.001).contains(frame))
        expect(abs(frame.width - frames[0].width), isBelow: 0.001)
        expect(abs(frame.height - frames[0].height), isBelow: 0.001)
        for other in frames.dropFirst(index + 1) {
          expect(!frame.insetBy(dx: 0.001, dy: 0.001).intersects(other))
        }
      }
      let union = frames.reduce(CGRect.null) { $0.union($1) }
      expect(abs(union.maxX - width), isBelow: 0.001)
      expect(abs(union.maxY - bounds.height), isBelow: 0.001)
      if let next = frames.dropFirst().first, next.minY == frames[0].minY {
        expect(abs(next.minX - frames[0].maxX - 4), isBelow: 0.001)
      }
    }
  }

  @Test(arguments: [2, 3, 4, 5, 6, 7, 8, 9, 14])
  func tilesOfSeveralPhotosAreSquare(count: Int) throws {
    let frame = try require(frames(of: try grid(count: count), count: count, width: 318).first)
    expect(abs(frame.width - frame.height), isBelow: 0.001)
  }

  @Test func heightsAtAWidthOf300() throws {
    let expected: [CGFloat] = [
      0, 225, 148, 292.0 / 3, 300, 2 * 292.0 / 3 + 4, 2 * 292.0 / 3 + 4, 300, 300, 300,
    ]
    for (count, height) in expected.enumerated() {
      expect(abs(self.height(of: try grid(count: count), width: 300) - height), isBelow: 0.001)
    }
  }

  @Test func aSinglePhotoKeepsItsAspectRatioWithinLimits() throws {
    func size(_ width: Int, _ height: Int) throws -> CGSize {
      let grid = PhotoGrid(photos: [try photo(width, height)])
      let total = CGSize(width: 300, height: self.height(of: grid, width: 300))
      return grid.frame(ofTile: 0, in: total).size
    }
    let landscape = try size(1_600, 1_000)
    expect(landscape.width, equals: 300)
    expect(abs(landscape.height - 187.5), isBelow: 0.001)
    let panorama = try size(4_000, 500)
    expect(abs(panorama.width / panorama.height - 1.9), isBelow: 0.001)
    let portrait = try size(900, 1_100)
    expect(abs(portrait.width - 198), isBelow: 0.001)
    expect(abs(portrait.height - 242), isBelow: 0.001)
    let tower = try size(100, 5_000)
    expect(abs(tower.width / tower.height - 0.75), isBelow: 0.001)
    expect(abs(tower.width - 198), isBelow: 0.001)
    let withoutSize = try size(0, 0)
    expect(withoutSize.width, equals: 300)
    expect(withoutSize.height, equals: 225)
  }

  @Test func aPhotoOfUnknownSizeIsFourByThree() throws {
    let url = try require(URL(string: "https://example.org/a.png"))
    let grid = PhotoGrid(photos: [ImageReference(url: url)])
    expect(abs(height(of: grid, width: 300) - 225), isBelow: 0.001)
  }

  // MARK: The view

  private func laidOut(_ count: Int, isRightToLeft: Bool = false) throws -> [CGRect] {
    let view = PhotoGridView(imageLoader: Rows.loader)
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.update(with: try (0..<count).map { _ in try photo() }, of: "moment", identifier: "1")
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.layoutIfNeeded()
    return view.subviews.filter { $0 is AsyncImageView && !$0.isHidden }.map(\.frame)
  }

  @Test(arguments: 0...14)
  func theViewShowsUpToNinePhotos(count: Int) throws {
    try expect(laidOut(count).count, equals: min(count, 9))
  }

  @Test func rightToLeftGridsStartAtTheRight() throws {
    let left = try laidOut(5)
    let right = try laidOut(5, isRightToLeft: true)
    for (left, right) in zip(left, right) {
      expect(abs(right.maxX - (300 - left.minX)), isBelow: 0.001)
      expect(right.minY, equals: left.minY)
    }
    expect(right[0].maxX, equals: 300)
  }

  @Test func theNinthPhotoShowsTheRemainingCount() throws {
    for (count, text) in [(9, nil), (10, "+1"), (14, "+5")] as [(Int, String?)] {
      let view = PhotoGridView(imageLoader: Rows.loader)
      let row = Rows.moment(photos: try (0..<count).map { _ in try photo() })
      view.update(
        with: row.photos,
        of: "moment",
        hiddenCount: row.hiddenPhotoCount,
        identifier: "1"
      )
      let label = view.subviews.compactMap { $0 as? UILabel }.first
      expect(label?.isHidden, equals: (text == nil))
      if let text { expect(label?.text, equals: text) }
    }
  }

  @Test func aWarningConcealsPhotos() throws {
    let view = PhotoGridView(imageLoader: Rows.loader)
    view.update(with: [try photo()], of: "moment", isConcealed: true, identifier: "1")
    expect(view.isHidden)
    view.update(with: [try photo()], of: "moment", isConcealed: false, identifier: "1")
    expect(!view.isHidden)
  }

  @Test func tapsBesideAnUprightPhotoGoToTheRow() throws {
    let view = PhotoGridView(imageLoader: Rows.loader)
    view.update(with: [try photo(900, 1_200)], of: "moment", identifier: "1")
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 264)
    view.layoutIfNeeded()
    expect(view.hitTest(CGPoint(x: 100, y: 100), with: nil) != nil)
    expectNil(view.hitTest(CGPoint(x: 250, y: 100), with: nil))
  }

  @Test func prefetchingUsesTheDisplayedSize() throws {
    let photos = try (0..<14).map { try photo(1_200, 900 + $0) }
    let traits = UITraitCollection(displayScale: 2)
    let requests = PhotoGridView.requests(for: photos, traits: traits)
    expect(requests.count, equals: 9)
    expect(requests.map(\.url), equals: photos.prefix(9).map(\.previewURL))
  }

  @Test func photosOfWideScreensAreLarger() throws {
    let photos = [try photo(1_200, 900)]
    func pixels(_ sizeClass: UIUserInterfaceSizeClass) -> Int? {
      let traits = UITraitCollection {
        $0.horizontalSizeClass = sizeClass
        $0.displayScale = 1
      }
      return PhotoGridView.requests(for: photos, traits: traits).first?.maximumPixelSize
    }
    expect(pixels(.compact), equals: 320)
    expect(pixels(.regular), equals: 576)
  }
}
