import Expectations
import Foundation
import ListModel
import ScreenTesting
import Testing
import UIKit

@testable import Foundations

@Suite struct AdapterLayoutTests {
  // MARK: Headers and footers

  @Test func aSectionHasItsHeaderAndFooter() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { TitledSection() } }
    await fixture.settle([
      TestGroup(1, TestRow.rows(10...11), title: "first"), TestGroup(2, [TestRow(20)]),
    ])
    let kinds = ListSupplementaryKind.allCases.map(\.elementKind)
    expect(kinds.map { fixture.list.visibleSupplementaryViews(ofKind: $0).count }, equals: [1, 1])
    expect(fixture.titles(.header), equals: ["first"])
    let header = try require(fixture.list.supplementaryView(forElementKind: kinds[0], at: [0, 0]))
    let first = try require(fixture.list.cellForItem(at: [0, 0]))
    expect(header.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 50))
    expect(first.frame.minY, equals: 50)
    expect(fixture.list.cellForItem(at: [1, 0])?.frame.minY, equals: 200)
  }

  @Test func aHeaderFollowsTheTitleOfItsModel() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { TitledSection() } }
    let rows = TestRow.rows(10...11)
    await fixture.settle([TestGroup(1, rows, title: "first")])
    await fixture.settle([TestGroup(1, rows, title: "second")])
    expect(fixture.titles(.header), equals: ["second"])
    await fixture.settle([TestGroup(1, rows)])
    expect(fixture.titles(.header), satisfies: \.isEmpty)
    expect(fixture.list.cellForItem(at: [0, 0])?.frame.minY, equals: 0)
    await fixture.settle([TestGroup(1, rows, title: "third")])
    expect(fixture.titles(.header), equals: ["third"])
    expect(fixture.list.cellForItem(at: [0, 0])?.frame.minY, equals: 50)
  }

  @Test func aPinnedHeaderStaysWhileItsSectionIsVisible() async throws {
    let fixture = AdapterScreen { $0.register(TestGroup.self) { TitledSection() } }
    await fixture.settle((1...3).map { TestGroup($0, TestRow.rows(1...10), title: "\($0)") })
    try await fixture.screen.scroll(by: 200)
    let kind = ListSupplementaryKind.header.elementKind
    let header = try require(fixture.list.supplementaryView(forElementKind: kind, at: [0, 0]))
    expect(header.convert(CGPoint.zero, to: nil).y, equals: 0)
    try await fixture.screen.scroll(by: 500)
    expect(fixture.titles(.header).contains("2"))
    let next = try require(fixture.list.supplementaryView(forElementKind: kind, at: [1, 0]))
    expect(next.convert(CGPoint.zero, to: nil).y, equals: 0)
  }

  @Test func aStackUsesTheFirstHeaderOfItsParts() async {
    let fixture = AdapterScreen {
      $0.register(TestGroup.self) {
        ListStackedSectionController([GroupSection(), TitledSection()])
      }
    }
    await fixture.settle([TestGroup(1, [TestRow(10)], title: "inner")])
    expect(fixture.titles(.header), equals: ["inner"])
  }

  // MARK: Sizes

  @Test func fixedHeightsInsetsAndSpacingApply() async {
    let fixture = AdapterScreen {
      $0.register(TestGroup.self) {
        let section = FixedSection()
        section.inset = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.spacing = 5
        return section
      }
    }
    await fixture.settle([TestGroup(1, TestRow.rows(1...2)), TestGroup(2, [TestRow(3)])])
    let frames = fixture.list.indexPathsForVisibleItems.sorted().compactMap {
      fixture.list.cellForItem(at: $0)?.frame
    }
    expect(
      frames,
      equals: [
        CGRect(x: 20, y: 10, width: 260, height: 70), CGRect(x: 20, y: 85, width: 260, height: 70),
        CGRect(x: 20, y: 195, width: 260, height: 70),
      ]
    )
  }

  @Test func aControllerCanProvideItsSectionLayout() async {
    let fixture = AdapterScreen {
      $0.register({ TestRowView() })
      $0.register(TestGroup.self) { GridSection() }
    }
    await fixture.settle([TestRow(1), TestGroup(2, TestRow.rows(20...24)), TestRow(3)])
    let frames = (0..<5).compactMap { fixture.list.cellForItem(at: [1, $0])?.frame }
    expect(frames.map(\.minX), equals: [0, 160, 0, 160, 0])
    expect(frames.map(\.minY), equals: [50, 50, 110, 110, 170])
    expect(fixture.list.cellForItem(at: [2, 0])?.frame.minY, equals: 230)
  }

  @Test func aGrowingRowMovesTheRowsBelow() async throws {
    let fixture = AdapterScreen()
    await fixture.settle(TestRow.rows(1...5))
    await fixture.settle([TestRow(1), TestRow(2, height: 120)] + TestRow.rows(3...5))
    expect(fixture.list.cellForItem(at: [1, 0])?.frame.height, equals: 120)
    expect(fixture.list.cellForItem(at: [2, 0])?.frame.minY, equals: 170)
  }

  // MARK: Swiping

  @Test func sectionsProvideLeadingAndTrailingSwipeActions() async throws {
    let fixture = AdapterScreen {
      $0.register(TestGroup.self) {
        ListStackedSectionController([GroupSection(), SwipeSection()])
      }
    }
    await fixture.settle([TestGroup(1, TestRow.rows(1...3))])
    let stack = try require(fixture.controller(1) as? ListStackedSectionController)
    let section = try require(stack.children.last as? SwipeSection)
    // A full swipe over row 1 of the second part, then one the other way over row 0.
    await fixture.screen.drag(from: CGPoint(x: 300, y: 225), to: CGPoint(x: 10, y: 225))
    await fixture.screen.settle()
    expect(section.log, equals: ["trailing 1"])
    await fixture.screen.drag(from: CGPoint(x: 20, y: 175), to: CGPoint(x: 310, y: 175))
    await fixture.screen.settle()
    expect(section.log, equals: ["trailing 1", "leading 0"])
    // The rows of the other part have no swipe actions.
    await fixture.screen.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 10, y: 75))
    await fixture.screen.settle()
    expect(section.log.count, equals: 2)
  }
}

