import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import TestSupport
import Testing
import UIKit

@Suite struct NestedRowTests {
  final class Log {
    var lines: [String] = []
  }

  let log = Log()

  private func shelf(_ tiles: [TestTile], id: ListItemID = "shelf") -> SlidingRow<TestTileView> {
    SlidingRow(TestTileView.self, tiles).id(id).itemWidth(.points(100))
  }

  /// A shelf above enough rows to scroll it off screen.
  private func shelfAboveRows(_ tiles: [TestTile]) -> TableModel {
    TableModel {
      shelf(tiles)
      for person in TestPerson.people(1...60) { Row(TestPersonView.self, person) }
    }
  }

  private func slide(_ collection: UICollectionView?, to x: CGFloat) {
    collection?.contentOffset.x = x
    collection?.layoutIfNeeded()
  }

  // MARK: Layout

  @Test func aShelfShowsItsItemsFromTheLeadingSide() async throws {
    let fixture = TableModelScreen(TableModel { shelf(TestTile.tiles(1...20)) })
    await fixture.screen.settle()
    expect(fixture.tileTexts(0), equals: ["Tile 1", "Tile 2", "Tile 3"])
    let tiles = fixture.tiles(0)
    let frames = ["Tile 1", "Tile 2"].compactMap { name in
      tiles[name].map { $0.convert($0.bounds, to: nil) }
    }
    expect(frames, equals: [16, 124].map { CGRect(x: $0, y: 0, width: 100, height: 40) })
    expect(fixture.table.rectForRow(at: [0, 0]).height, equals: 40)
  }

  @Test func aGridOfThreeByThreeShowsNineSquares() async throws {
    let fixture = TableModelScreen(
      TableModel { GridRow(TestTileView.self, TestTile.tiles(1...12), columns: 3, rows: 3) }
    )
    await fixture.screen.settle()
    // 320 less 16 at each side and two gaps of 4, by three, in whole points.
    expect(fixture.table.rectForRow(at: [0, 0]).height, equals: 287)
    let collection = try require(fixture.collection(0))
    expect(collection.contentSize.width, equals: 640)
    let ninth = try require(fixture.tiles(0)["Tile 9"])
    expect(ninth.convert(CGPoint.zero, to: collection), equals: CGPoint(x: 210, y: 194))
  }

  @Test func theItemsOfAGridHaveTheHeightThatIsSet() async throws {
    let tiles = TestTile.tiles(1...3)
    let fixture = TableModelScreen(
      TableModel {
        GridRow(TestTileView.self, tiles, columns: 3).itemHeight(.points(70))
        GridRow(TestTileView.self, tiles, columns: 3).itemHeight(.ofWidth(0.5))
        GridRow(TestTileView.self, tiles, columns: 3).itemHeight(.automatic)
      }
    )
    await fixture.screen.settle()
    let heights = (0...2).map { fixture.table.rectForRow(at: [0, $0]).height }
    // The items are 93 points wide, and their content is 40 points high.
    expect(heights, equals: [70, 47, 40])
  }

  @Test func theHighestItemDeterminesTheRowHeight() async throws {
    var tiles = TestTile.tiles(1...40)
    tiles[1].height = 70
    tiles[30].height = 90
    let fixture = TableModelScreen(shelfAboveRows(tiles))
    await fixture.screen.settle()
    expect(fixture.table.rectForRow(at: [0, 0]).height, equals: 70)
    slide(fixture.collection(0), to: 2_900)
    await fixture.screen.settle()
    expect(fixture.table.rectForRow(at: [0, 0]).height, equals: 90)
    expect(fixture.table.rectForRow(at: [0, 1]).minY, equals: 90)
    expect(fixture.collection(0)?.contentOffset.x, equals: 2_900)
  }

