import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite struct CollectionRandomUpdateTests {
  private func selfSizing() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  /// Random batches while the collection view is scrolled, resized and changes its sizes: at every step it shows what a
  /// layout from scratch would, and the item that the reader looks at has not moved.
  @Test(arguments: Seeds.first(45))
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
