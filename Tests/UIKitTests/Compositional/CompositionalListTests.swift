import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite struct CompositionalListTests {
  private func list(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    change(&configuration)
    return .list(using: configuration)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func rowsAreAsHighAsTheirCellsWantToBe() {
    let fixture = CompositionalFixture(items: 60, layout: list())
    fixture.headless.frame()
    #expect(fixture.fault() == nil)
    #expect(fixture.cellRequests < 25)
  }

  @Test func scrollingMeasuresWithoutJumps() {
    let fixture = CompositionalFixture(items: 400, layout: list())
    fixture.headless.frame()
    for _ in 0..<60 {
      fixture.collection.contentOffset.y += 97
      fixture.headless.frame()
      #expect(fixture.fault() == nil)
    }
    // Back, over rows that were measured, and over some that were not.
    fixture.collection.contentOffset.y += 4000
    fixture.headless.frame()
    for _ in 0..<60 {
      let before = fixture.collection.contentOffset.y - 80
      let cell = fixture.cells.first { $0.frame.minY >= before + 100 }
      let place = cell.map { $0.frame.minY - before }
      fixture.collection.contentOffset.y = before
      fixture.headless.frame()
      #expect(fixture.fault() == nil)
      if let cell, let place, !cell.isHidden {
        #expect(abs(cell.frame.minY - fixture.collection.contentOffset.y - place) < 0.51)
      }
    }
  }

  @Test func headersOfPlainListsStayAtTheTop() throws {
    let sections = (0..<12).map { section in
      CompositionalFixture.Section(identity: section, items: Array(section * 20..<section * 20 + 8))
    }
    let fixture = CompositionalFixture(sections, layout: list { $0.headerMode = .supplementary })
    fixture.headless.frame()
    #expect(fixture.fault(hasHeaders: true) == nil)
    let kind = UICollectionView.elementKindSectionHeader
    fixture.collection.contentOffset.y = 130
    fixture.headless.frame()
    let header = try #require(
      fixture.collection.supplementaryView(forElementKind: kind, at: path(0, 0))
    )
    #expect(header.frame.minY == 130)
    let next = try #require(
      fixture.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 1))
    )
    // The next header pushes it out.
    fixture.collection.contentOffset.y = next.frame.minY - 10
    fixture.headless.frame()
    #expect(abs(header.frame.maxY - next.frame.minY) < 0.01)
    #expect(fixture.fault(hasHeaders: true) == nil)
  }

  @Test func rowsInsertedAboveLeaveTheReaderWhereHeIs() throws {
    let fixture = CompositionalFixture(items: 200, layout: list())
    fixture.headless.frame()
    fixture.collection.contentOffset.y = 900
    fixture.headless.frame()
    let first = try #require(fixture.collection.indexPathsForVisibleItems.first)
    let cell = try #require(fixture.collection.cellForItem(at: first))
    let place = cell.frame.minY - fixture.collection.contentOffset.y
    fixture.sections[0].items.insert(contentsOf: 1000..<1030, at: 0)
    fixture.headless.run {
      fixture.collection.insertItems(at: (0..<30).map { path($0) })
    }
    #expect(fixture.fault() == nil)
    #expect(cell.frame.minY - fixture.collection.contentOffset.y == place)
    fixture.headless.settle()
    #expect(fixture.fault() == nil)
    #expect(cell.frame.minY - fixture.collection.contentOffset.y == place)
  }

  @Test func onlySectionsThatChangeAreAskedForAgain() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    let sections = (0..<30).map { section in
      CompositionalFixture.Section(identity: section, items: Array(section * 20..<section * 20 + 8))
    }
    let fixture = CompositionalFixture(sections, layout: layout)
    fixture.headless.frame()
    #expect(asked == Array(0..<30))
    asked.removeAll()
    fixture.sections[4].items.remove(at: 2)
    fixture.sections.insert(.init(identity: 99, items: [7, 8]), at: 1)
    fixture.headless.run {
      fixture.collection.performBatchUpdates {
        fixture.collection.deleteItems(at: [path(2, 4)])
        fixture.collection.insertSections([1])
      }
    }
    fixture.headless.settle()
    #expect(asked.sorted() == [1, 5])
    #expect(fixture.fault() == nil)
  }

  @Test(arguments: Seeds.first(10))
  func randomBatchesAgreeWithALayoutFromScratch(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var next = 1000
    let sections = (0..<5).map { section in
      CompositionalFixture.Section(identity: section, items: Array(section * 20..<section * 20 + 9))
    }
    let fixture = CompositionalFixture(sections, layout: list())
    fixture.headless.frame()
    for step in 0..<14 {
      fixture.collection.contentOffset.y = CGFloat(
        Int.random(in: 0...max(Int(fixture.collection.contentSize.height - 600), 1), using: &random)
      )
      fixture.headless.frame()
      fixture.headless.run {
        fixture.collection.performBatchUpdates {
          for section in fixture.sections.indices {
            let gone = fixture.sections[section].items.indices.filter { _ in
              Int.random(in: 0..<8, using: &random) == 0
            }
            for item in gone.reversed() { fixture.sections[section].items.remove(at: item) }
            fixture.collection.deleteItems(at: gone.map { path($0, section) })
            if Int.random(in: 0..<2, using: &random) == 0 {
              let place = Int.random(
                in: 0...fixture.sections[section].items.count,
                using: &random
              )
              fixture.sections[section].items.insert(next, at: place)
              fixture.collection.insertItems(at: [path(place, section)])
              next += 1
            }
          }
        }
      }
      #expect(fixture.fault() == nil, "seed \(seed) step \(step)")
      fixture.headless.settle()
      #expect(fixture.fault() == nil, "seed \(seed) step \(step)")
      let known = fixture.collection.contentSize.height
      fixture.collection.contentOffset.y = max(known - 600, 0)
      fixture.headless.frame()
      try #require(fixture.fault() == nil, "seed \(seed) step \(step)")
    }
  }

  @Test func manyItemsAndSectionsOpenAtOnce() {
    let many = CompositionalFixture(items: 100_000, layout: list())
    many.headless.frame()
    #expect(many.cellRequests < 30)
    #expect(many.fault() == nil)
    many.collection.contentOffset.y = 2_000_000
    many.headless.frame()
    #expect(many.fault() == nil)
    many.collection.scrollToItem(at: path(99_999), at: .bottom, animated: false)
    many.headless.frame()
    #expect(many.cells.last?.identity == 100_000)
  }

  @Test func swipingARowShowsItsActions() throws {
    var asked: [IndexPath] = []
    let fixture = CompositionalFixture(
      items: 20,
      layout: list {
        $0.trailingSwipeActionsConfigurationProvider = { path in
          asked.append(path)
          let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            done(true)
          }
          return UISwipeActionsConfiguration(actions: [action])
        }
      }
    )
    fixture.headless.frame()
    let cell = try #require(fixture.cell(3))
    let y = cell.frame.midY
    fixture.headless.drag(
      from: CGPoint(x: 250, y: y),
      to: CGPoint(x: 150, y: y),
      duration: 0.3,
      hold: 0.2
    )
    fixture.headless.settle()
    #expect(asked.contains(path(3)))
    #expect(fixture.collection.swipeActions?.openRow === cell)
    #expect(cell.bounds.minX > 20)
    #expect(cell.contentView.frame.minX == 0)
  }
}
