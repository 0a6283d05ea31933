import Expectations
import Foundation
import Testing
import UIKit

/// Elements at places that a layout gives them.
private final class PlacedLayout: UICollectionViewLayout {
  var elements: [UICollectionViewLayoutAttributes] = []
  var sizesItself = false

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 600) }

  func add(_ item: Int, _ frame: CGRect, zIndex: Int = 0, header: Bool = false) {
    let path = IndexPath(item: item, section: 0)
    let attributes =
      header
      ? UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: path
      ) : UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame
    attributes.zIndex = zIndex
    elements.append(attributes)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { sizesItself && preferredAttributes.size != originalAttributes.size }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    layoutAttributesForItem(at: originalAttributes.indexPath)?.frame.size =
      preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }
}

/// Which views a collection makes, in which order, and how it stacks them.
@MainActor @Suite
final class CollectionPlacedCellTests: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let headless = HeadlessHost(size: CGSize(width: 320, height: 600), scale: 2)
  private var calls: [String] = []
  private var count = 2

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let window = headless.makeWindow()
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "part"
      )
    }
    collection.dataSource = self
    collection.delegate = self
    window.addSubview(collection)
    headless.frame()
    return collection
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("cell \(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    calls.append(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "part",
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("display \(indexPath.item)") }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func theGreatestAndLeastZIndexesAreStacked() throws {
    let layout = PlacedLayout()
    layout.add(0, CGRect(x: 0, y: 0, width: 100, height: 100), zIndex: .max)
    layout.add(1, CGRect(x: 0, y: 0, width: 100, height: 100), zIndex: .min)
    layout.add(0, CGRect(x: 0, y: 0, width: 100, height: 50), zIndex: .max - 1, header: true)
    let collection = show(layout)
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: path(0)
    )
    let order = collection.subviews.filter { $0 is UICollectionReusableView }
    expect(order.last, isSameAs: collection.cellForItem(at: path(0)))
    expect(order.dropLast().last, isSameAs: try require(header))
    expect(order.first, isSameAs: collection.cellForItem(at: path(1)))
  }

  @Test func attributesThatALayoutChangesInPlaceAreApplied() throws {
    let layout = PlacedLayout()
    layout.add(0, CGRect(x: 0, y: 0, width: 100, height: 50))
    let collection = show(layout)
    let cell = try require(collection.cellForItem(at: path(0)))
    for y in [40, 90] as [CGFloat] {
      layout.elements[0].frame.origin.y = y
      layout.elements[0].alpha = 1 / y
      layout.invalidateLayout()
      headless.frame()
      expect(cell.frame, equals: CGRect(x: 0, y: y, width: 100, height: 50))
      expect(abs(cell.alpha - 1 / y), isBelow: 0.0001)
    }
  }

  @Test func attributesThatDidNotChangeAreNotAppliedAgain() throws {
    let layout = PlacedLayout()
    layout.add(0, CGRect(x: 0, y: 0, width: 100, height: 50))
    let collection = show(layout)
    let cell = try require(collection.cellForItem(at: path(0)))
    cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    layout.invalidateLayout()
    headless.frame()
    expect(cell.transform.a, equals: 0.5)
    layout.elements[0].center.x += 1
    layout.invalidateLayout()
    headless.frame()
    expect(cell.transform, equals: .identity)
  }

  @Test func cellsWithAnEmptySideAreMade() {
    let layout = PlacedLayout()
    layout.add(0, CGRect(x: 0, y: 0, width: 320, height: 0))
    layout.add(1, CGRect(x: 0, y: 100, width: 0, height: 50))
    let collection = show(layout)
    expect(collection.visibleCells.count, equals: 2)
    expect(collection.cellForItem(at: path(0))?.frame.size, equals: CGSize(width: 320, height: 0))
  }

  @Test func cellsWithAnEmptySideOfAFlowLayoutAreMade() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 0)
    layout.minimumLineSpacing = 0
    let collection = show(layout)
    expect(collection.visibleCells.count, equals: 2)
  }

  @Test func aCellWithAnEmptySideSizesItself() {
    let layout = PlacedLayout()
    layout.sizesItself = true
    layout.add(0, CGRect(x: 0, y: 0, width: 320, height: 0))
    count = 1
    final class TallCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = 70
        return layoutAttributes
      }
    }
    let window = headless.makeWindow()
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    window.addSubview(collection)
    headless.frame()
    expect(collection.cellForItem(at: path(0))?.frame.height, equals: 70)
  }

  @Test(arguments: [false, true])
  func cellsAreMadeAndDisplayedBeforeHeadersAndFooters(areSelfSizing: Bool) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    if areSelfSizing { layout.estimatedItemSize = CGSize(width: 320, height: 50) }
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    layout.footerReferenceSize = CGSize(width: 320, height: 30)
    let collection = show(layout)
    expect(
      calls,
      equals: ["cell 0", "display 0", "cell 1", "display 1", "header", "footer"]
    )
    expect(collection.visibleCells.count, equals: 2)
  }
}
