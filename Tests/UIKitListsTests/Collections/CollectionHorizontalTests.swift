import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@testable import UIKitCore

@Suite struct CollectionHorizontalTests {
  private final class Layout: UICollectionViewFlowLayout {
    var flips = false
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
  }

  private func fixture(_ batch: RandomListBatch, seed: UInt64) -> CollectionFixture {
    let layout = Layout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 6
    layout.flips = seed % 2 == 0
    if seed % 3 != 0 { layout.estimatedItemSize = CGSize(width: 60, height: 200) }
    if seed % 4 == 1 { layout.headerReferenceSize = CGSize(width: 30, height: 0) }
    let fixture = CollectionFixture(batch.sections, layout: layout)
    fixture.wantedSize = {
      CGSize(
        width: CGFloat(40 + $0 * 13 % 70),
        height: seed % 5 == 0 ? 180 : CGFloat(300 + $0 * 37 % 290)
      )
    }
    if seed % 3 == 0 { layout.itemSize = CGSize(width: 70, height: 180) }
    if layout.flips { fixture.collection.semanticContentAttribute = .forceRightToLeft }
    fixture.headless.frame()
    return fixture
  }

  /// The visible items in reading order, each with its distance from the leading edge.
  private func places(_ fixture: CollectionFixture) -> [(identity: Int, place: CGFloat)] {
    let bounds = fixture.collection.bounds
    let isFlipped = fixture.collection.isFlipped
    return fixture.collection.visibleCells.compactMap { $0 as? FixtureItemCell }
      .map { cell in
        let place = isFlipped ? bounds.maxX - cell.frame.maxX : cell.frame.minX - bounds.minX
        return (cell.identity, place, cell.frame.minY)
      }
      .sorted { ($0.1, $0.2) < ($1.1, $1.2) }
      .map { ($0.0, $0.1) }
  }

  /// As in the vertical direction: the cells match the layout, and the visible content keeps its
  /// position.
  @Test(arguments: Seeds.first(20, random: 40))
  func visibleRowsDoNotMoveInBothDirections(seed: UInt64) {
    var batch = RandomListBatch(seed: seed, sections: 3, rows: 40)
    let fixture = fixture(batch, seed: seed)
    let collection = fixture.collection
    expectNil(fixture.fault(isMirrored: collection.isFlipped), "seed \(seed)")
    if collection.isFlipped, collection.contentSize.width > 320 {
      expect(collection.contentOffset.x, equals: collection.contentSize.width - 320, "seed \(seed)")
    }
    for step in 0..<15 {
      let place = "seed \(seed) step \(step)"
      if batch.below(3) == 0 {
        let range = collection.restingRange.x
        collection.contentOffset.x =
          range.lowerBound
          + ((range.upperBound - range.lowerBound) * CGFloat(batch.below(101)) / 100).rounded()
        fixture.headless.frame()
        expectNil(fixture.fault(isMirrored: collection.isFlipped), "\(place) scrolled")
        continue
      }
      let wasAtStart = collection.isAtStart.x
      let before = places(fixture)
      let old = batch.sections
      let updates = batch.mutate()
      fixture.batch {
        fixture.sections = batch.sections
        for update in updates { collection.make(update, .none) }
      }
      expectNil(fixture.fault(isMirrored: collection.isFlipped), "\(place) batch")
      let unstable = updates.movedRows(in: old)
      let alive = Set(batch.sections.flatMap(\.rows))
      let range = collection.restingRange.x
      let offset = collection.contentOffset.x
      if !wasAtStart, offset > range.lowerBound, offset < range.upperBound,
        let reader = before.first(where: {
          alive.contains($0.identity) && !unstable.contains($0.identity)
        })
      {
        let after = places(fixture).first { $0.identity == reader.identity }?.place
        expect(
          after.map { abs($0 - reader.place) <= 0.5 },
          equals: true,
          "\(place): \(reader) went to \(after ?? -1)"
        )
      }
      if batch.below(2) == 0 { fixture.headless.advance(by: 0.1) }
    }
    fixture.headless.settle()
    expectNil(fixture.fault(isMirrored: collection.isFlipped), "seed \(seed) at rest")
  }
}
