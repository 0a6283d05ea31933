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

  /// Random batches while the collection view is scrolled, resized and changes its sizes: at every step it shows what a
  /// layout from scratch would, and the item that the reader looks at has not moved.
  @Test(arguments: [UInt64](1...45))
  func showsWhatALayoutFromScratchWould(seed: UInt64) throws {
    var batch = RandomTableBatch(seed: seed, sections: 3, rows: seed % 2 == 0 ? 60 : 14)
    let layout = seed % 3 == 0 ? UICollectionViewFlowLayout() : selfSizing()
    if seed % 4 == 1 { layout.headerReferenceSize = CGSize(width: 0, height: 24) }
    if seed % 8 == 1 { layout.sectionHeadersPinToVisibleBounds = true }
    let fixture = CollectionFixture(Self.content(batch), layout: layout)
    if seed % 3 == 2 {
      layout.estimatedItemSize = CGSize(width: 60, height: 40)
      layout.minimumInteritemSpacing = 7
      fixture.wantedSize = {
        CGSize(width: CGFloat(40 + $0 * 13 % 70), height: CGFloat(30 + $0 * 37 % 90))
      }
    }
    fixture.headless.frame()
    #expect(fixture.fault() == nil, "seed \(seed)")
    for step in 0..<25 {
      let place = "seed \(seed) step \(step)"
      switch batch.below(8) {
      case 0...1:
        let range = fixture.collection.restingRange.y
        fixture.collection.contentOffset.y =
          range.lowerBound
          + ((range.upperBound - range.lowerBound) * CGFloat(batch.below(101)) / 100).rounded()
        fixture.headless.frame()
      case 2:
        let way = CGFloat(batch.below(500) - 250)
        fixture.headless.drag(
          from: CGPoint(x: 100, y: 300),
          to: CGPoint(x: 100, y: 300 + way),
          duration: 0.1
        )
        if batch.below(2) == 0 { fixture.headless.settle() }
      case 3:
        fixture.collection.frame.size.width = batch.below(2) == 0 ? 320 : 330
        fixture.headless.frame()
      default:
        try apply(&batch, to: fixture, place: place)
      }
      #expect(fixture.fault() == nil, "\(place)")
      #expect(fixture.lineFault() == nil, "\(place)")
      if batch.below(3) == 0 { fixture.headless.advance(by: 0.1) }
      #expect(fixture.fault() == nil, "\(place) later")
    }
    fixture.headless.settle()
    #expect(fixture.fault() == nil, "seed \(seed) at rest")
  }

  private static func content(_ batch: RandomTableBatch) -> [CollectionFixture.Section] {
    batch.sections.map { CollectionFixture.Section(identity: $0.identity, items: $0.rows) }
  }

  private func apply(
    _ batch: inout RandomTableBatch,
    to fixture: CollectionFixture,
    place: String
  ) throws {
    let collection = fixture.collection
    if batch.below(2) == 0 {
      fixture.headless.settle()
      collection.layoutIfNeeded()
    }
    let wasAtTop = collection.isAtStart.y
    let places = collection.visibleCells.compactMap { $0 as? FixtureItemCell }.filter {
      $0.frame.maxY > collection.contentOffset.y
    }.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }.map {
      ($0.identity, $0.frame.minY - collection.contentOffset.y)
    }
    let old = batch.sections
    let updates = batch.mutate()
    let isAnimated = batch.below(3) > 0
    let new = Self.content(batch)
    fixture.headless.run {
      UIView.setAnimationsEnabled(isAnimated)
      collection.performBatchUpdates {
        fixture.sections = new
        for update in updates { collection.make(update) }
      }
      UIView.setAnimationsEnabled(true)
    }
    #expect(fixture.fault() == nil, "\(place) batch")

    // The first item that the reader saw and that did not move by itself.
    var unstable: Set<Int> = []
    for update in updates {
      switch update {
      case .moveRow(let from, _): unstable.insert(old[from.section].rows[from.row])
      case .moveSection(let from, _): unstable.formUnion(old[from].rows)
      default: break
      }
    }
    let alive = Set(new.flatMap(\.items))
    let range = collection.restingRange.y
    let offset = collection.contentOffset.y
    guard !wasAtTop, offset > range.lowerBound, offset < range.upperBound,
      let reader = places.first(where: { alive.contains($0.0) && !unstable.contains($0.0) })
    else { return }
    let cell = collection.visibleCells.compactMap { $0 as? FixtureItemCell }.first {
      $0.identity == reader.0
    }
    let drift = cell.map { abs($0.frame.minY - offset - reader.1) }
    #expect(drift.map { $0 <= 0.5 } == true, "\(place): item \(reader.0) drifted \(drift ?? -1)")
  }
}

extension UICollectionView {
  /// Makes the call that tells of an update.
  func make(_ update: ListUpdate) {
    switch update {
    case .insertRow(let path): insertItems(at: [path])
    case .deleteRow(let path): deleteItems(at: [path])
    case .reloadRow(let path): reloadItems(at: [path])
    case .moveRow(let from, let to): moveItem(at: from, to: to)
    case .insertSection(let section): insertSections([section])
    case .deleteSection(let section): deleteSections([section])
    case .reloadSection(let section): reloadSections([section])
    case .moveSection(let from, let to): moveSection(from, toSection: to)
    }
  }
}

extension CollectionFixture {
  /// What is wrong with the lines on screen, by the rules of the flow layout and the sizes that the model says; nil when
  /// they are as a layout would make them that knows all sizes.
  func lineFault() -> String? {
    guard let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
      return nil
    }
    let width = collection.bounds.width
    var line: (section: Int, top: CGFloat, bottom: CGFloat, used: CGFloat, last: Int)?
    let cells = collection.visibleCells.compactMap { $0 as? FixtureItemCell }
    let paths = collection.indexPathsForVisibleItems
    for (cell, path) in zip(cells, paths) {
      if let open = line, open.section == path.section, path.item != open.last + 1 {
        // Low items in the middle of a high line may be beyond the edge.
        for item in open.last + 1..<path.item {
          let path = IndexPath(item: item, section: path.section)
          if collection.layoutAttributesForItem(at: path)?.frame.meets(collection.bounds) != false {
            return "\(path) is missing"
          }
        }
        line = nil
      }
      let size = cell.frame.size
      guard let open = line, open.section == path.section else {
        line = (path.section, cell.frame.midY, cell.frame.maxY, size.width, path.item)
        continue
      }
      let isSameLine = abs(open.top - cell.frame.midY) < 0.6
      let needed = open.used + flow.minimumInteritemSpacing + size.width
      if isSameLine {
        if needed > width + 0.01 { return "\(path) does not fit into its line" }
        line = (
          path.section, open.top, max(open.bottom, cell.frame.maxY), needed, path.item
        )
      } else {
        if cell.frame.midY < open.top { return "\(path) is above the one before" }
        line = (path.section, cell.frame.midY, cell.frame.maxY, size.width, path.item)
      }
    }
    return nil
  }
}
