import Expectations
import Foundation
import Testing
import UIKit

/// Transitions of a collection view from one layout to another, driven by the program.
@MainActor @Suite struct LayoutTransitionTests {
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var makeTransition:
      ((UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout)?

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

    func collectionView(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      makeTransition?(fromLayout, toLayout)
        ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
  }

  /// Without the method of transition layouts.
  private final class PlainDelegate: NSObject, UICollectionViewDelegate {}

  private final class Cell: UICollectionViewCell {
    var transitions: [String] = []

    override func willTransition(
      from oldLayout: UICollectionViewLayout,
      to newLayout: UICollectionViewLayout
    ) { transitions.append("will") }

    override func didTransition(
      from oldLayout: UICollectionViewLayout,
      to newLayout: UICollectionViewLayout
    ) { transitions.append("did") }
  }

  private final class Bent: UICollectionViewTransitionLayout {
    var progresses: [CGFloat] = []

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      progresses.append(transitionProgress)
      return super.layoutAttributesForElements(in: rect)
    }
  }

  private let host = HeadlessHost(size: CGSize(width: 300, height: 400))
  private let items = Items()
  private let collection: UICollectionView
  private let list = LayoutTransitionTests.layout(CGSize(width: 300, height: 50))
  private let grid = LayoutTransitionTests.layout(CGSize(width: 100, height: 100))

  private static func layout(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  init() {
    let window = host.makeWindow()
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: list)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.delegate = items
    window.addSubview(collection)
    host.frame()
  }

  private func frame(_ item: Int) -> CGRect? {
    collection.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  private func go(_ transition: UICollectionViewTransitionLayout, to progress: CGFloat) {
    host.run {
      transition.transitionProgress = progress
      transition.invalidateLayout()
    }
    host.frame()
  }

  @Test func itemsInterpolateBetweenBothLayouts() {
    let transition = host.run { collection.startInteractiveTransition(to: grid) }
    expect(collection.collectionViewLayout, isSameAs: transition)
    expect(transition.currentLayout, isSameAs: list)
    expect(transition.nextLayout, isSameAs: grid)
    host.frame()
    expect(frame(1), equals: CGRect(x: 0, y: 50, width: 300, height: 50))
    go(transition, to: 0.5)
    expect(frame(0), equals: CGRect(x: 0, y: 0, width: 200, height: 75))
    expect(frame(1), equals: CGRect(x: 50, y: 25, width: 200, height: 75))
    expect(collection.contentSize, equals: CGSize(width: 300, height: (5000 + 3400) / 2))
    go(transition, to: 1)
    expect(frame(1), equals: CGRect(x: 100, y: 0, width: 100, height: 100))
    expect(frame(11), equals: CGRect(x: 200, y: 300, width: 100, height: 100))
  }

  @Test func finishingMovesToTheNewLayoutAndCallsTheCompletion() throws {
    var ends: [[Bool]] = []
    let transition = host.run {
      collection.startInteractiveTransition(to: grid) { ends.append([$0, $1]) }
    }
    go(transition, to: 0.5)
    let cell = try require(collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? Cell)
    host.run { collection.finishInteractiveTransition() }
    expect(ends, satisfies: \.isEmpty)
    host.advance(by: 0.1)
    let middle = try require(frame(1))
    expect(middle.minX > 50 && middle.minX < 100)
    host.settle()
    expect(ends, equals: [[true, true]])
    expect(collection.collectionViewLayout, isSameAs: grid)
    expect(frame(1), equals: CGRect(x: 100, y: 0, width: 100, height: 100))
    expect(grid.collectionView, isSameAs: collection)
    expectNil(list.collectionView)
    expect(cell.transitions, equals: ["will", "did"])
  }

  @Test func cancellingRestoresTheLayout() {
    var ends: [[Bool]] = []
    let transition = host.run {
      collection.startInteractiveTransition(to: grid) { ends.append([$0, $1]) }
    }
    go(transition, to: 0.5)
    host.run { collection.cancelInteractiveTransition() }
    host.settle()
    expect(ends, equals: [[true, false]])
    expect(collection.collectionViewLayout, isSameAs: list)
    expect(frame(1), equals: CGRect(x: 0, y: 50, width: 300, height: 50))
    expectNil(grid.collectionView)
  }

  @Test func visibleItemsStayOnScreenInTheNewLayout() {
    host.run { collection.contentOffset.y = 2000 }
    host.frame()
    let transition = host.run { collection.startInteractiveTransition(to: grid) }
    go(transition, to: 1)
    // Item 40 is in the fourteenth line.
    expect(collection.contentOffset.y, equals: 1300)
    host.run { collection.cancelInteractiveTransition() }
    host.settle()
    expect(collection.contentOffset.y, equals: 2000)
  }

  @Test func customTransitionValuesAreStored() {
    let transition = UICollectionViewTransitionLayout(currentLayout: list, nextLayout: grid)
    expect(transition.value(forAnimatedKey: "turn"), equals: 0)
    transition.updateValue(3, forAnimatedKey: "turn")
    expect(transition.value(forAnimatedKey: "turn"), equals: 3)
  }

  @Test func theDelegatesTransitionLayoutIsUsed() throws {
    items.makeTransition = Bent.init
    let transition = host.run { collection.startInteractiveTransition(to: grid) }
    let bent = try require(transition as? Bent)
    go(bent, to: 0.25)
    expect(bent.progresses.last, equals: 0.25)
  }

  @Test func animatedChangesUseTheDelegatesTransitionLayout() {
    var bent: Bent?
    items.makeTransition = { from, to in
      let made = Bent(currentLayout: from, nextLayout: to)
      bent = made
      return made
    }
    var isFinished: Bool?
    host.run { collection.setCollectionViewLayout(grid, animated: true) { isFinished = $0 } }
    host.settle()
    expect(collection.collectionViewLayout, isSameAs: grid)
    expect(isFinished, equals: true)
    let progresses = bent?.progresses ?? []
    expect(progresses.count, isAbove: 5)
    expect(progresses, equals: progresses.sorted())
  }

  @Test func animatedChangesWithoutATransitionLayoutAreDirect() {
    let plain = PlainDelegate()
    host.run {
      collection.delegate = plain
      collection.setCollectionViewLayout(grid, animated: true)
    }
    expect(collection.collectionViewLayout, isSameAs: grid)
    host.settle()
    expect(frame(1), equals: CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test func anotherLayoutChangeEndsTheTransition() {
    var ends: [[Bool]] = []
    let transition = host.run {
      collection.startInteractiveTransition(to: grid) { ends.append([$0, $1]) }
    }
    go(transition, to: 0.5)
    host.run { collection.performBatchUpdates(nil) }
    host.settle()
    expect(ends, equals: [[false, false]])
    expect(collection.collectionViewLayout, isSameAs: list)
  }

  @Test func reloadedItemsAreShownInTheTransition() {
    let transition = host.run { collection.startInteractiveTransition(to: grid) }
    go(transition, to: 0.5)
    host.run { collection.reloadData() }
    host.frame()
    expect(frame(1), equals: CGRect(x: 50, y: 25, width: 200, height: 75))
    expect(collection.collectionViewLayout, isSameAs: transition)
  }
}
