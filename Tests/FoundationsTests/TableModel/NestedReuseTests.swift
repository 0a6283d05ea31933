import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@Suite struct NestedReuseTests {
  private func shelf(_ tiles: [TestTile], id: ListItemID = "shelf") -> SlidingRow<TestTileView> {
    SlidingRow(TestTileView.self, tiles).id(id).itemWidth(.points(100))
  }

  private func shelves(_ count: Int, of items: Int = 50) -> TableModel {
    TableModel {
      for number in 0..<count {
        shelf(
          TestTile.tiles(number * 1_000..<number * 1_000 + items),
          id: ListItemID(number)
        )
        .height(100)
      }
    }
  }

  private func slide(_ collection: UICollectionView?, to x: CGFloat) {
    collection?.contentOffset.x = x
    collection?.layoutIfNeeded()
  }

  @Test func aShelfRestoresItsOffsetWhenItReappears() async throws {
    let fixture = TableModelScreen(shelves(40))
    await fixture.screen.settle()
    slide(fixture.collection(0), to: 500)
    slide(fixture.collection(1), to: 900)
    try await fixture.screen.scroll(by: 3_000)
    expectNil(fixture.cell(0))
    // Cells of other shelves now show shelves that were never scrolled.
    expect(fixture.collection(30)?.contentOffset.x, equals: 0)
    try await fixture.screen.scroll(by: -3_000)
    await fixture.screen.settle()
    expect(fixture.collection(0)?.contentOffset.x, equals: 500)
    expect(fixture.collection(1)?.contentOffset.x, equals: 900)
    expect(fixture.collection(2)?.contentOffset.x, equals: 0)
    expect(fixture.tileTexts(0).first, equals: "Tile 4")
  }

  @Test func aRightToLeftShelfRestoresItsOffset() async throws {
    let fixture = TableModelScreen(
      shelves(40),
      traits: ScreenTraits(size: CGSize(width: 320, height: 480), isRightToLeft: true)
    )
    await fixture.screen.settle()
    let start = try require(fixture.collection(0)).contentOffset.x
    slide(fixture.collection(0), to: start - 540)
    try await fixture.screen.scroll(by: 3_000)
    try await fixture.screen.scroll(by: -3_000)
    await fixture.screen.settle()
    expect(fixture.collection(0)?.contentOffset.x, equals: start - 540)
    expect(fixture.tileTexts(0).first, equals: "Tile 4")
  }

  @Test func aShelfKeepsItsOffsetWhenItsItemsChange() async throws {
    func model(_ tiles: [TestTile]) -> TableModel { TableModel { shelf(tiles) } }
    let fixture = TableModelScreen(model(TestTile.tiles(1...40)))
    await fixture.screen.settle()
    slide(fixture.collection(0), to: 1_080)
    let before = fixture.tileTexts(0)
    let tile = try require(fixture.tiles(0)["Tile 12"])
    let count = tile.updateCount
    var tiles = TestTile.tiles(1...45)
    tiles[12].text = "Thirteen"
    fixture.controller.model = model(tiles)
    await fixture.screen.settle()
    expect(fixture.collection(0)?.contentOffset.x, equals: 1_080)
    expect(fixture.tileTexts(0), equals: before.map { $0 == "Tile 13" ? "Thirteen" : $0 })
    expect(fixture.tiles(0)["Tile 12"], isSameAs: tile)
    expect(tile.updateCount, equals: count)
    // Items inserted before the visible ones do not move them.
    fixture.controller.model = model(TestTile.tiles(101...102) + tiles)
    await fixture.screen.settle()
    expect(fixture.collection(0)?.contentOffset.x, equals: 1_296)
    expect(fixture.tiles(0)["Tile 12"], isSameAs: tile)
  }

  @Test func onlyTheChangedShelfIsUpdated() async throws {
    func model(_ text: String) -> TableModel {
      TableModel {
        shelf(TestTile.tiles(1...9), id: "a")
        shelf([TestTile(20, text), TestTile(21)], id: "b")
      }
    }
    let fixture = TableModelScreen(model("Old"))
    await fixture.screen.settle()
    let untouched = try require(fixture.tiles(0)["Tile 1"])
    let neighbour = try require(fixture.tiles(1)["Tile 21"])
    let cell = fixture.cell(1)
    fixture.controller.model = model("New")
    await fixture.screen.settle()
    expect(fixture.tileTexts(1), equals: ["New", "Tile 21"])
    expect(fixture.cell(1), isSameAs: cell)
    expect(untouched.updateCount, equals: 1)
    expect(neighbour.updateCount, equals: 1)
  }

  @Test func aRemovedShelfLosesItsOffset() async throws {
    let fixture = TableModelScreen(TableModel { shelf(TestTile.tiles(1...40)) })
    await fixture.screen.settle()
    slide(fixture.collection(0), to: 1_080)
    fixture.controller.model = TableModel { Row(TestPersonView.self, TestPerson(1)) }
    await fixture.screen.settle()
    fixture.controller.model = TableModel { shelf(TestTile.tiles(1...40)) }
    await fixture.screen.settle()
    expect(fixture.collection(0)?.contentOffset.x, equals: 0)
  }

  @Test func anEmptyShelfAppearsWhenFilled() async {
    let fixture = TableModelScreen(TableModel { shelf([]) })
    await fixture.screen.settle()
    expect(fixture.table.rectForRow(at: [0, 0]).height, equals: 0)
    fixture.controller.model = TableModel { shelf(TestTile.tiles(1...3)) }
    await fixture.screen.settle()
    expect(fixture.table.rectForRow(at: [0, 0]).height, equals: 40)
    expect(fixture.tileTexts(0), equals: ["Tile 1", "Tile 2", "Tile 3"])
  }

  @Test func aShelfWithOtherViewsIsAsHighAsThese() async {
    final class HighTileView: BaseListItemView<TestTile, Never>, SelfContainedItemView {
      override func constrainControls() {
        heightAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
      }

      override func update(with tile: TestTile) {}
    }
    let tiles = TestTile.tiles(1...3)
    let fixture = TableModelScreen(TableModel { shelf(tiles) })
    await fixture.screen.settle()
    fixture.controller.model = TableModel { SlidingRow(HighTileView.self, tiles).id("shelf") }
    await fixture.screen.settle()
    expect(fixture.table.rectForRow(at: [0, 0]).height, equals: 90)
  }

  @Test func aShelfThatIsRemovedWhileItScrollsReportsNothing() async throws {
    var selected: [Int] = []
    func model(_ hasShelf: Bool) -> TableModel {
      TableModel {
        if hasShelf { shelf(TestTile.tiles(1...40)).onSelectItem { selected.append($0.id) } }
        Row(TestPersonView.self, TestPerson(1))
      }
    }
    let fixture = TableModelScreen(model(true))
    await fixture.screen.settle()
    await fixture.screen.drag(
      from: CGPoint(x: 300, y: 20),
      to: CGPoint(x: 20, y: 20),
      duration: 0.1
    )
    fixture.controller.model = model(false)
    await fixture.screen.advance(by: 2)
    expect(fixture.texts, equals: ["Person 1"])
    expect(selected, satisfies: \.isEmpty)
  }

  @Test(arguments: [false, true])
  func aGrownShelfScrollsFromItsStart(isRightToLeft: Bool) async throws {
    let fixture = TableModelScreen(
      TableModel { shelf(TestTile.tiles(1...2)) },
      traits: ScreenTraits(size: CGSize(width: 320, height: 480), isRightToLeft: isRightToLeft)
    )
    await fixture.screen.settle()
    fixture.controller.model = TableModel { shelf(TestTile.tiles(1...20)) }
    await fixture.screen.settle()
    expect(fixture.tileTexts(0), equals: ["Tile 1", "Tile 2", "Tile 3"])
    let (near, far) = (CGPoint(x: 40, y: 20), CGPoint(x: 280, y: 20))
    await fixture.screen.drag(
      from: isRightToLeft ? near : far,
      to: isRightToLeft ? far : near,
      duration: 0.6
    )
    await fixture.screen.advance(by: 2)
    expect(fixture.tileTexts(0).first != "Tile 1")
  }

  @Test func aCellReusedDuringAnUpdateShowsItsNewRow() async throws {
    func model(_ first: [TestTile]) -> TableModel {
      TableModel {
        for number in 0..<40 {
          shelf(
            number == 0 ? first : TestTile.tiles(number * 100..<number * 100 + 9),
            id: ListItemID(number)
          )
          .height(100)
        }
      }
    }
    let fixture = TableModelScreen(model(TestTile.tiles(0..<9)))
    await fixture.screen.settle()
    fixture.controller.model = model(TestTile.tiles(3..<12))
    fixture.controller.model = model(TestTile.tiles(5..<14))
    fixture.table.contentOffset.y = 1_000
    await fixture.screen.advance(by: 0.02)
    for row in 10..<14 {
      expect(fixture.tileTexts(row).first, equals: "Tile \(row * 100)")
    }
    await fixture.screen.settle()
    for row in 10..<14 {
      expect(fixture.tileTexts(row).first, equals: "Tile \(row * 100)")
    }
    fixture.table.contentOffset.y = 0
    await fixture.screen.settle()
    expect(fixture.tileTexts(0).first, equals: "Tile 5")
  }

  @Test func manyShelvesShareAFewViews() async throws {
    var made = 0
    let model = TableModel {
      for number in 0..<50 {
        SlidingRow(
          {
            made += 1
            return TestTileView()
          },
          TestTile.tiles(number * 1_000..<number * 1_000 + 100)
        )
        .id(ListItemID(number))
        .itemWidth(.points(100))
        .height(100)
      }
    }
    let fixture = TableModelScreen(model)
    try await fixture.screen.scroll(by: 5_000)
    try await fixture.screen.scroll(by: -5_000)
    // Five or six shelves of four tiles are on screen at once.
    expect(made, isBelow: 60)
  }

  @Test func rotatingTheScreenKeepsTheLeadingItem() async throws {
    let fixture = TableModelScreen(TableModel { shelf(TestTile.tiles(1...40)) })
    await fixture.screen.settle()
    slide(fixture.collection(0), to: 1_080)
    fixture.screen.change { $0.size = CGSize(width: 480, height: 320) }
    await fixture.screen.settle()
    expect(fixture.collection(0)?.contentOffset.x, equals: 1_080)
    expect(fixture.collection(0)?.bounds.width, equals: 480)
  }

  @Test(arguments: Seeds.first(3))
  func randomUpdatesOfShelvesEqualANewLayout(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let traits = ScreenTraits(
      size: CGSize(width: 320, height: 480),
      isRightToLeft: seed.isMultiple(of: 2)
    )
    let fixture = TableModelScreen(traits: traits)
    for step in 0..<20 {
      let numbers = (0..<4).shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
      let rows = numbers.map { number in
        let count = Int.random(in: 0...12, using: &random)
        let tiles = (0..<20).shuffled(using: &random).prefix(count).map { id in
          TestTile(
            number * 100 + id,
            "Tile \(number * 100 + id) \(Int.random(in: 0...1, using: &random))",
            height: CGFloat(40 + id % 3 * 10)
          )
        }
        return number.isMultiple(of: 2)
          ? shelf(tiles, id: ListItemID(number)).asRow
          : GridRow(TestTileView.self, tiles, columns: 3, rows: 2).id(ListItemID(number)).asRow
      }
      let model = TableModel(sections: [Section(rows: rows)])
      fixture.controller.model = model
      // Sometimes the next model is set while the previous one is still animated.
      if Int.random(in: 0...2, using: &random) == 0 { continue }
      await fixture.screen.settle()
      for row in 0..<numbers.count {
        guard let collection = fixture.collection(row) else { continue }
        let end = max(collection.contentSize.width - collection.bounds.width, 0)
        slide(collection, to: traits.isRightToLeft ? end : 0)
      }
      await fixture.screen.advance(by: 0.1)
      let fresh = TableModelScreen(model, traits: traits)
      await fresh.screen.settle()
      for row in 0..<numbers.count {
        expect(
          fixture.tileTexts(row).sorted(),
          equals: fresh.tileTexts(row).sorted(),
          "seed \(seed), step \(step), row \(row)"
        )
        guard fresh.collection(row)?.contentSize.height != 0 else { continue }
        expect(
          fixture.collection(row)?.contentSize,
          equals: fresh.collection(row)?.contentSize,
          "seed \(seed), step \(step), row \(row)"
        )
      }
    }
  }
}
