import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@testable import UIKitCore

@Suite struct ShelfTests {
  private static func layout(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      guard index % 2 == 0 else {
        return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
      }
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(120),
        heightDimension: .absolute(90)
      )
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      )
      section.interGroupSpacing = 10
      section.contentInsets = .init(top: 5, leading: 16, bottom: 5, trailing: 16)
      section.orthogonalScrollingBehavior = behavior
      section.visibleItemsInvalidationHandler = handler
      return section
    }
  }

  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    isRightToLeft: Bool = false,
    handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> CompositionalFixture {
    let sections = (0..<20).map { section in
      FixtureSection(
        identity: section,
        rows: Array(section * 100..<section * 100 + (section % 2 == 0 ? 30 : 6))
      )
    }
    let fixture = CompositionalFixture(
      sections,
      layout: Self.layout(behavior, handler: handler)
    )
    if isRightToLeft { fixture.collection.semanticContentAttribute = .forceRightToLeft }
    fixture.headless.frame()
    return fixture
  }

  private func shelf(_ fixture: CompositionalFixture, _ section: Int = 0) throws -> UIScrollView {
    try require(fixture.collection.containers[section])
  }

  @Test func shelvesCreateOnlyVisibleCells() throws {
    let fixture = fixture()
    let shelf = try shelf(fixture)
    expect(shelf.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 100))
    expect(shelf.contentSize, equals: CGSize(width: 30 * 130 - 10 + 32, height: 100))
    let cell = try require(fixture.cell(1))
    expect(cell.superview, isSameAs: shelf)
    expect(cell.frame, equals: CGRect(x: 146, y: 5, width: 120, height: 90))
    expectNil(fixture.cell(5))
  }

  /// A carousel makes its items smaller beside the middle; the topmost item is one of them.
  @Test func updatesKeepTheOffsetWhereItemsAreTransformed() {
    let fixture = fixture { items, _, _ in
      for item in items { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    }
    fixture.headless.run { fixture.collection.contentOffset.y = 20 }
    fixture.headless.frame()
    for _ in 0..<3 {
      fixture.headless.run {
        fixture.collection.performBatchUpdates {
          fixture.collection.reloadSections(IndexSet(integer: 1))
        }
      }
      fixture.headless.settle()
      expect(fixture.collection.contentOffset.y, equals: 20)
    }
  }

  @Test func horizontalDragsScrollTheShelfAndVerticalOnesTheList() throws {
    let fixture = fixture()
    let shelf = try shelf(fixture)
    fixture.headless.drag(
      from: CGPoint(x: 250, y: 50),
      to: CGPoint(x: 90, y: 60),
      duration: 0.3,
      hold: 0.3
    )
    fixture.headless.settle()
    expect(shelf.contentOffset.x, isAbove: 100)
    expect(fixture.collection.contentOffset.y, equals: 0)
    let offset = shelf.contentOffset.x
    fixture.headless.drag(
      from: CGPoint(x: 150, y: 80),
      to: CGPoint(x: 155, y: 20),
      duration: 0.3,
      hold: 0.3
    )
    fixture.headless.settle()
    expect(shelf.contentOffset.x, equals: offset)
    expect(fixture.collection.contentOffset.y, isAbove: 30)
  }

  @Test func theOffsetSurvivesScrollingAway() throws {
    let fixture = fixture()
    try shelf(fixture).contentOffset.x = 700
    fixture.headless.frame()
    expect(fixture.identities.contains(6))
    fixture.collection.contentOffset.y = 2500
    fixture.headless.frame()
    expectNil(fixture.collection.containers[0])
    fixture.collection.contentOffset.y = 0
    fixture.headless.frame()
    try expect(shelf(fixture).contentOffset.x, equals: 700)
    expect(fixture.cell(6) != nil)
  }

  @Test func cellsOfAShelfCanBeTapped() {
    let fixture = fixture()
    fixture.keepsLog = true
    fixture.headless.tap(at: CGPoint(x: 160, y: 50))
    fixture.headless.settle()
    expect(fixture.log.filter { $0.hasPrefix("didSelect") }, equals: ["didSelect 1"])
    expect(fixture.collection.indexPathsForSelectedItems, equals: [IndexPath(item: 1, section: 0)])
  }

  @Test func groupPagingMovesOneGroup() throws {
    let fixture = fixture(.groupPaging)
    let shelf = try shelf(fixture)
    fixture.headless.drag(
      from: CGPoint(x: 250, y: 50),
      to: CGPoint(x: 190, y: 50),
      duration: 0.1
    )
    fixture.headless.settle()
    expect(shelf.contentOffset.x, equals: 130)
    fixture.headless.drag(
      from: CGPoint(x: 250, y: 50),
      to: CGPoint(x: 40, y: 50),
      duration: 0.08
    )
    fixture.headless.settle()
    expect(shelf.contentOffset.x, equals: 260)
  }

  @Test func centeredGroupsStopInTheMiddle() throws {
    let fixture = fixture(.groupPagingCentered)
    let shelf = try shelf(fixture)
    fixture.headless.drag(
      from: CGPoint(x: 250, y: 50),
      to: CGPoint(x: 150, y: 50),
      duration: 0.1
    )
    fixture.headless.settle()
    let middle = shelf.contentOffset.x + 160
    expect([206.0, 336].contains(middle))
  }

  @Test func continuousScrollingStopsAtALeadingGroupBoundary() throws {
    let fixture = fixture(.continuousGroupLeadingBoundary)
    let shelf = try shelf(fixture)
    fixture.headless.drag(
      from: CGPoint(x: 300, y: 50),
      to: CGPoint(x: 90, y: 50),
      duration: 0.15
    )
    fixture.headless.settle()
    expect(shelf.contentOffset.x, isAbove: 200)
    expect(shelf.contentOffset.x.truncatingRemainder(dividingBy: 130), equals: 0)
  }

  @Test func rightToLeftShelvesStartAtTheRight() throws {
    let fixture = fixture(isRightToLeft: true)
    let shelf = try shelf(fixture)
    let cell = try require(fixture.cell(0))
    let place = cell.convert(cell.bounds, to: fixture.collection)
    expect(place, equals: CGRect(x: 320 - 16 - 120, y: 5, width: 120, height: 90))
    fixture.headless.drag(
      from: CGPoint(x: 60, y: 50),
      to: CGPoint(x: 260, y: 50),
      duration: 0.3,
      hold: 0.3
    )
    fixture.headless.settle()
    expect(shelf.contentOffset.x, isBelow: shelf.contentSize.width - 320 - 100)
    expect(fixture.cell(3) != nil)
  }

  @Test func visibleItemsCanBeTransformedAsTheyScroll() throws {
    var offsets: [CGFloat] = []
    let fixture = fixture { items, offset, environment in
      offsets.append(offset.x)
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items { item.alpha = abs(item.frame.midX - middle) < 70 ? 1 : 0.5 }
    }
    expect(fixture.cell(0)?.alpha, equals: 0.5)
    expect(fixture.cell(1)?.alpha, equals: 1)
    try shelf(fixture).contentOffset.x = 130
    fixture.headless.frame()
    expect(fixture.cell(1)?.alpha, equals: 0.5)
    expect(fixture.cell(2)?.alpha, equals: 1)
    expect(offsets.contains(130))
  }

  @Test func shelvesKeepTheirOffsetsWhenSectionsAreInserted() throws {
    let fixture = fixture()
    try shelf(fixture).contentOffset.x = 390
    fixture.headless.frame()
    fixture.sections.insert(.init(identity: 50, rows: [1, 2]), at: 0)
    fixture.sections.insert(.init(identity: 51, rows: [3]), at: 0)
    fixture.headless.run { fixture.collection.insertSections([0, 1]) }
    fixture.headless.settle()
    try expect(shelf(fixture, 2).contentOffset.x, equals: 390)
    expect(fixture.cell(3, 2) != nil)
  }
}
