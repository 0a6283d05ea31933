import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@testable import UIKitCore

/// Random batches while a list is scrolled, resized and changes its heights: at every step it
/// equals a layout from scratch, and the visible row has not moved.
@Suite struct ListRandomUpdateTests {
  /// A table, by a seed.
  @Test(arguments: Seeds.first(40, random: 120))
  func randomlyUpdatedTablesMatchANewLayout(seed: UInt64) {
    var batch = RandomListBatch(seed: seed, sections: 3, rows: seed % 3 == 0 ? 40 : 14)
    let fixture = TableFixture(batch.sections)
    fixture.hasHeaders = seed % 4 == 1
    run(&batch, on: fixture, seed: seed, otherWidth: 250)
  }

  // In the known seeds, the batch pushed the list to its end, and rows that became visible grew.
  @Test(
    arguments: Seeds.first(
      15,
      random: 45,
      known: [5_480_781_232_281_777_707, 8_145_273_820_326_355_865]
    )
  )
  func randomlyUpdatedFlowsMatchANewLayout(seed: UInt64) {
    var batch = RandomListBatch(seed: seed, sections: 3, rows: seed % 2 == 0 ? 60 : 14)
    let layout = seed % 3 == 0 ? UICollectionViewFlowLayout() : .ofRows()
    if seed % 4 == 1 { layout.headerReferenceSize = CGSize(width: 0, height: 24) }
    if seed % 8 == 1 { layout.sectionHeadersPinToVisibleBounds = true }
    let fixture = CollectionFixture(batch.sections, layout: layout)
    if seed % 3 == 2 {
      layout.estimatedItemSize = CGSize(width: 60, height: 40)
      layout.minimumInteritemSpacing = 7
      fixture.wantedSize = {
        CGSize(width: CGFloat(40 + $0 * 13 % 70), height: CGFloat(30 + $0 * 37 % 90))
      }
    }
    run(&batch, on: fixture, seed: seed, otherWidth: 330)
  }

  @Test(arguments: Seeds.first(10, random: 30))
  func randomlyUpdatedCompositionalListsMatchANewLayout(seed: UInt64) {
    var batch = RandomListBatch(seed: seed, sections: 5, rows: seed % 2 == 0 ? 40 : 14)
    let fixture = ListKind.compositional.fixture(batch.sections)
    run(&batch, on: fixture, seed: seed, otherWidth: 250)
  }

  private func run(
    _ batch: inout RandomListBatch,
    on fixture: ListFixture,
    seed: UInt64,
    otherWidth: CGFloat
  ) {
    let list = fixture.list
    fixture.headless.frame()
    expectNil(fixture.fault(), "seed \(seed)")
    for step in 0..<25 {
      let place = "seed \(seed) step \(step)"
      switch batch.below(8) {
      case 0...1:
        let range = list.restingRange.y
        list.contentOffset.y =
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
        let before = list.isAtBeginning ? nil : fixture.places.first { $0.place >= 0 }
        list.frame.size.width = batch.below(2) == 0 ? 320 : otherWidth
        fixture.refillVisible()
        fixture.headless.frame()
        expectNil(fixture.fault(), "\(place) width")
        if list is UITableView, list.animation == nil {
          expectNil(fixture.drift(from: before, by: 0), "\(place) width")
        }
      case 4 where !(fixture is CollectionFixture) || fixture is CompositionalFixture:
        for identity in fixture.identities where batch.below(3) == 0 {
          fixture.extraHeights[identity] = CGFloat(batch.below(60))
        }
        fixture.refillVisible()
        fixture.batch(nil)
      default:
        apply(&batch, to: fixture, place: place)
      }
      expectNil(fixture.fault(), "\(place)")
      expectNil(fixture.lineFault(), "\(place)")
      if batch.below(3) == 0 { fixture.headless.advance(by: 0.1) }
      expectNil(fixture.fault(), "\(place) later")
    }
    fixture.headless.settle()
    expectNil(fixture.fault(), "seed \(seed) at rest")
  }

  private func apply(_ batch: inout RandomListBatch, to fixture: ListFixture, place: String) {
    let list = fixture.list
    if batch.below(2) == 0 {
      fixture.headless.settle()
      list.layoutIfNeeded()
    }
    let wasAtTop = list.isAtBeginning
    let places = fixture.places
    let old = batch.sections
    let updates = batch.mutate()
    let animations: [UITableView.RowAnimation] = [.fade, .left, .top, .middle, .none, .automatic]
    let animation = list is UITableView ? animations[batch.below(animations.count)] : .none
    let isAnimated = batch.below(3) > 0
    let new = batch.sections
    fixture.batch(animated: isAnimated) {
      fixture.sections = new
      for update in updates { list.make(update, animation) }
    }
    expectNil(fixture.fault(), "\(place) batch")

    // The first row that the reader saw and that did not move by itself.
    let moved = updates.movedRows(in: old)
    let alive = Set(new.flatMap(\.rows)).subtracting(moved)
    guard !wasAtTop else { return }
    let reader = places.first { alive.contains($0.identity) }
    let drift = fixture.drift(from: reader, by: list is UITableView ? 0 : 0.5)
    expectNil(drift, "\(place)")
  }
}
