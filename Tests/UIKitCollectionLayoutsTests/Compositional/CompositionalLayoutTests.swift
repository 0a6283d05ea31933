import Expectations
import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_Lists

@testable import UIKitCore

@Suite struct CompositionalLayoutTests {
  private final class Backdrop: UICollectionReusableView {}

  private static func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func grid(_ columns: Int) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(60)),
        repeatingSubitem: NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))
        ),
        count: columns
      )
    )
  }

  private func sections(_ count: Int, items: Int) -> [FixtureSection] {
    (0..<count).map { .init(identity: $0, rows: Array($0 * 100..<$0 * 100 + items)) }
  }

  @Test func sectionsAreStackedWithSpacing() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let fixture = CompositionalFixture(
      sections(3, items: 5),
      layout: UICollectionViewCompositionalLayout(
        section: Self.grid(2),
        configuration: configuration
      )
    )
    fixture.headless.frame()
    expect(fixture.collection.contentSize, equals: CGSize(width: 320, height: 3 * 180 + 24))
    expect(fixture.cell(1, 1)?.frame, equals: CGRect(x: 160, y: 192, width: 160, height: 60))
    expect(fixture.cells.count, equals: 15)
  }

  @Test func layoutsCanHaveAHeader() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size(.fractionalWidth(1), .estimated(50)),
      elementKind: "header",
      alignment: .top
    )
    header.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [header]
    let fixture = CompositionalFixture(
      sections(8, items: 6),
      layout: UICollectionViewCompositionalLayout(
        section: Self.grid(2),
        configuration: configuration
      )
    )
    fixture.headless.frame()
    let path = IndexPath(index: 0)
    let view = try require(
      fixture.collection.supplementaryView(forElementKind: "header", at: path)
    )
    expect(view.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 20))
    expect(fixture.cell(0)?.frame.minY, equals: 20)
    fixture.collection.contentOffset.y = 500
    fixture.headless.frame()
    expect(view.frame.minY, equals: 500)
  }

  @Test func backgroundsAreBehindTheirSections() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = Self.grid(2)
      section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
      background.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
      section.decorationItems = [background]
      return section
    }
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let fixture = CompositionalFixture(sections(2, items: 4), layout: layout)
    fixture.headless.frame()
    let backdrops = fixture.collection.subviews.filter { $0 is Backdrop && !$0.isHidden }
    expect(backdrops.count, equals: 2)
    expect(
      backdrops.map(\.frame).sorted { $0.minY < $1.minY },
      equals: [
        CGRect(x: 4, y: 4, width: 312, height: 132),
        CGRect(x: 4, y: 144, width: 312, height: 132),
      ]
    )
    let views = fixture.collection.subviews
    let last = views.lastIndex { $0 is Backdrop }
    let first = views.firstIndex { $0 is ListFixtureCell && !$0.isHidden }
    try expect(require(last), isBelow: require(first))
  }

  @Test func layoutsCanScrollHorizontally() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let size = Self.size(.absolute(100), .fractionalHeight(0.5))
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Self.size(.absolute(100), .fractionalHeight(1)),
        subitems: [NSCollectionLayoutItem(layoutSize: size)]
      )
    )
    section.interGroupSpacing = 10
    let fixture = CompositionalFixture(
      sections(1, items: 9),
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    )
    fixture.headless.frame()
    expect(fixture.collection.contentSize, equals: CGSize(width: 540, height: 600))
    expect(fixture.cell(3)?.frame, equals: CGRect(x: 110, y: 300, width: 100, height: 300))
    expectNil(fixture.cell(8))
    fixture.collection.contentOffset.x = 220
    fixture.headless.frame()
    expect(fixture.cell(8)?.frame, equals: CGRect(x: 440, y: 0, width: 100, height: 300))
  }

  private static func selfSizingShelves() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let size = Self.size(.absolute(140), .estimated(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      )
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
  }

  @Test func aShelfBelowABarStaysWhereItIsWhenOneBehindTheBarGrows() throws {
    let fixture = CompositionalFixture(sections(20, items: 2), layout: Self.selfSizingShelves())
    fixture.headless.settle()
    let collection = fixture.collection
    let (hidden, seen) = try (require(collection.containers[0]), require(collection.containers[1]))
    collection.contentInset.top = seen.frame.minY
    collection.contentOffset.y = 0
    fixture.headless.settle()
    let (height, place) = (hidden.frame.height, seen.frame.minY - collection.contentOffset.y)
    let cell = try require(fixture.cell(0))
    cell.height = height + 60
    cell.invalidateIntrinsicContentSize()
    fixture.headless.settle()
    expect(hidden.frame.height, equals: height + 60)
    expect(abs(seen.frame.minY - collection.contentOffset.y - place), isBelow: 0.01)
  }

  @Test func selfSizingShelvesAreAsHighAsTheHighestCell() {
    let layout = Self.selfSizingShelves()
    let fixture = CompositionalFixture(sections(20, items: 8), layout: layout)
    fixture.headless.settle()
    for offset in stride(from: 0, through: 900, by: 75) {
      fixture.collection.contentOffset.y = CGFloat(offset)
      fixture.headless.settle()
      var bottom: CGFloat?
      for section in fixture.collection.containers.keys.sorted() {
        guard let view = fixture.collection.containers[section] else { continue }
        let heights = fixture.collection.indexPathsForVisibleItems.filter { $0.section == section }
          .map { fixture.height(of: fixture.sections[section].rows[$0.item]) }
        expect(view.frame.height, equals: heights.max())
        if let bottom { expect(abs(view.frame.minY - bottom), isBelow: 0.01) }
        bottom = view.frame.maxY
      }
    }
  }

  @Test func columnsFollowTheViewsWidth() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      Self.grid(environment.container.effectiveContentSize.width > 400 ? 4 : 2)
    }
    let fixture = CompositionalFixture(sections(1, items: 8), layout: layout)
    fixture.headless.frame()
    expect(fixture.cell(1)?.frame, equals: CGRect(x: 160, y: 0, width: 160, height: 60))
    fixture.collection.frame.size.width = 600
    fixture.headless.frame()
    expect(fixture.cell(1)?.frame, equals: CGRect(x: 150, y: 0, width: 150, height: 60))
    expect(fixture.cell(7)?.frame, equals: CGRect(x: 450, y: 60, width: 150, height: 60))
  }

  @Test func sectionsWithoutALayoutTakeNoSpace() {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 1 ? nil : Self.grid(2)
    }
    let fixture = CompositionalFixture(sections(3, items: 2), layout: layout)
    fixture.headless.frame()
    expect(fixture.collection.contentSize.height, equals: 120)
    expectNil(fixture.cell(0, 1))
    expect(fixture.cell(0, 2)?.frame.minY, equals: 60)
  }
}
