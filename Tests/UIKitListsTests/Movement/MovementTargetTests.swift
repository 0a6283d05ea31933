import Expectations
import Foundation
import Testing
import UIKit
import _Testing_Lists

/// Where an item moves that is dragged to a point.
@Suite struct MovementTargetTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var moves: [[IndexPath]] = []

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 6 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append([sourceIndexPath, destinationIndexPath]) }
  }

  /// Items in a column, of which some overlap those below them.
  private final class Column: UICollectionViewLayout {
    var heights: [CGFloat] = [40, 100, 40, 40, 40, 40]
    var depths = [0, 0, 0, 0, 0, 0]
    var overlap: CGFloat = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let top = heights.prefix(indexPath.item).reduce(0, +)
      let height = heights[indexPath.item] + overlap
      attributes.frame = CGRect(x: 0, y: top, width: 300, height: height)
      attributes.zIndex = depths[indexPath.item]
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<6).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      for update in updateItems {
        guard let old = update.indexPathBeforeUpdate, let new = update.indexPathAfterUpdate else {
          continue
        }
        heights.insert(heights.remove(at: old.item), at: new.item)
      }
    }
  }

  private let source = Source()

  private func makeCollection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  @Test func anItemMovesToTheItemAtThePosition() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    let collection = makeCollection(layout)
    expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 110))
    collection.endInteractiveMovement()
    expect(
      source.moves,
      equals: [[IndexPath(item: 0, section: 0), IndexPath(item: 5, section: 0)]]
    )
  }

  @Test func theTargetIsTheTopmostItemAtThePosition() {
    let layout = Column()
    layout.overlap = 20
    layout.depths = [5, 0, 0, 0, 0, 0]
    let collection = makeCollection(layout)
    withExtendedLifetime(collection) {
      let target = layout.targetIndexPath(
        forInteractivelyMovingItem: IndexPath(item: 4, section: 0),
        withPosition: CGPoint(x: 150, y: 50)
      )
      expect(target, equals: IndexPath(item: 0, section: 0))
    }
  }

  @Test func theTargetIsThePreviousIndexPathWhereThereIsNoItem() {
    let layout = Column()
    let collection = makeCollection(layout)
    withExtendedLifetime(collection) {
      let path = IndexPath(item: 4, section: 0)
      let target = layout.targetIndexPath(
        forInteractivelyMovingItem: path,
        withPosition: CGPoint(x: 150, y: 390)
      )
      expect(target, equals: path)
    }
  }

  @Test func theMovedItemIsInFrontOfAllOthers() {
    let layout = Column()
    let collection = makeCollection(layout)
    withExtendedLifetime(collection) {
      let attributes = layout.layoutAttributesForInteractivelyMovingItem(
        at: IndexPath(item: 1, section: 0),
        withTargetPosition: CGPoint(x: 10, y: 20)
      )
      expect(attributes.zIndex, equals: .max)
      expect(attributes.center, equals: CGPoint(x: 10, y: 20))
      expect(attributes.size, equals: CGSize(width: 300, height: 100))
    }
  }

  @Test func anItemOverATallerOneDoesNotMoveBackAndForth() {
    let layout = Column()
    let collection = makeCollection(layout)
    let path = IndexPath(item: 0, section: 0)
    expect(collection.beginInteractiveMovementForItem(at: path))
    let cell = collection.cellForItem(at: path)
    for y in stride(from: CGFloat(25), through: 135, by: 5) {
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: y))
      let isBelow = y >= 100
      expect(cell.flatMap { collection.indexPath(for: $0) }?.item, equals: isBelow ? 1 : 0)
    }
    collection.cancelInteractiveMovement()
    expect(source.moves, satisfies: \.isEmpty)
  }
}
