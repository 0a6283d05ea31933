import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

/// A column of rows that keeps a model of its own, as layouts of libraries do: the model is made
/// when everything is invalid, and changed when the layout is notified of a batch.
private final class ModelLayout: UICollectionViewLayout {
  private(set) var log: [String] = []
  private(set) var asked: [String] = []
  private var heights: [CGFloat] = []
  private var needsModel = false
  private var knowsItems = true
  /// The distance of an inserted row from its place at the start of the animation.
  var entrance: CGFloat = 0
  var target: CGFloat?
  var adjustment: CGFloat?
  var rowHeight: CGFloat = 100

  func clearLog() {
    log = []
    asked = []
  }

  override func invalidateLayout() {
    log.append("invalidate")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flags = [
      context.invalidateEverything ? "everything" : nil,
      context.invalidateDataSourceCounts ? "counts" : nil,
    ].compactMap { $0 }
    log.append((["context"] + flags).joined(separator: " "))
    if context.invalidateEverything { needsModel = true }
    knowsItems = context.invalidateEverything || !context.invalidateDataSourceCounts
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    super.prepare()
    guard needsModel, let collectionView else { return }
    needsModel = false
    heights = Array(repeating: rowHeight, count: collectionView.numberOfItems(inSection: 0))
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems where item.updateAction == .delete {
      if let path = item.indexPathBeforeUpdate { heights.remove(at: path.item) }
    }
    for item in updateItems where item.updateAction == .insert {
      if let path = item.indexPathAfterUpdate { heights.insert(rowHeight, at: path.item) }
    }
    knowsItems = true
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    target = nil
    guard let adjustment else { return }
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = adjustment
    invalidateLayout(with: context)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: heights.reduce(0, +))
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard knowsItems, indexPath.item < heights.count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0,
      y: heights.prefix(indexPath.item).reduce(0, +),
      width: collectionView?.bounds.width ?? 0,
      height: heights[indexPath.item]
    )
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard knowsItems else { return nil }
    return heights.indices.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
    .filter { $0.frame.intersects(rect) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    asked.append("initial \(itemIndexPath.item)")
    let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    start?.center.x += entrance
    return start
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    asked.append("proposed \(Int(proposedContentOffset.y))")
    return CGPoint(x: proposedContentOffset.x, y: target ?? proposedContentOffset.y)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// The order and the arguments in which custom layouts are called.
@MainActor @Suite struct CustomLayoutCallbackTests {
  private let layout = ModelLayout()
  private let fixture: CollectionFixture

  init() {
    fixture = CollectionFixture(items: 20, layout: layout)
    fixture.headless.frame()
  }

  private func insert(_ item: Int) {
    fixture.headless.run {
      fixture.collection.performBatchUpdates {
        fixture.sections[0].rows.insert(1000 + item, at: item)
        fixture.collection.insertItems(at: [IndexPath(item: item, section: 0)])
      }
    }
  }

  @Test func everyInvalidationCallsBothMethods() {
    expect(layout.log, equals: ["invalidate", "context everything counts"])
    layout.clearLog()
    fixture.headless.run { layout.invalidateLayout() }
    expect(layout.log, equals: ["invalidate", "context"])
    layout.clearLog()
    fixture.headless.run { fixture.collection.contentOffset.y = 30 }
    expect(layout.log, equals: ["invalidate", "context"])
    fixture.headless.frame()
    layout.clearLog()
    insert(3)
    expect(layout.log.starts(with: ["invalidate", "context counts"]))
  }

  @Test func everyBoundsChangeIsAnnounced() {
    layout.clearLog()
    fixture.headless.run {
      fixture.collection.contentOffset.y = 30
      fixture.collection.contentOffset.y = 60
    }
    expect(layout.log.count { $0 == "invalidate" }, equals: 2)
  }

  @Test func otherInsetsInvalidateTheLayout() {
    layout.clearLog()
    fixture.headless.run { fixture.collection.contentInset.bottom = 40 }
    fixture.headless.frame()
    expect(layout.log.contains("invalidate"))
    expect(!layout.log.contains { $0.contains("everything") })
  }

  @Test func aNewLayoutIsInvalidatedBeforeItIsPrepared() {
    for isAnimated in [false, true] {
      let other = ModelLayout()
      other.rowHeight = 40
      fixture.headless.run {
        fixture.collection.setCollectionViewLayout(other, animated: isAnimated)
      }
      fixture.headless.settle()
      expect(other.log.starts(with: ["invalidate", "context everything counts"]))
      expect(fixture.collection.contentSize.height, equals: CGFloat(800))
      expect(fixture.collection.visibleCells.count, equals: 15)
    }
  }

  @Test func itemsInsertedIntoTheModelOfALayoutChangeTheContentSize() {
    insert(0)
    expect(fixture.collection.contentSize.height, equals: CGFloat(2100))
    fixture.headless.settle()
    expectNil(fixture.fault())
  }

  @Test func theLayoutDecidesTheOffsetAfterABatch() {
    fixture.headless.run { fixture.collection.contentOffset.y = 500 }
    fixture.headless.frame()
    layout.clearLog()
    layout.target = 650
    insert(0)
    expect(layout.asked.first, equals: "proposed 500")
    expect(fixture.collection.contentOffset.y, equals: 650)
    fixture.headless.settle()
    expect(fixture.collection.contentOffset.y, equals: 650)
    expectNil(fixture.fault())
  }

  @Test func theLayoutDecidesTheOffsetWhileTheSizeChangesInAnAnimation() {
    fixture.headless.run { fixture.collection.contentOffset.y = 500 }
    fixture.headless.frame()
    layout.clearLog()
    layout.target = 300
    fixture.headless.run {
      UIView.animate(withDuration: 0.2) {
        fixture.collection.frame.size.width -= 40
        fixture.collection.layoutIfNeeded()
      }
    }
    expect(layout.asked.contains("proposed 500"))
    expect(fixture.collection.contentOffset.y, equals: 300)
    fixture.headless.settle()
    expect(fixture.collection.contentOffset.y, equals: 300)
    expectNil(fixture.fault())
  }

  @Test func contextsOfTheEndOfABatchAdjustTheOffset() {
    fixture.headless.run { fixture.collection.contentOffset.y = 500 }
    fixture.headless.frame()
    layout.target = 600
    layout.adjustment = 25
    insert(0)
    fixture.headless.settle()
    expect(fixture.collection.contentOffset.y, equals: 625)
    expectNil(fixture.fault())
  }

  @Test func initialAttributesAreRequestedForAllItemsOnScreen() throws {
    layout.clearLog()
    layout.entrance = -80
    insert(2)
    expect(
      Set(layout.asked.filter { $0.hasPrefix("initial") }),
      equals: Set((0...5).map { "initial \($0)" })
    )
    fixture.headless.frame()
    // A row that was there before enters from where the layout wants it to.
    let cell = try require(fixture.collection.cellForItem(at: IndexPath(item: 0, section: 0)))
    fixture.headless.advance(by: 0.1)
    let seen = try require(fixture.headless.run { cell.layer.presentation()?.position.x })
    expect(seen > 80 && seen < 160)
    fixture.headless.settle()
    expectNil(fixture.fault())
  }
}