extension AdapterScreen {
  /// The texts of the headers or footers on screen.
  fileprivate func titles(_ kind: ListSupplementaryKind) -> [String] {
    list.indexPathsForVisibleSupplementaryElements(ofKind: kind.elementKind).sorted().compactMap {
      let view = list.supplementaryView(forElementKind: kind.elementKind, at: $0)
      return ((view as? CollectionHeadingView)?.shown as? TestRowView)?.label.text
    }
  }
}

private final class TitledSection: ListBindingSectionController<TestGroup> {
  override init() {
    super.init()
    supplementarySource = ListSupplementaryViews()
      .with(
        .header,
        { TestRowView() },
        isPinned: true,
        showing: { [weak self] in self?.object?.title.map { TestRow(1_000, $0) } }
      )
      .with(
        .footer,
        { TestRowView() },
        showing: { [weak self] in self?.object?.title.map { TestRow(2_000, "end of \($0)") } }
      )
  }

  override func registerRows() { register({ TestRowView() }) }
  override func rows(for object: TestGroup) -> [any ListItemViewModel] { object.rows }
}

private final class FixedSection: ListGenericSectionController<TestGroup> {
  override func numberOfItems() -> Int { object?.rows.count ?? 0 }
  override func size(at index: Int) -> ListItemSize { .fixed(height: 70) }

  override func cell(at index: Int) -> UICollectionViewCell {
    guard let object else { return UICollectionViewCell() }
    return context.dequeue({ TestRowView() }, at: index, showing: object.rows[index])
  }
}

private final class GridSection: ListBindingSectionController<TestGroup> {
  override func registerRows() { register({ TestRowView() }) }
  override func rows(for object: TestGroup) -> [any ListItemViewModel] { object.rows }

  override func layoutSection(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(60)
      ),
      subitems: [item]
    )
    return NSCollectionLayoutSection(group: group)
  }
}

private final class SwipeSection: ListBindingSectionController<TestGroup> {
  var log: [String] = []

  override func registerRows() { register({ TestRowView() }) }
  override func rows(for object: TestGroup) -> [any ListItemViewModel] { object.rows }

  override func leadingSwipeActions(at index: Int) -> UISwipeActionsConfiguration? {
    actions("leading \(index)")
  }

  override func trailingSwipeActions(at index: Int) -> UISwipeActionsConfiguration? {
    actions("trailing \(index)")
  }

  private func actions(_ name: String) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: name) { [weak self] _, _, done in
        self?.log.append(name)
        done(true)
      }
    ])
  }
}
