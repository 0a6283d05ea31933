import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Foundations

@Suite struct NestedGeometryTests {
  private let insets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 6, trailing: 20)

  private func geometry(
    _ arrangement: NestedLayout.Arrangement,
    count: Int,
    snapping: ItemSnapping = .none,
    isRightToLeft: Bool = false
  ) -> NestedGeometry {
    var layout = NestedLayout(arrangement: arrangement, height: .automatic, spacing: 8)
    layout.snapping = snapping
    var geometry = NestedGeometry(
      layout,
      count: count,
      width: 320,
      insets: insets,
      isRightToLeft: isRightToLeft
    )
    geometry.fit(itemHeight: 50)
    return geometry
  }

  @Test func separatorsSpanBetweenTheInsets() {
    let line = geometry(.line(.points(100)), count: 5)
    expect(line.frame(of: 0), equals: CGRect(x: 16, y: 4, width: 100, height: 50))
    expect(line.frame(of: 4), equals: CGRect(x: 448, y: 4, width: 100, height: 50))
    expect(line.contentSize, equals: CGSize(width: 568, height: 60))
    expect(line.slides)
  }

  @Test func widthsFollowTheRow() {
    func width(_ width: ItemWidth, scale: CGFloat = 1) -> CGFloat {
      NestedLayout(arrangement: .line(width), height: .automatic, spacing: 8)
        .itemWidth(inWidth: 320, insets: insets, scale: scale)
    }
    expect(width(.points(400)), equals: 400)
    expect(width(.scaled(100)), equals: 100)
    expect(width(.scaled(100), scale: 2), equals: 200)
    expect(width(.scaled(100), scale: 4), equals: 284)
    expect(width(.fraction(0.5)), equals: 142)
    expect(width(.visible(2)), equals: 138)
    expect(width(.visible(2.5)), equals: 107.2)
  }

  @Test func gridItemsFillLinesAndPages() {
    let grid = geometry(.grid(columns: 3, rows: 2), count: 8)
    // A third of 284 less two gaps, in whole points.
    expect(grid.itemSize.width, equals: 89)
    expect(grid.frame(of: 4).origin, equals: CGPoint(x: 113, y: 62))
    expect((0..<3).map { grid.frame(of: $0).minX }, equals: [16, 113, 210])
    expect(grid.frame(of: 2).maxX, equals: 300)
    expect(grid.frame(of: 6).origin, equals: CGPoint(x: 336, y: 4))
    expect(grid.contentSize, equals: CGSize(width: 640, height: 118))
  }

  @Test func aGridIsOnlyAsHighAsItsItemsNeed() {
    expect(geometry(.grid(columns: 3, rows: 3), count: 3).contentSize.height, equals: 60)
    expect(geometry(.grid(columns: 3, rows: 3), count: 0).contentSize.height, equals: 10)
    expect(geometry(.grid(columns: 3, rows: nil), count: 10).contentSize.width, equals: 320)
    expect(geometry(.grid(columns: 3, rows: nil), count: 10).contentSize.height, equals: 234)
  }

  @Test func infiniteRectanglesContainAllItems() {
    for isRightToLeft in [false, true] {
      let line = geometry(.line(.points(100)), count: 5, isRightToLeft: isRightToLeft)
      expect(line.indices(in: .infinite), equals: 0..<5)
      expect(line.indices(in: .null), satisfies: \.isEmpty)
    }
  }

  @Test func itemsCanFillTheHeight() {
    var grid = geometry(.grid(columns: 2, rows: 2), count: 4)
    grid.fit(height: 218)
    expect(grid.itemSize.height, equals: 100)
    expect(grid.contentSize.height, equals: 218)
  }

  @Test func fromRightToLeftTheFirstItemIsAtTheRight() {
    let line = geometry(.line(.points(100)), count: 5, isRightToLeft: true)
    expect(line.frame(of: 0).maxX, equals: 552)
    expect(line.frame(of: 4).minX, equals: 20)
    expect(line.distance(0), equals: line.maximumDistance)
  }

  @Test func swipesEndWithAnItemAtTheInset() {
    let line = geometry(.line(.points(100)), count: 20, snapping: .items)
    expect(line.restingDistance(500, from: 0), equals: 540)
    expect(line.restingDistance(40, from: 0), equals: 0)
    expect(line.restingDistance(99_999, from: 0), equals: line.maximumDistance)
    let pages = geometry(.line(.points(100)), count: 20, snapping: .pages)
    expect(pages.restingDistance(900, from: 0), equals: 216)
    expect(geometry(.line(.points(100)), count: 20).restingDistance(501, from: 0), equals: 501)
    expect(
      geometry(.grid(columns: 3, rows: 1), count: 9).restingDistance(200, from: 0),
      equals: 320
    )
  }

  @Test(arguments: Seeds.first(2)) func everyItemInARectangleIsFound(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let count = Int.random(in: 0...40, using: &random)
      let arrangement: NestedLayout.Arrangement =
        Bool.random(using: &random)
        ? .line(.points(CGFloat.random(in: 20...300, using: &random)))
        : .grid(
          columns: Int.random(in: 1...4, using: &random),
          rows: Bool.random(using: &random) ? nil : Int.random(in: 1...3, using: &random)
        )
      let geometry = geometry(
        arrangement,
        count: count,
        isRightToLeft: Bool.random(using: &random)
      )
      let rect = CGRect(
        x: CGFloat.random(in: -100...3_000, using: &random),
        y: 0,
        width: CGFloat.random(in: 1...700, using: &random),
        height: 10_000
      )
      let found = Set(geometry.indices(in: rect))
      for index in 0..<count where geometry.frame(of: index).intersects(rect) {
        expect(found.contains(index), "seed \(seed)")
      }
      expect(found.allSatisfy { $0 >= 0 && $0 < count }, "seed \(seed)")
    }
  }
}
