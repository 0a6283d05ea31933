import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import Testing
import UIKit

/// Heights that replace those of the content of headers.
@Suite struct HeaderHeightTests {
  private static let traits = ScreenTraits(size: CGSize(width: 320, height: 480))

  private func rows(_ ids: ClosedRange<Int>) -> [AnyRow] {
    TestPerson.people(ids).map { Row(TestPersonView.self, $0).asRow }
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func headersOfGroupedTablesHaveTheirHeight(style: UITableView.Style) {
    let fixture = TableModelScreen(
      TableModel {
        Section(id: "row", rows: rows(1...1))
          .header(Row(TestCardView.self, TestPerson(9)).height(90))
        Section(id: "computed", rows: rows(2...2))
          .header(
            Row(TestCardView.self, TestPerson(8)).height { person, _ in CGFloat(person.id) * 10 }
          )
        Section(id: "section", rows: rows(3...3)).header("Title").headerHeight(64)
        Section(id: "space", rows: rows(4...4)).headerHeight(30)
      },
      style: style
    )
    let heights = (0..<4).map { fixture.table.rectForHeader(inSection: $0).height }
    expect(heights, equals: [90, 80, 64, 30])
    let first = fixture.table.rectForRow(at: [2, 0])
    expect(first.minY, equals: fixture.table.rectForHeader(inSection: 2).maxY)
  }

  @Test(arguments: [true, false])
  func headersHaveTheInsetsOfTheirRows(isTable: Bool) async throws {
    let insets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 40)
    let controller = ListViewController(
      TableModel {
        Section(id: "row", rows: rows(1...1))
          .header(Row(TestPersonView.self, TestPerson(9)).insets(insets))
      },
      style: isTable ? .table(.grouped) : .collection
    )
    let screen = Screen(traits: Self.traits) { controller }
    await screen.settle()
    let label = try screen.view("name.9")
    let origin = label.convert(CGPoint.zero, to: nil)
    // The label is 16 points from the leading edge of its view.
    expect(origin.x, equals: 36)
    // The row begins below the label, which is 50 points high, and the bottom inset.
    let row = try screen.view("name.1")
    expect(row.convert(CGPoint.zero, to: nil).y - origin.y, equals: 57)
  }

  @Test func headersThatAreRowsOfAPlainTableHaveTheirHeight() {
    let fixture = TableModelScreen(
      TableModel {
        Section(id: "row", rows: rows(1...1))
          .header(Row(TestCardView.self, TestPerson(9)).height(90))
        Section(id: "section", rows: rows(3...3)).header("Title").headerHeight(64)
      }
    )
    let heights = (0..<2).map { fixture.table.rectForRow(at: [$0, 0]).height }
    expect(heights, equals: [90, 64])
  }

  @Test(arguments: [true, false])
  func headersOfCollectionsHaveTheirHeight(isPinned: Bool) async throws {
    let controller = ListViewController(
      TableModel {
        Section(id: "row", rows: rows(1...20))
          .header(Row(TestCardView.self, TestPerson(30)).height(90))
          .pinnedHeader(isPinned)
        Section(id: "section", rows: rows(21...29)).header("Title").headerHeight(64)
          .pinnedHeader(isPinned)
      },
      style: .collection
    )
    let screen = Screen(traits: Self.traits) { controller }
    await screen.settle()
    let list = try require(controller.listView.collectionView)
    func header(_ section: Int) -> CGRect? {
      list.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: [section, 0]
      )?.frame
    }
    expect(header(0)?.height, equals: 90)
    try await screen.scroll(by: 200)
    // Pinned or scrolled away, a header is as high as at the top.
    expect(header(0)?.height, equals: 90)
    let top = list.contentOffset.y + list.adjustedContentInset.top
    expect(header(0)?.minY, equals: isPinned ? top : 0)
    try await screen.scroll(by: 900)
    expect(header(1)?.height, equals: 64)
  }
}
