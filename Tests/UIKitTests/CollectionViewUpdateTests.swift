import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite struct CollectionViewUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func selfSizing() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test func itemsThatStayAreSeenMoving() throws {
    let fixture = CollectionFixture(items: 200, layout: UICollectionViewFlowLayout())
    fixture.headless.frame()
    let cell = try #require(fixture.collection.cellForItem(at: path(0)))
    fixture.sections[0].items.insert(1000, at: 0)
    fixture.headless.run { fixture.collection.insertItems(at: [path(0)]) }
    #expect(fixture.collection.indexPath(for: cell) == path(1))
    #expect(cell.frame.minX == 67.5)
    fixture.headless.advance(by: 0.1)
    let seen = try #require(fixture.headless.run { cell.layer.presentation()?.frame.minX })
    #expect(seen > 0 && seen < 67.5)
    let new = try #require(fixture.collection.cellForItem(at: path(0)))
    let alpha = try #require(fixture.headless.run { new.layer.presentation()?.opacity })
    #expect(alpha > 0 && alpha < 1)
    fixture.headless.settle()
    #expect(fixture.fault() == nil)
  }

  @Test func deletedItemsGoAndTheirCellsAreUsedAgain() {
    let fixture = CollectionFixture(items: 400, layout: UICollectionViewFlowLayout())
    fixture.headless.frame()
    let count = fixture.collection.subviews.count { $0 is FixtureItemCell }
    for round in 0..<6 {
      fixture.sections[0].items.removeSubrange(1..<3)
      var isDone = false
      fixture.headless.run {
        UIView.setAnimationsEnabled(round % 2 == 0)
        fixture.collection.performBatchUpdates {
          fixture.collection.deleteItems(at: [path(1), path(2)])
        } completion: {
          isDone = $0
        }
        UIView.setAnimationsEnabled(true)
      }
      #expect(fixture.fault() == nil)
      fixture.headless.settle()
      #expect(isDone)
      #expect(fixture.fault() == nil)
    }
    #expect(fixture.collection.subviews.count { $0 is FixtureItemCell } <= count + 8)
  }

  @Test func aReloadMakesACellAndAReconfigurationKeepsIt() throws {
    let fixture = CollectionFixture(items: 40, layout: selfSizing())
    fixture.headless.frame()
    let first = try #require(fixture.collection.cellForItem(at: path(1)) as? FixtureItemCell)
    fixture.wantedSize = { CGSize(width: 320, height: $0 == 2 ? 200 : 60) }
    fixture.headless.run { fixture.collection.reconfigureItems(at: [path(1)]) }
    #expect(fixture.collection.cellForItem(at: path(1)) === first)
    #expect(first.frame.height == 200)
    fixture.headless.settle()
    fixture.headless.run { fixture.collection.reloadItems(at: [path(1)]) }
    #expect(fixture.collection.cellForItem(at: path(1)) !== first)
    #expect(fixture.collection.cellForItem(at: path(1))?.frame.height == 200)
    fixture.headless.settle()
    #expect(first.isHidden || fixture.collection.indexPath(for: first) != nil)
  }

  @Test func anEmptyBatchMeasuresWhatIsOnScreen() {
    let fixture = CollectionFixture(items: 40, layout: selfSizing())
    fixture.headless.frame()
    fixture.wantedSize = { CGSize(width: 320, height: CGFloat(20 + $0)) }
    fixture.refillVisible()
    fixture.headless.run { fixture.collection.performBatchUpdates(nil) }
    #expect(fixture.fault() == nil)
  }

  @Test func aViewThatWantsAnotherSizeGetsItWithoutMovingWhatIsRead() throws {
    let fixture = CollectionFixture(items: 400, layout: selfSizing())
    fixture.headless.frame()
    fixture.collection.contentOffset.y = 3000
    fixture.headless.frame()
    let before = try #require(fixture.readerPlace)
    let cells = fixture.collection.visibleCells.compactMap { $0 as? FixtureItemCell }
    fixture.wantedSize = { CGSize(width: 320, height: CGFloat(40 + $0 % 50)) }
    for cell in cells {
      cell.wanted = fixture.wantedSize(cell.identity)
      cell.invalidateIntrinsicContentSize()
    }
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    #expect(fixture.readerPlace.map { $0 == before } == true)
    fixture.collection.selfSizingInvalidation = .enabledIncludingConstraints
    fixture.wantedSize = { CGSize(width: 320, height: CGFloat(30 + $0 % 70)) }
    fixture.refillVisible()
    fixture.headless.frame()
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
  }

  @Test func layoutsHearOfUpdatesAndSayHowItemsComeAndGo() throws {
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
        fixture.sections[0].items = [1, 77, 3, 5, 4]
        fixture.collection.deleteItems(at: [path(1)])
        fixture.collection.insertItems(at: [path(1)])
        fixture.collection.moveItem(at: path(3), to: path(4))
      }
    }
    #expect(
      layout.notes == ["delete 1 -1", "insert -1 1", "move 3 4", "initial 1", "final 1", "final"]
    )
    let new = try #require(fixture.collection.cellForItem(at: path(1)))
    #expect(new.transform == .identity)
    fixture.headless.advance(by: 0.1)
    let seen = try #require(fixture.headless.run { new.layer.presentation() })
    #expect(seen.transform.m11 > 0.5 && seen.transform.m11 < 1)
    fixture.headless.settle()
    #expect(fixture.fault() == nil)
  }

  @Test func aFeedMayLoadMoreFromACellThatAppears() {
    let fixture = CollectionFixture(items: 5, layout: selfSizing())
    fixture.whenDisplayed = { [unowned fixture] path in
      let count = fixture.sections[0].items.count
      guard path.item == count - 1, count < 60 else { return }
      fixture.collection.performBatchUpdates {
        fixture.sections[0].items += count + 1..<count + 6
        fixture.collection.insertItems(
          at: (count..<count + 5).map { IndexPath(item: $0, section: 0) }
        )
      }
    }
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    for _ in 0..<80 {
      fixture.headless.run { fixture.collection.contentOffset.y += 70 }
      fixture.headless.frame()
      #expect(fixture.fault() == nil)
    }
    fixture.headless.settle()
    #expect(fixture.fault() == nil)
    #expect(fixture.collection.numberOfItems(inSection: 0) == 60)
  }

  @Test func aBatchMayBeMadeOfNestedParts() {
    let fixture = CollectionFixture(items: 50, layout: selfSizing())
    fixture.headless.frame()
    var isDone = 0
    fixture.headless.run {
      fixture.collection.performBatchUpdates {
        fixture.sections[0].items.remove(at: 0)
        fixture.collection.deleteItems(at: [path(0)])
        fixture.collection.performBatchUpdates {
          fixture.sections[0].items.append(77)
          fixture.collection.insertItems(at: [path(49)])
        } completion: { _ in
          isDone += 1
        }
        #expect(fixture.collection.hasUncommittedUpdates)
      } completion: { _ in
        isDone += 1
      }
    }
    fixture.headless.settle()
    #expect(isDone == 2)
    #expect(fixture.fault() == nil)
    #expect(!fixture.collection.hasUncommittedUpdates)
  }

  @Test func selectionFollowsItsItem() {
    let fixture = CollectionFixture(items: 50, layout: selfSizing())
    fixture.collection.allowsMultipleSelection = true
    fixture.headless.frame()
    fixture.collection.selectItem(at: path(3), animated: false, scrollPosition: [])
    fixture.collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    fixture.sections[0].items.removeFirst(2)
    fixture.headless.run { fixture.collection.deleteItems(at: [path(0), path(1)]) }
    #expect(fixture.collection.indexPathsForSelectedItems == [path(1)])
    #expect(fixture.collection.cellForItem(at: path(1))?.isSelected == true)
  }

  @Test func anUpdateThatDoesNotFitTheDataStopsTheProgram() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = CollectionFixture(items: 9, layout: UICollectionViewFlowLayout())
        fixture.headless.frame()
        fixture.collection.deleteItems(at: [IndexPath(item: 2, section: 0)])
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    let words = """
      'NSInternalInconsistencyException', reason: 'Invalid update: invalid number of items in \
      section 0. The number of items contained in an existing section after the update (9) must be \
      equal to the number of items contained in that section before the update (9), plus or minus \
      the number of items inserted or deleted from that section (0 inserted, 1 deleted) and plus or \
      minus the number of items moved into or out of that section (0 moved in, 0 moved out).'
      """
    #expect(text.contains(words))
  }

  @Test func cellsMadeWithoutARegistrationStopTheProgram() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let fixture = CollectionFixture(items: 9, layout: UICollectionViewFlowLayout())
        fixture.collection.register(nil, forCellWithReuseIdentifier: "cell")
        fixture.headless.frame()
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell - must"
          + " register a nib or a class for the identifier"
      )
    )
  }
}
