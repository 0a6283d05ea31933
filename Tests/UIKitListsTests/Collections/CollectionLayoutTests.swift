import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

/// Items around a circle, which the bounds turn: a layout of an app's own.
private final class CircleLayout: UICollectionViewLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    var angle: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.angle = angle
      return copy
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Attributes else { return false }
      let pair = (self, other)
      return MainActor.assumeIsolated { pair.0.angle == pair.1.angle } && super.isEqual(object)
    }
  }

  private(set) var preparations = 0
  private var count = 0

  override class var layoutAttributesClass: AnyClass { Attributes.self }

  override func prepare() {
    super.prepare()
    preparations += 1
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let size = collectionView?.bounds.size else { return nil }
    let attributes = Attributes(forCellWith: indexPath)
    attributes.angle = 2 * .pi * CGFloat(indexPath.item) / CGFloat(max(count, 1))
    attributes.size = CGSize(width: 40, height: 40)
    attributes.center = CGPoint(
      x: size.width / 2 + 100 * cos(attributes.angle),
      y: size.height / 2 + 100 * sin(attributes.angle)
    )
    attributes.transform = CGAffineTransform(rotationAngle: attributes.angle)
    attributes.zIndex = indexPath.item
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}

/// Pages on a pile with a frame behind each: decoration views, a bounds change, a target.
private final class PileLayout: UICollectionViewLayout {
  var adjusts = true
  private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

  override init() {
    super.init()
    register(FixtureHeaderView.self, forDecorationViewOfKind: "frame")
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: 200 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 10, y: 200 * CGFloat(indexPath.item), width: 300, height: 190)
    attributes.alpha = indexPath.item % 2 == 0 ? 1 : 0.5
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = CGRect(x: 0, y: 200 * CGFloat(indexPath.item), width: 320, height: 200)
    attributes.zIndex = -1
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).flatMap { item in
      let path = IndexPath(item: item, section: 0)
      return [
        layoutAttributesForItem(at: path),
        layoutAttributesForDecorationView(ofKind: "frame", at: path),
      ].compactMap { $0 }.filter { $0.frame.intersects(rect) }
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: proposedContentOffset.x, y: (proposedContentOffset.y / 200).rounded() * 200)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    contexts.append(context)
  }
}

