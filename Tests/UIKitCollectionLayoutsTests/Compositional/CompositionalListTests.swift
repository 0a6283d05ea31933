import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@testable import UIKitCore

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

  @Test func headersOfPlainListsStayAtTheTop() throws {
    let sections = (0..<12).map { section in
      FixtureSection(identity: section, rows: Array(section * 20..<section * 20 + 8))
    }
    let fixture = CompositionalFixture(sections, layout: list { $0.headerMode = .supplementary })
    fixture.hasHeaders = true
    fixture.headless.frame()
    expectNil(fixture.fault())
    let kind = UICollectionView.elementKindSectionHeader
    fixture.collection.contentOffset.y = 130
    fixture.headless.frame()
    let header = try require(
      fixture.collection.supplementaryView(forElementKind: kind, at: path(0, 0))
    )
    expect(header.frame.minY, equals: 130)
    let next = try require(
      fixture.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 1))
    )
    // The next header pushes it out.
    fixture.collection.contentOffset.y = next.frame.minY - 10
    fixture.headless.frame()
    expect(abs(header.frame.maxY - next.frame.minY), isBelow: 0.01)
    expectNil(fixture.fault())
  }

  @Test func onlyChangedSectionsAreRequestedAgain() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
    }
    let sections = (0..<30).map { section in
      FixtureSection(identity: section, rows: Array(section * 20..<section * 20 + 8))
    }
    let fixture = CompositionalFixture(sections, layout: layout)
    fixture.headless.frame()
    expect(asked, equals: Array(0..<30))
    asked.removeAll()
    fixture.sections[4].rows.remove(at: 2)
    fixture.sections.insert(.init(identity: 99, rows: [7, 8]), at: 1)
    fixture.headless.run {
      fixture.collection.performBatchUpdates {
        fixture.collection.deleteItems(at: [path(2, 4)])
        fixture.collection.insertSections([1])
      }
    }
    fixture.headless.settle()
    expect(asked.sorted(), equals: [1, 5])
    expectNil(fixture.fault())
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
    let cell = try require(fixture.cell(3))
    let y = cell.frame.midY
    fixture.headless.drag(
      from: CGPoint(x: 250, y: y),
      to: CGPoint(x: 150, y: y),
      duration: 0.3,
      hold: 0.2
    )
    fixture.headless.settle()
    expect(asked.contains(path(3)))
    expect(fixture.collection.swipeActions?.openRow, isSameAs: cell)
    expect(cell.bounds.minX, isAbove: 20)
    expect(cell.contentView.frame.minX, equals: 0)
  }

  @Test func rowsOfAListBelowASectionOfAnotherKindHaveSwipeActions() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
    let rows = configuration
    let layout = UICollectionViewCompositionalLayout { section, environment in
      if section == 1 { return .list(using: rows, layoutEnvironment: environment) }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(60)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }
    let sections = [FixtureSection(identity: 0, rows: [0]), .init(identity: 1, rows: [1, 2, 3])]
    let fixture = CompositionalFixture(sections, layout: layout)
    fixture.headless.frame()
    let cell = try require(fixture.cell(1, 1))
    let y = cell.frame.midY
    fixture.headless.drag(
      from: CGPoint(x: 250, y: y),
      to: CGPoint(x: 150, y: y),
      duration: 0.3,
      hold: 0.2
    )
    fixture.headless.settle()
    expect(fixture.collection.swipeActions?.openRow, isSameAs: cell)
  }
}