  @Test func itemsFillARowOfFixedHeight() async throws {
    let fixture = TableModelScreen(
      TableModel {
        shelf(TestTile.tiles(1...3)).height(120)
          .insets(NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0))
      }
    )
    await fixture.screen.settle()
    let tile = try require(fixture.tiles(0)["Tile 1"])
    expect(tile.convert(tile.bounds, to: nil), equals: CGRect(x: 0, y: 10, width: 100, height: 90))
  }

  @Test func largerTextMakesARowHigher() async {
    let fixture = TableModelScreen(
      TableModel {
        SlidingRow(TagCardView.self, [TagCard(itemID: "snow", name: "#snow", uses: "9 this week")])
      }
    )
    await fixture.screen.settle()
    let before = fixture.table.rectForRow(at: [0, 0]).height
    fixture.screen.change { $0.contentSize = .accessibilityExtraLarge }
    await fixture.screen.settle()
    expect(fixture.table.rectForRow(at: [0, 0]).height, isAbove: before + 20)
  }

  @Test func fromRightToLeftAShelfStartsAtTheRight() async throws {
    let fixture = TableModelScreen(
      TableModel { shelf(TestTile.tiles(1...20)) },
      traits: ScreenTraits(size: CGSize(width: 320, height: 480), isRightToLeft: true)
    )
    await fixture.screen.settle()
    expect(fixture.tileTexts(0), equals: ["Tile 1", "Tile 2", "Tile 3"])
    let tile = try require(fixture.tiles(0)["Tile 1"])
    expect(tile.convert(tile.bounds, to: nil).maxX, equals: 304)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func onAWideScreenShelvesAlignWithText(style: UITableView.Style) async throws {
    let fixture = TableModelScreen(
      TableModel {
        Section("Tiles") {
          SlidingRow(TestTileView.self, TestTile.tiles(1...20)).itemWidth(.points(100))
          SlidingRow(TestTileView.self, TestTile.tiles(21...40)).itemWidth(.points(100))
            .insets(.zero)
        }
      },
      style: style,
      traits: ScreenTraits(size: CGSize(width: 1_000, height: 600))
    )
    await fixture.screen.settle()
    func left(_ identifier: String) throws -> CGFloat {
      try fixture.screen.view(identifier).convert(CGPoint.zero, to: nil).x
    }
    // A column of 640 points in the middle, with text inset by 16 points.
    try expect(left("tile.1"), equals: 196)
    try expect(left("section.title"), equals: 196)
    try expect(left("tile.21"), equals: 0)
    try expect(left("tile.8"), equals: 952)
  }

  @Test func aBackgroundIsBehindTheItems() async throws {
    let fixture = TableModelScreen(
      TableModel {
        shelf(TestTile.tiles(1...3)).background(
          "panel",
          insets: NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 4, trailing: 6)
        ) { configure(UIView()) { $0.accessibilityIdentifier = "panel" } }
      }
    )
    await fixture.screen.settle()
    let panel = try fixture.screen.view("panel")
    expect(panel.convert(panel.bounds, to: nil), equals: CGRect(x: 8, y: 2, width: 306, height: 34))
    let siblings = try require(panel.superview?.subviews)
    let collection = try require(fixture.collection(0))
    try expect(
      require(siblings.firstIndex(of: panel)),
      isBelow: (try require(siblings.firstIndex(of: collection)))
    )
  }

  // MARK: Sliding

  @Test func horizontalDragsScrollTheShelfAndVerticalOnesTheTable() async throws {
    let fixture = TableModelScreen(shelfAboveRows(TestTile.tiles(1...40)))
    await fixture.screen.settle()
    await fixture.screen.drag(from: CGPoint(x: 280, y: 20), to: CGPoint(x: 80, y: 24))
    // While the shelf decelerates, it would receive every drag, in any direction.
    await fixture.screen.advance(by: 3)
    let collection = try require(fixture.collection(0))
    expect(collection.contentOffset.x, isAbove: 150)
    expect(fixture.table.contentOffset.y, equals: 0)
    await fixture.screen.drag(from: CGPoint(x: 100, y: 30), to: CGPoint(x: 104, y: -200))
    await fixture.screen.settle()
    expect(fixture.table.contentOffset.y, isAbove: 100)
  }

  @Test func aSwipeEndsWithAnItemAtTheInset() async throws {
    let fixture = TableModelScreen(
      TableModel { shelf(TestTile.tiles(1...40)).snapping(.items) }
    )
    await fixture.screen.settle()
    await fixture.screen.drag(
      from: CGPoint(x: 280, y: 20),
      to: CGPoint(x: 130, y: 20),
      duration: 0.15
    )
    await fixture.screen.advance(by: 3)
    let x = try require(fixture.collection(0)).contentOffset.x
    expect(x, isAbove: 50)
    expect(abs(x / 108 - (x / 108).rounded()), isBelow: 0.01)
  }

  @Test func reachingTheEndIsReportedOncePerItemCount() async throws {
    let log = log
    func model(_ count: Int) -> TableModel {
      TableModel {
        shelf(TestTile.tiles(1...count)).onEndNear(distance: 3) {
          log.lines.append("end of \(count)")
        }
      }
    }
    let fixture = TableModelScreen(model(20))
    await fixture.screen.settle()
    expect(log.lines, satisfies: \.isEmpty)
    slide(fixture.collection(0), to: 1_600)
    slide(fixture.collection(0), to: 1_700)
    await fixture.screen.settle()
    expect(log.lines, equals: ["end of 20"])
    fixture.controller.model = model(40)
    await fixture.screen.settle()
    expect(log.lines, equals: ["end of 20"])
    slide(fixture.collection(0), to: 4_000)
    await fixture.screen.settle()
    expect(log.lines, equals: ["end of 20", "end of 40"])
  }

  @Test func consecutiveSwipesContinueScrolling() async throws {
    let fixture = TableModelScreen(shelfAboveRows(TestTile.tiles(1...200)))
    await fixture.screen.settle()
    let collection = try require(fixture.collection(0))
    for _ in 0..<3 {
      let before = collection.contentOffset.x
      // The content is still decelerating from the previous swipe.
      await fixture.screen.drag(
        from: CGPoint(x: 300, y: 20),
        to: CGPoint(x: 20, y: 20),
        duration: 0.1
      )
      expect(collection.contentOffset.x, isAbove: before + 200)
    }
  }

  @Test func insertingItemsDuringDecelerationContinuesTheSwipe() async throws {
    let fixture = TableModelScreen()
    func model(_ count: Int) -> TableModel {
      TableModel {
        shelf(TestTile.tiles(1...count)).onEndNear(distance: 3) {
          [weak controller = fixture.controller] in
          if count < 40 { controller?.model = model(count + 20) }
        }
      }
    }
    fixture.controller.model = model(10)
    await fixture.screen.settle()
    let end = try require(fixture.collection(0)).contentSize.width - 320
    await fixture.screen.drag(
      from: CGPoint(x: 300, y: 20),
      to: CGPoint(x: 20, y: 20),
      duration: 0.1
    )
    await fixture.screen.advance(by: 4)
    let collection = try require(fixture.collection(0))
    expect(collection.numberOfItems(inSection: 0), isAtLeast: 30)
    expect(collection.contentOffset.x, isAbove: end + 100)
    expect(collection.contentOffset.x, isAtMost: collection.contentSize.width - 320)
  }

  @Test func itemsAboutToAppearArePrefetchedTogether() async throws {
    let log = log
    let fixture = TableModelScreen(
      TableModel {
        shelf(TestTile.tiles(1...60)).onPrefetchItems { log.lines.append("\($0.count)") }
      }
    )
    await fixture.screen.settle()
    for x in stride(from: 0.0, to: 600, by: 50) {
      slide(fixture.collection(0), to: x)
      await fixture.screen.advance(by: 0.05)
    }
    // The first step expects a screen of items.
    expect(log.lines.compactMap { Int($0) }.max() ?? 0, isAbove: 1)
  }

  // MARK: Callbacks

  @Test func itemsCallTheNewestClosuresWithTheirModels() async throws {
    let log = log
    func model(_ state: String) -> TableModel {
      TableModel {
        shelf(TestTile.tiles(1...9))
          .onSelectItem { log.lines.append("\(state) select \($0.id)") }
          .onItemAction { action, tile in log.lines.append("\(state) \(action) \(tile.id)") }
      }
    }
    let fixture = TableModelScreen(model("old"))
    await fixture.screen.settle()
    let tile = try require(fixture.tiles(0)["Tile 2"])
    fixture.controller.model = model("new")
    await fixture.screen.settle()
    expect(tile.updateCount, equals: 1)
    try await fixture.screen.tap("tile.2")
    try await fixture.screen.tap("press.1")
    expect(log.lines, equals: ["new select 2", "new press 1"])
  }

  @Test func controlsOfItemsCallTheNewestClosures() async throws {
    let log = log
    func model(_ state: String) -> TableModel {
      TableModel {
        shelf(TestTile.tiles(1...9))
          .onItemControl(\.button, .primaryActionTriggered) { button, tile in
            log.lines.append("\(state) \(button.accessibilityIdentifier ?? "") \(tile.id)")
          }
      }
    }
    let fixture = TableModelScreen(model("old"))
    await fixture.screen.settle()
    fixture.controller.model = model("new")
    await fixture.screen.settle()
    try await fixture.screen.tap("press.2")
    expect(log.lines, equals: ["new press.2 2"])
  }

  @Test func anItemThatIsNotTheFirstOfItsShelfIsFoundAfterItMoved() async throws {
    let log = log
    func model(_ tiles: [TestTile]) -> TableModel {
      TableModel { shelf(tiles).onSelectItem { log.lines.append($0.text) } }
    }
    let fixture = TableModelScreen(model(TestTile.tiles(1...9)))
    await fixture.screen.settle()
    fixture.controller.model = model([TestTile(3, "Third"), TestTile(1), TestTile(2)])
    await fixture.screen.settle()
    try await fixture.screen.tap("tile.2")
    try await fixture.screen.tap("tile.3")
    expect(log.lines, equals: ["Tile 2", "Third"])
  }

  @Test func itemsAreSelectableOnlyWithAHandler() async throws {
    let fixture = TableModelScreen(TableModel { shelf(TestTile.tiles(1...9)) })
    await fixture.screen.settle()
    try await fixture.screen.tap("tile.2")
    expect(fixture.collection(0)?.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test func closuresOfAReplacedShelfAreReleased() async {
    weak var old: Log?
    let fixture = TableModelScreen()
    do {
      let captured = Log()
      old = captured
      fixture.controller.model = TableModel {
        SlidingRow(
          {
            captured.lines.append("")
            return TestTileView()
          },
          TestTile.tiles(1...9)
        )
        .onSelectItem { _ in captured.lines.append("") }
        .onItemAction { _, _ in captured.lines.append("") }
        .onEndNear { captured.lines.append("") }
        .onPrefetchItems { _ in captured.lines.append("") }
        .background("panel") {
          captured.lines.append("")
          return UIView()
        }
      }
    }
    await fixture.screen.settle()
    expect(old != nil)
    fixture.controller.model = TableModel { SlidingRow(TestTileView.self, TestTile.tiles(1...9)) }
    await fixture.screen.settle()
    expectNil(old)
  }
}
