import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

/// A column of self-sizing cells: a custom layout.
private final class StackLayout: UICollectionViewLayout {
  /// Whether the layout itself adjusts the content offset, as in Apple's guide.
  var adjustsOffset = false
  private var heights: [CGFloat] = []
  private var tops: [CGFloat] = [0]

  override func prepare() {
    super.prepare()
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    while heights.count < count { heights.append(40) }
    tops = [0]
    for height in heights.prefix(count) { tops.append((tops.last ?? 0) + height) }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: tops.last ?? 0)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0,
      y: tops[indexPath.item],
      width: collectionView?.bounds.width ?? 0,
      height: heights[indexPath.item]
    )
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<tops.count - 1).filter { tops[$0] < rect.maxY && tops[$0 + 1] > rect.minY }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    let item = originalAttributes.indexPath.item
    let growth = preferredAttributes.size.height - heights[item]
    heights[item] = preferredAttributes.size.height
    context.contentSizeAdjustment = CGSize(width: 0, height: growth)
    if adjustsOffset, let top = collectionView?.contentOffset.y, tops[item] < top {
      context.contentOffsetAdjustment = CGPoint(x: 0, y: growth)
    }
    return context
  }
}

/// Counts its calls.
private final class CountingFlowLayout: UICollectionViewFlowLayout {
  var questions = 0

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    questions += 1
    return super.layoutAttributesForElements(in: rect)
  }
}

@Suite struct CollectionSelfSizingTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(arguments: [false, true])
  func selfSizingLayoutsDoNotJump(adjustsOffset: Bool) {
    let layout = StackLayout()
    layout.adjustsOffset = adjustsOffset
    let fixture = CollectionFixture(items: 300, layout: layout)
    fixture.headless.frame()
    fixture.collection.contentOffset.y = 6000
    fixture.headless.frame()
    for _ in 0..<150 {
      let before = fixture.collection.visibleCells.map {
        ($0, $0.frame.minY - fixture.collection.contentOffset.y)
      }
      fixture.collection.contentOffset.y -= 31
      fixture.headless.frame()
      for (cell, place) in before where fixture.collection.indexPath(for: cell) != nil {
        expect(cell.frame.minY - fixture.collection.contentOffset.y, equals: place + 31)
      }
      for cell in fixture.collection.visibleCells.compactMap({ $0 as? FixtureItemCell }) {
        expect(cell.frame.height, equals: fixture.wantedSize(cell.identity).height)
      }
    }
  }

  @Test func scrollingDoesNotQueryTheLayoutEveryFrame() {
    let layout = CountingFlowLayout()
    let fixture = CollectionFixture(items: 5000, layout: layout)
    fixture.headless.frame()
    layout.questions = 0
    fixture.collection.prefetchDataSource = nil
    for _ in 0..<100 {
      fixture.collection.contentOffset.y += 6
      fixture.headless.frame()
    }
    expect(layout.questions, isAtMost: 3)
  }

  @Test func manyItemsOfUnknownSizeOpenAndScrollLikeFew() {
    let layout = CountingFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let fixture = CollectionFixture(items: 100_000, layout: layout)
    fixture.headless.frame()
    expect(fixture.cellRequests, isBelow: 16)
    expect(layout.questions, isBelow: 40)
    fixture.headless.run {
      fixture.collection.scrollToItem(at: path(60_000), at: .centeredVertically, animated: false)
    }
    fixture.headless.frame()
    expectNil(fixture.fault())
    expect(fixture.cellRequests, isBelow: 60)
    let cell = fixture.collection.cellForItem(at: path(60_000))
    expect(abs((cell?.frame.midY ?? 0) - fixture.collection.bounds.midY), isAtMost: 0.5)
    fixture.sections[0].rows.insert(contentsOf: 200_000..<200_100, at: 10)
    fixture.headless.run {
      fixture.collection.insertItems(at: (10..<110).map { path($0) })
    }
    expect(fixture.collection.cellForItem(at: path(60_100)), isSameAs: cell)
    expectNil(fixture.fault())
  }

  @Test func endlesslyInvalidatingCellsDoNotBlockTheFrame() {
    final class Restless: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        invalidateIntrinsicContentSize()
        layoutAttributes.size.height += 1
        return layoutAttributes
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 100 }

      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let headless = HeadlessHost(size: CGSize(width: 320, height: 480))
    let window = headless.makeWindow()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 300, height: 40)
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let source = Source()
    collection.register(Restless.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    window.addSubview(collection)
    headless.frame()
    expect(Set(collection.visibleCells.map(\.frame.height)), equals: [41])
    expect(headless.settle(limit: 1))
  }

  @Test func growingTheFirstLineDoesNotScroll() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 90, height: 50)
    let fixture = CollectionFixture(items: 90, layout: layout)
    fixture.wantedSize = { CGSize(width: 90, height: $0 % 3 == 1 ? 40 : 120) }
    fixture.headless.frame()
    expect(fixture.collection.contentOffset.y, equals: 0)
    expect(fixture.collection.cellForItem(at: path(0))?.frame.minY, equals: 40)
    fixture.wantedSize = { CGSize(width: 90, height: $0 % 3 == 1 ? 40 : 180) }
    fixture.refillVisible()
    fixture.headless.run { fixture.collection.performBatchUpdates(nil) }
    expect(fixture.collection.contentOffset.y, equals: 0)
    expectNil(fixture.fault())
  }

  @Test func largerTextIsRemeasured() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let fixture = CollectionFixture(items: 200, layout: layout)
    fixture.headless.frame()
    fixture.collection.contentOffset.y = 1000
    fixture.headless.frame()
    let before = fixture.readerPlace
    fixture.wantedSize = { CGSize(width: 320, height: CGFloat(60 + $0 * 37 % 90)) }
    fixture.refillVisible()
    fixture.headless.host.updateTraits { $0.preferredContentSizeCategory = .extraLarge }
    fixture.headless.frame()
    expectNil(fixture.fault())
    expect(fixture.readerPlace?.identity, equals: before?.identity)
    expect(fixture.readerPlace?.place, equals: before?.place)
  }
}
