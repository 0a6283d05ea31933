import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@Suite struct CollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func onlyVisibleItemsHaveCells() {
    let fixture = CollectionFixture(items: 100_000, layout: UICollectionViewFlowLayout())
    fixture.headless.frame()
    expectNil(fixture.fault())
    // Five in a line, with lines of 50 and 10 between them.
    expect(fixture.collection.visibleCells.count, equals: 50)
    expect(fixture.cellRequests, equals: 50)
    expect(fixture.collection.contentSize, equals: CGSize(width: 320, height: 20_000 * 60 - 10))
    for _ in 0..<50 {
      fixture.collection.contentOffset.y += 300
      fixture.headless.frame()
      expectNil(fixture.fault())
    }
    let cells = fixture.collection.subviews.count { $0 is FixtureItemCell }
    expect(cells, isAtMost: 110)
  }

  @Test func tapsSelectInUIKitsOrder() {
    let fixture = CollectionFixture(items: 20, layout: UICollectionViewFlowLayout())
    fixture.headless.frame()
    fixture.keepsLog = true
    fixture.headless.tap(at: CGPoint(x: 25, y: 25))
    fixture.headless.settle()
    expect(
      fixture.log.filter { !$0.hasPrefix("prefetch") },
      equals: [
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0",
      ]
    )
    expect(fixture.collection.indexPathsForSelectedItems, equals: [path(0)])
    expect(fixture.collection.cellForItem(at: path(0))?.isSelected, equals: true)
    fixture.clearLog()
    fixture.headless.tap(at: CGPoint(x: 295, y: 25))
    fixture.headless.settle()
    expect(fixture.log.contains("didDeselect 0"))
    expect(fixture.collection.indexPathsForSelectedItems, equals: [path(4)])
  }

  @Test func aTapThatEndsBeforeTheLayoutOfAReloadSelectsNothing() {
    let fixture = CollectionFixture(items: 20, layout: UICollectionViewFlowLayout())
    fixture.headless.frame()
    fixture.keepsLog = true
    let place = CGPoint(x: 295, y: 25)
    fixture.headless.touch(.began, at: place)
    fixture.headless.advance(by: 0.3)
    expect(fixture.log.contains("didHighlight 4"))
    fixture.sections[0].rows.removeSubrange(2...)
    fixture.collection.reloadData()
    fixture.headless.touch(.ended, at: place)
    fixture.headless.settle()
    expect(!fixture.log.contains("shouldSelect 4"))
    expect(fixture.collection.indexPathsForSelectedItems, equals: [])
  }

  @Test func aTouchThatBeginsBeforeTheLayoutOfAReloadHighlightsNothing() {
    let fixture = CollectionFixture(items: 20, layout: UICollectionViewFlowLayout())
    fixture.collection.delaysContentTouches = false
    fixture.headless.frame()
    fixture.keepsLog = true
    fixture.sections[0].rows.removeSubrange(2...)
    fixture.collection.reloadData()
    fixture.headless.tap(at: CGPoint(x: 295, y: 25))
    fixture.headless.settle()
    expect(!fixture.log.contains("shouldHighlight 4"))
  }

  @Test func aTapThatBeginsBeforeTheLayoutOfAReloadSelectsTheNewItem() {
    let fixture = CollectionFixture(items: 20, layout: UICollectionViewFlowLayout())
    fixture.collection.delaysContentTouches = false
    fixture.headless.frame()
    fixture.keepsLog = true
    fixture.collection.reloadData()
    fixture.headless.tap(at: CGPoint(x: 25, y: 25))
    fixture.headless.settle()
    expect(fixture.log.contains("shouldSelect 0"))
  }

  @Test func registrationsCreateAndConfigureCells() {
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
    expect(
      collection.visibleCells.compactMap { ($0 as? FixtureItemCell)?.identity },
      equals: [700, 701, 702]
    )
  }
}
