import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@testable import UIKitCore

@Suite struct InteractiveMovementTests {
  private final class Controller: UICollectionViewController {
    var items = Array(0..<40)
    var moves: [(Int, Int)] = []
    var lastAllowed = 100

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(ListFixtureCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { items.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? ListFixtureCell {
        cell.identity = items[indexPath.item]
        cell.height = 50
      }
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { items[indexPath.item] != 3 }

    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append((sourceIndexPath.item, destinationIndexPath.item))
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      IndexPath(item: min(proposedIndexPath.item, lastAllowed), section: 0)
    }
  }

  private let headless = HeadlessHost(size: CGSize(width: 320, height: 600), scale: 2)
  private let controller = Controller(
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: .init(appearance: .plain)
    )
  )

  init() {
    let window = headless.makeWindow()
    let controller = controller
    headless.run { window.rootViewController = controller }
    headless.settle()
  }

  private var identities: [Int] {
    controller.collectionView.visibleCells.compactMap { ($0 as? ListFixtureCell)?.identity }
  }

  private func hold(at point: CGPoint) {
    headless.touch(.began, at: point)
    headless.advance(by: 0.6)
  }

  @Test func aLongPressLiftsAnItemAndADragMovesIt() {
    hold(at: CGPoint(x: 100, y: 25))
    for y in stride(from: 30, through: 230, by: 10) {
      headless.touch(.moved, at: CGPoint(x: 100, y: CGFloat(y)))
    }
    headless.advance(by: 0.4)
    expect(controller.moves, satisfies: \.isEmpty)
    expect(identities.prefix(6), equals: [1, 2, 3, 4, 0, 5])
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 4, section: 0))
    expect(cell?.center.y, equals: 230)
    headless.touch(.ended, at: CGPoint(x: 100, y: 230))
    headless.settle()
    expect(controller.moves.map(\.0), equals: [0])
    expect(controller.moves.map(\.1), equals: [4])
    expect(controller.items.prefix(6), equals: [1, 2, 3, 4, 0, 5])
    expect(cell?.frame.minY, equals: 200)
    expect(identities.prefix(6), equals: [1, 2, 3, 4, 0, 5])
  }

  @Test func immovableItemsStayAndCanBeTapped() {
    hold(at: CGPoint(x: 100, y: 175))
    headless.touch(.moved, at: CGPoint(x: 100, y: 300))
    headless.touch(.ended, at: CGPoint(x: 100, y: 300))
    headless.settle()
    expect(controller.moves, satisfies: \.isEmpty)
    expect(identities.prefix(4), equals: [0, 1, 2, 3])
  }

  @Test func cancellingRestoresTheItem() {
    let collection: UICollectionView = controller.collectionView
    headless.run {
      expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 310))
    }
    headless.settle()
    expect(identities.prefix(7), equals: [0, 2, 3, 4, 5, 6, 1])
    headless.run { collection.cancelInteractiveMovement() }
    headless.settle()
    expect(controller.moves, satisfies: \.isEmpty)
    expect(identities.prefix(7), equals: [0, 1, 2, 3, 4, 5, 6])
    expect(collection.visibleCells.map(\.frame.minY).prefix(4), equals: [0, 50, 100, 150])
  }

  @Test func theDelegateDeterminesTheTarget() {
    controller.lastAllowed = 2
    hold(at: CGPoint(x: 100, y: 25))
    for y in stride(from: 30, through: 330, by: 10) {
      headless.touch(.moved, at: CGPoint(x: 100, y: CGFloat(y)))
    }
    headless.touch(.ended, at: CGPoint(x: 100, y: 330))
    headless.settle()
    expect(controller.items.prefix(4), equals: [1, 2, 0, 3])
  }

  @Test func holdingAnItemAtTheEdgeScrolls() {
    let collection: UICollectionView = controller.collectionView
    hold(at: CGPoint(x: 100, y: 75))
    for y in stride(from: 80, through: 590, by: 15) {
      headless.touch(.moved, at: CGPoint(x: 100, y: CGFloat(y)))
    }
    headless.advance(by: 0.7)
    expect(collection.contentOffset.y, isAbove: 200)
    let held = collection.visibleCells.first { ($0 as? ListFixtureCell)?.identity == 1 }
    expect(held.map { abs($0.center.y - collection.contentOffset.y - 590) < 8 }, equals: true)
    headless.touch(.ended, at: CGPoint(x: 100, y: 590))
    headless.settle()
    expect(controller.moves.count, equals: 1)
    expect(controller.items.firstIndex(of: 1).map { $0 > 12 }, equals: true)
    expectNil(collection.movement)
    expect(
      identities,
      equals: Array(controller.items.drop { $0 != identities[0] }.prefix(identities.count))
    )
  }

  @Test func updatesDuringMovementRestoreTheItemFirst() {
    let collection: UICollectionView = controller.collectionView
    headless.run {
      _ = collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 310))
      controller.items.insert(99, at: 0)
      collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    headless.settle()
    expectNil(collection.movement)
    expect(identities.prefix(4), equals: [99, 0, 1, 2])
  }

  @Test func aReloadDuringMovementEndsIt() {
    let collection: UICollectionView = controller.collectionView
    headless.run {
      _ = collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 310))
    }
    headless.settle()
    headless.run {
      controller.items = Array(50..<80)
      collection.reloadData()
    }
    headless.settle()
    expectNil(collection.movement)
    expect(identities.prefix(7), equals: [50, 51, 52, 53, 54, 55, 56])
    expect(
      collection.visibleCells.map(\.layer.shadowOpacity),
      satisfies: { $0.allSatisfy { $0 == 0 } }
    )
    headless.run { collection.endInteractiveMovement() }
    expect(controller.moves, satisfies: \.isEmpty)
  }

  @Test(arguments: [false, true])
  func aMovementThatEndsBeforeTheLayoutOfAReloadMovesNothing(isMovedAgain: Bool) {
    let collection: UICollectionView = controller.collectionView
    headless.run {
      _ = collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 310))
    }
    headless.settle()
    headless.run {
      controller.items = Array(50..<80)
      collection.reloadData()
      if isMovedAgain {
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 410))
        expectNil(collection.movement)
      }
      collection.endInteractiveMovement()
    }
    headless.settle()
    expect(controller.moves, satisfies: \.isEmpty)
    expectNil(collection.movement)
    expect(identities.prefix(4), equals: [50, 51, 52, 53])
  }
}