@Suite struct CollectionLayoutTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func customLayoutsPlaceItemsFreely() throws {
    let layout = CircleLayout()
    let fixture = CollectionFixture(items: 8, layout: layout)
    fixture.headless.frame()
    expect(fixture.collection.visibleCells.count, equals: 8)
    expect(layout.preparations, equals: 1)
    let cell = try require(fixture.collection.cellForItem(at: path(2)))
    expect(abs(cell.center.x - 160) < 0.001 && abs(cell.center.y - 400) < 0.001)
    expect(cell.bounds.size, equals: CGSize(width: 40, height: 40))
    expect(cell.transform != .identity)
    // By depth.
    let order = fixture.collection.subviews.compactMap { ($0 as? FixtureItemCell)?.identity }
    expect(order, equals: [1, 2, 3, 4, 5, 6, 7, 8])
    fixture.sections[0].rows.remove(at: 0)
    fixture.headless.run { fixture.collection.deleteItems(at: [path(0)]) }
    fixture.headless.settle()
    expect(fixture.collection.visibleCells.count, equals: 7)
    expect(layout.preparations, equals: 2)
    expect(fixture.collection.indexPathForItem(at: CGPoint(x: 260, y: 300)), equals: path(0))
    expectNil(fixture.collection.indexPathForItem(at: CGPoint(x: 160, y: 300)))
  }

  @Test func decorationViewsAreBehindItems() throws {
    let layout = PileLayout()
    let fixture = CollectionFixture(items: 20, layout: layout)
    fixture.headless.frame()
    let views = fixture.collection.subviews
    let frame = try require(views.firstIndex { $0 is FixtureHeaderView && !$0.isHidden })
    let cell = try require(views.firstIndex { $0 is FixtureItemCell && !$0.isHidden })
    expect(frame, isBelow: cell)
    expect(fixture.collection.cellForItem(at: path(1))?.alpha, equals: 0.5)
    for _ in 0..<20 {
      fixture.collection.contentOffset.y += 150
      fixture.headless.frame()
    }
    expect(fixture.collection.subviews.count { $0 is FixtureHeaderView }, isAtMost: 10)
    fixture.sections[0].rows.removeSubrange(3...)
    fixture.headless.run {
      fixture.collection.deleteItems(at: (3..<20).map { path($0) })
    }
    fixture.headless.settle()
    expect(
      fixture.collection.subviews.count { $0 is FixtureHeaderView && !$0.isHidden },
      equals: 3
    )
  }

  @Test func theLayoutDeterminesTheTargetOffset() {
    let fixture = CollectionFixture(items: 50, layout: PileLayout())
    fixture.headless.frame()
    fixture.headless.drag(
      from: CGPoint(x: 100, y: 500),
      to: CGPoint(x: 100, y: 370),
      duration: 0.1
    )
    fixture.headless.settle()
    expect(fixture.collection.contentOffset.y, isAbove: 0)
    expect(fixture.collection.contentOffset.y.truncatingRemainder(dividingBy: 200), equals: 0)
  }

  @Test func invalidationContextsMoveTheOffsetAndListInvalidItems() {
    let layout = PileLayout()
    let fixture = CollectionFixture(items: 50, layout: layout)
    fixture.headless.frame()
    fixture.collection.contentOffset.y = 500
    fixture.headless.frame()
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(1)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [path(0)])
    context.invalidateDecorationElements(ofKind: "frame", at: [path(2)])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
    layout.invalidateLayout(with: context)
    expect(fixture.collection.contentOffset.y, equals: 540)
    expect(context.invalidatedItemIndexPaths, equals: [path(1)])
    expect(context.invalidatedSupplementaryIndexPaths, equals: ["a": [path(0)]])
    expect(context.invalidatedDecorationIndexPaths, equals: ["frame": [path(2)]])
    expect(!context.invalidateEverything)
    layout.invalidateLayout()
    expect(layout.contexts.last?.invalidateEverything, equals: false)
    fixture.collection.reloadData()
    fixture.headless.frame()
    expect(layout.contexts.last?.invalidateEverything, equals: true)
    expect(layout.contexts.last?.invalidateDataSourceCounts, equals: true)
    expectNil(fixture.fault())
  }

  @Test func shouldInvalidateLayoutIsCalledBeforeBoundsChange() {
    final class Asking: UICollectionViewFlowLayout {
      var pairs: [(CGFloat, CGFloat)] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        pairs.append((collectionView?.bounds.minY ?? -1, newBounds.minY))
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
    }
    let layout = Asking()
    let fixture = CollectionFixture(items: 500, layout: layout)
    fixture.headless.frame()
    layout.pairs = []
    fixture.collection.contentOffset.y = 100
    expect(layout.pairs.count, equals: 1)
    expect(layout.pairs.first?.0 == 0 && layout.pairs.first?.1 == 100)
  }

  @Test func changingTheLayoutKeepsTheCells() throws {
    let fixture = CollectionFixture(items: 6, layout: CircleLayout())
    fixture.headless.frame()
    let cell = try require(fixture.collection.cellForItem(at: path(3)))
    for isAnimated in [false, true] {
      var isDone = false
      let layout: UICollectionViewLayout =
        isAnimated ? CircleLayout() : UICollectionViewFlowLayout()
      fixture.headless.run {
        fixture.collection.setCollectionViewLayout(layout, animated: isAnimated) { isDone = $0 }
      }
      expect(fixture.collection.cellForItem(at: path(3)), isSameAs: cell)
      expect(fixture.collection.collectionViewLayout, isSameAs: layout)
      expect(layout.collectionView, isSameAs: fixture.collection)
      fixture.headless.settle()
      expect(isDone)
      expect(fixture.collection.visibleCells.count, equals: 6)
      if !isAnimated { expect(cell.frame, equals: CGRect(x: 202.5, y: 0, width: 50, height: 50)) }
    }
  }

  @Test func displayIsReportedAndItemsArePrefetched() {
    let fixture = CollectionFixture(items: 300, layout: UICollectionViewFlowLayout())
    fixture.keepsLog = true
    fixture.headless.frame()
    expect(fixture.log.count { $0.hasPrefix("willDisplay") }, equals: 50)
    expect(fixture.log.last, equals: "prefetch \(Array(50..<100))")
    fixture.clearLog()
    fixture.collection.contentOffset.y = 60
    fixture.headless.frame()
    expect(
      fixture.log.filter { $0.hasPrefix("willDisplay") },
      equals: (50..<55).map { "willDisplay \($0)" }
    )
    expect(
      Set(fixture.log.filter { $0.hasPrefix("didEnd") }),
      equals: Set((0..<5).map { "didEndDisplaying \($0)" })
    )
    expect(fixture.log.last, equals: "prefetch \(Array(100..<105))")
    fixture.clearLog()
    fixture.collection.contentOffset.y = 0
    fixture.headless.frame()
    expect(fixture.log.contains { $0.hasPrefix("cancel") })
  }

  @Test func cellsPrepareForReuseJustBeforeReuse() throws {
    let fixture = CollectionFixture(items: 300, layout: UICollectionViewFlowLayout())
    fixture.headless.frame()
    let cell = try require(fixture.collection.cellForItem(at: path(0)) as? FixtureItemCell)
    fixture.collection.contentOffset.y = 60
    fixture.headless.frame()
    expect(cell.reuses, equals: 0)
    for _ in 0..<30 {
      fixture.collection.contentOffset.y += 60
      fixture.headless.frame()
    }
    expect(cell.reuses, isAbove: 0)
  }

  @Test func selectionObeysTheDelegate() {
    let fixture = CollectionFixture(items: 20, layout: UICollectionViewFlowLayout())
    fixture.collection.allowsMultipleSelection = true
    fixture.refusesSelection = [1]
    fixture.headless.frame()
    for x in [25, 92, 160] as [CGFloat] {
      fixture.headless.tap(at: CGPoint(x: x, y: 25))
      fixture.headless.settle()
    }
    expect(fixture.collection.indexPathsForSelectedItems, equals: [path(0), path(2)])
    fixture.keepsLog = true
    fixture.headless.tap(at: CGPoint(x: 25, y: 25))
    fixture.headless.settle()
    expect(fixture.log.contains("shouldDeselect 0") && fixture.log.contains("didDeselect 0"))
    expect(fixture.collection.indexPathsForSelectedItems, equals: [path(2)])
    fixture.collection.selectItem(at: path(19), animated: false, scrollPosition: .bottom)
    expect(fixture.collection.indexPathsForSelectedItems, equals: [path(2), path(19)])
    fixture.collection.reloadData()
    expect(fixture.collection.indexPathsForSelectedItems, equals: [])
  }

  @Test func aControllerIsDataSourceAndDelegate() {
    final class Squares: UICollectionViewController {
      var chosen: Int?

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
      }

      override func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 30 }

      override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
      }

      override func collectionView(
        _ collectionView: UICollectionView,
        didSelectItemAt indexPath: IndexPath
      ) { chosen = indexPath.item }
    }
    let headless = HeadlessHost(size: CGSize(width: 375, height: 600))
    let controller = Squares(collectionViewLayout: UICollectionViewFlowLayout())
    let window = headless.makeWindow()
    headless.run { window.rootViewController = controller }
    headless.frame()
    expect(controller.collectionView.frame, equals: window.bounds)
    expect(controller.collectionView.visibleCells.count, equals: 30)
    headless.tap(at: CGPoint(x: 90, y: 25))
    headless.settle()
    expect(controller.chosen, equals: 1)
  }

  @Test func insertedOffscreenRowsAppearWithTheirNeighbours() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let fixture = CollectionFixture(items: 20, layout: layout)
    fixture.headless.frame()
    fixture.sections[0].rows.removeSubrange(0..<2)
    fixture.headless.run { fixture.collection.deleteItems(at: [path(0), path(1)]) }
    let came = try require(fixture.collection.cellForItem(at: path(5)))
    expect(came.frame.minY, equals: 500)
    fixture.headless.advance(by: 0.05)
    let seen = try require(fixture.headless.run { came.layer.presentation()?.frame.minY })
    expect(seen > 500 && seen < 700)
    fixture.headless.settle()
    expectNil(fixture.fault())
  }
}
