import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@Suite struct CollectionViewUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func resizingCellsKeepsTheReadingPosition() throws {
    let fixture = CollectionFixture(items: 400, layout: UICollectionViewFlowLayout.ofRows())
    fixture.headless.frame()
    fixture.collection.contentOffset.y = 3000
    fixture.headless.frame()
    let before = try require(fixture.readerPlace)
    let cells = fixture.collection.visibleCells.compactMap { $0 as? FixtureItemCell }
    fixture.wantedSize = { CGSize(width: 320, height: CGFloat(40 + $0 % 50)) }
    for cell in cells {
      cell.wanted = fixture.wantedSize(cell.identity)
      cell.invalidateIntrinsicContentSize()
    }
    fixture.headless.frame()
    expectNil(fixture.fault())
    expect(fixture.readerPlace.map { $0 == before }, equals: true)
    fixture.collection.selfSizingInvalidation = .enabledIncludingConstraints
    fixture.wantedSize = { CGSize(width: 320, height: CGFloat(30 + $0 % 70)) }
    fixture.refillVisible()
    fixture.headless.frame()
    fixture.headless.frame()
    expectNil(fixture.fault())
  }

  @Test func layoutsPrepareForUpdatesAndPlaceAppearingAndDisappearingItems() throws {
    final class Noting: UICollectionViewFlowLayout {
      var notes: [String] = []

      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        notes += updateItems.map {
          "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1)"
            + " \($0.indexPathAfterUpdate?.item ?? -1)"
        }
      }

      override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        notes.append("final")
      }

      override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        notes.append("initial \(itemIndexPath.item)")
        let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        start?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return start
      }

      override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        notes.append("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      }
    }
    let layout = Noting()
    let fixture = CollectionFixture(items: 5, layout: layout)
    fixture.headless.frame()
    fixture.headless.run {
      fixture.collection.performBatchUpdates {
        fixture.sections[0].rows = [1, 77, 3, 5, 4]
        fixture.collection.deleteItems(at: [path(1)])
        fixture.collection.insertItems(at: [path(1)])
        fixture.collection.moveItem(at: path(3), to: path(4))
      }
    }
    expect(
      layout.notes,
      equals: ["delete 1 -1", "insert -1 1", "move 3 4"]
        + (0...4).map { "initial \($0)" } + ["final 1", "final"]
    )
    let new = try require(fixture.collection.cellForItem(at: path(1)))
    expect(new.transform, equals: .identity)
    fixture.headless.advance(by: 0.1)
    let seen = try require(fixture.headless.run { new.layer.presentation() })
    expect(seen.transform.m11 > 0.5 && seen.transform.m11 < 1)
    fixture.headless.settle()
    expectNil(fixture.fault())
  }

  @Test func dequeuingUnregisteredCellsTraps() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = CollectionFixture(items: 9, layout: UICollectionViewFlowLayout())
        fixture.collection.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
        fixture.headless.frame()
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    expect(
      text.contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell - must"
          + " register a nib or a class for the identifier"
      )
    )
  }
}
