import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite struct CollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func selfSizing() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test func onlyWhatIsOnScreenHasCells() {
    let fixture = CollectionFixture(items: 100_000, layout: UICollectionViewFlowLayout())
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    // Five in a line, with lines of 50 and 10 between them.
    #expect(fixture.collection.visibleCells.count == 50)
    #expect(fixture.cellRequests == 50)
    #expect(fixture.collection.contentSize == CGSize(width: 320, height: 20_000 * 60 - 10))
    for _ in 0..<50 {
      fixture.collection.contentOffset.y += 300
      fixture.headless.frame()
      #expect(fixture.fault() == nil)
    }
    let cells = fixture.collection.subviews.count { $0 is FixtureItemCell }
    #expect(cells <= 110)
  }

  @Test func cellsThatFindTheirSizesLieUnderOneAnother() {
    let fixture = CollectionFixture(items: 1000, layout: selfSizing())
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    #expect(fixture.cellRequests < 16)
    var bottom: CGFloat = 0
    for cell in fixture.collection.visibleCells {
      #expect(cell.frame.minY == bottom)
      bottom = cell.frame.maxY
    }
  }

  @Test func sizesFoundAboveDoNotMoveWhatIsSeen() throws {
    let fixture = CollectionFixture(items: 1000, layout: selfSizing())
    fixture.headless.frame()
    fixture.collection.contentOffset.y = 20_000
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    for _ in 0..<200 {
      let cells = fixture.collection.visibleCells
      let before = cells.map { $0.frame.minY - fixture.collection.contentOffset.y }
      let paths = fixture.collection.indexPathsForVisibleItems
      fixture.collection.contentOffset.y -= 37
      fixture.headless.frame()
      #expect(fixture.fault() == nil)
      for (path, place) in zip(paths, before) {
        guard let cell = fixture.collection.cellForItem(at: path) else { continue }
        #expect(cell.frame.minY - fixture.collection.contentOffset.y == place + 37)
      }
    }
  }

  @Test func tapsSelectInUIKitsOrder() {
    let fixture = CollectionFixture(items: 20, layout: UICollectionViewFlowLayout())
    fixture.headless.frame()
    fixture.keepsLog = true
    fixture.headless.tap(at: CGPoint(x: 25, y: 25))
    fixture.headless.settle()
    #expect(
      fixture.log.filter { !$0.hasPrefix("prefetch") } == [
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0",
      ]
    )
    #expect(fixture.collection.indexPathsForSelectedItems == [path(0)])
    #expect(fixture.collection.cellForItem(at: path(0))?.isSelected == true)
    fixture.clearLog()
    fixture.headless.tap(at: CGPoint(x: 295, y: 25))
    fixture.headless.settle()
    #expect(fixture.log.contains("didDeselect 0"))
    #expect(fixture.collection.indexPathsForSelectedItems == [path(4)])
  }

  @Test func insertionsAboveLeaveTheReaderWhereHeIs() throws {
    for layout in [UICollectionViewFlowLayout(), selfSizing()] {
      let fixture = CollectionFixture(items: 2000, layout: layout)
      fixture.headless.frame()
      fixture.collection.contentOffset.y = 900
      fixture.headless.frame()
      let before = try #require(fixture.readerPlace)
      fixture.sections[0].items.insert(contentsOf: 5000..<5030, at: 0)
      fixture.headless.run {
        fixture.collection.performBatchUpdates {
          fixture.collection.insertItems(at: (0..<30).map { path($0) })
        }
      }
      #expect(fixture.fault() == nil)
      let after = try #require(fixture.readerPlace)
      #expect(before == after)
      fixture.headless.settle()
      #expect(fixture.fault() == nil)
    }
  }

  @Test func registrationsMakeAndFillCells() {
    final class Source: NSObject, UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<FixtureItemCell, String> {
        cell,
        path,
        item in
        cell.identity = item.count * 100 + path.item
      }

      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 3 }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: registration,
          for: indexPath,
          item: "seven!!"
        )
      }
    }
    let headless = HeadlessHost(size: CGSize(width: 320, height: 480))
    let window = headless.makeWindow()
    let collection = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let source = Source()
    collection.dataSource = source
    window.addSubview(collection)
    headless.frame()
    #expect(
      collection.visibleCells.compactMap { ($0 as? FixtureItemCell)?.identity } == [700, 701, 702]
    )
  }

  @Test func scrollingToAnItemLandsOnIt() {
    let fixture = CollectionFixture(items: 3000, layout: selfSizing())
    fixture.headless.frame()
    fixture.headless.run {
      fixture.collection.scrollToItem(at: path(1500), at: .top, animated: false)
    }
    fixture.headless.frame()
    let cell = fixture.collection.cellForItem(at: path(1500))
    #expect(cell?.frame.minY == fixture.collection.contentOffset.y)
    fixture.headless.run {
      fixture.collection.scrollToItem(at: path(100), at: .centeredVertically, animated: true)
    }
    fixture.headless.settle()
    let other = fixture.collection.cellForItem(at: path(100))
    #expect(abs((other?.frame.midY ?? 0) - fixture.collection.bounds.midY) <= 0.5)
    #expect(fixture.fault() == nil)
  }
}
