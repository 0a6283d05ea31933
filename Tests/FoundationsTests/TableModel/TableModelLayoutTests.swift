import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import Testing
import UIKit

@Suite struct TableModelLayoutTests {
  private func height(_ row: some ListRow) -> CGFloat {
    let fixture = TableModelScreen(TableModel { row }.separators(false))
    return fixture.table.rectForRow(at: [0, 0]).height
  }

  @Test func aRowIsAsHighAsItsContentByDefault() {
    let row = Row(TestPersonView.self, TestPerson(4))
    expect(height(row), equals: 50)
    expect(height(row.height(70)), equals: 70)
    expect(height(row.height { person, width in CGFloat(person.id) * 10 + width / 10 }), equals: 72)
  }

  @Test func offscreenRowsUseTheEstimatedHeight() {
    let people = TestPerson.people(1...100)
    func contentHeight(_ row: @escaping (TestPerson) -> Row<TestPersonView>) -> CGFloat {
      TableModelScreen(TableModel { for person in people { row(person) } }.separators(false))
        .table.contentSize.height
    }
    expect(contentHeight { Row(TestPersonView.self, $0).height(44) }, equals: 4_400)
    // Ten rows are on screen, of 50 points each.
    let estimated = contentHeight { Row(TestPersonView.self, $0).estimatedHeight(200) }
    expect(estimated, equals: 18_500)
  }

  @Test func aChangedHeightMovesTheRowsBelow() async {
    func model(_ height: CGFloat) -> TableModel {
      TableModel {
        Row(TestPersonView.self, TestPerson(1)).height(height)
        Row(TestPersonView.self, TestPerson(2))
      }.separators(false)
    }
    let fixture = TableModelScreen(model(40))
    fixture.controller.model = model(90)
    await fixture.screen.settle()
    expect(fixture.table.rectForRow(at: [0, 1]).minY, equals: 90)
  }

  @Test func insetsApplyToViewsAndSections() throws {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30)
    let fixture = TableModelScreen(
      TableModel {
        Section(TestPerson.people(1...3)) { Row(TestPersonView.self, $0) }
          .insets(insets)
          .spacing(5)
        Section { Row(TestPersonView.self, TestPerson(4)).insets(insets) }
      }.separators(false)
    )
    let heights = (0..<3).map { fixture.table.rectForRow(at: [0, $0]).height }
    expect(heights, equals: [51, 55, 57])
    let first = try require(fixture.view(TestPersonView.self, 0))
    expect(first.frame, equals: CGRect(x: 20, y: 1, width: 270, height: 50))
    let last = try require(fixture.view(TestPersonView.self, 0, 1))
    expect(last.frame, equals: CGRect(x: 20, y: 1, width: 270, height: 50))
  }

  @Test func insetsAreMirroredFromRightToLeft() throws {
    let fixture = TableModelScreen(
      TableModel {
        Row(TestPersonView.self, TestPerson(1))
          .insets(NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30))
      },
      traits: ScreenTraits(size: CGSize(width: 320, height: 480), isRightToLeft: true)
    )
    let view = try require(fixture.view(TestPersonView.self, 0))
    expect(view.frame.minX, equals: 30)
    expect(view.frame.maxX, equals: 300)
  }

  @Test func rowsCanOverrideTheSeparatorsOfTheTable() throws {
    let fixture = TableModelScreen(
      TableModel {
        Row(TestPersonView.self, TestPerson(1))
        Row(TestPersonView.self, TestPerson(2)).separator(.inset(leading: 60, trailing: 10))
        Row(TestPersonView.self, TestPerson(3)).separator(.hidden)
      }.separators(
        true,
        inset: NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 4)
      )
    )
    let insets = try (0..<3).map { try require(fixture.cell($0)).separatorInset }
    expect(insets[0], equals: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4))
    expect(insets[1], equals: UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 10))
    expect(insets[2].right, isAtLeast: 320)
  }

  @Test func headersScrollUnlessPinned() async throws {
    func top(pinned: Bool) async throws -> CGFloat? {
      let fixture = TableModelScreen(
        TableModel {
          Section("Title", TestPerson.people(1...40)) { Row(TestPersonView.self, $0) }
            .pinnedHeader(pinned)
        }
      )
      fixture.table.sectionHeaderTopPadding = 0
      try await fixture.screen.scroll(by: 400)
      var found: CGFloat?
      func search(_ view: UIView) {
        if (view as? UILabel)?.text == "Title", !view.isHidden {
          found = view.convert(CGPoint.zero, to: nil).y
        }
        for subview in view.subviews where !view.isHidden { search(subview) }
      }
      search(fixture.table)
      return found
    }
    let pinned = try require(try await top(pinned: true))
    expect(pinned >= 0 && pinned < 40)
    try await expectNil(top(pinned: false))
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func headersAndFootersSurroundTheRows(style: UITableView.Style) async throws {
    let fixture = TableModelScreen(
      TableModel {
        Section("Header") { Row(TestPersonView.self, TestPerson(1)) }.footer("Footer")
        Section { Row(TestPersonView.self, TestPerson(2)) }
          .header(Row(TestCardView.self, TestPerson(3)))
          .footer(Row(id: "line") { configure(UILabel()) { $0.text = "Made" } })
      },
      style: style
    )
    await fixture.screen.settle()
    var tops: [(String, CGFloat)] = []
    func search(_ view: UIView) {
      guard !view.isHidden else { return }
      if let label = view as? UILabel, let text = label.text {
        tops.append((text, label.convert(CGPoint.zero, to: nil).y))
      }
      for subview in view.subviews { search(subview) }
    }
    search(fixture.table)
    let order = tops.sorted { $0.1 < $1.1 }.map(\.0)
    expect(order, equals: ["Header", "Person 1", "Footer", "Card of Person 3", "Person 2", "Made"])
  }

  @Test func onlyRowsWithAHandlerCanBeSelected() throws {
    let fixture = TableModelScreen(
      TableModel {
        Row(TestPersonView.self, TestPerson(1))
        Row(TestPersonView.self, TestPerson(2)).onSelect { _ in }
      }
    )
    try expect(require(fixture.cell(0)).selectionStyle, equals: .none)
    try expect(require(fixture.cell(1)).selectionStyle, equals: .default)
  }

  @Test func wideGroupsAreAsWideAsTheViewsOfTheirRows() async throws {
    let fixture = TableModelScreen(
      TableModel {
        Section("Header") {
          Row(TestPersonView.self, TestPerson(1)).accessory(.disclosureIndicator)
          Row(TestPersonView.self, TestPerson(2))
        }
      },
      style: .insetGrouped,
      traits: ScreenTraits(size: CGSize(width: 1_000, height: 700))
    )
    await fixture.screen.settle()
    for row in 0...1 {
      let cell = try require(fixture.cell(row))
      expect(cell.frame.minX, equals: 180)
      expect(cell.frame.width, equals: 640)
      let view = try require(fixture.view(TestPersonView.self, row))
      expect(view.convert(view.bounds, to: cell).minX, equals: 0)
    }
  }
}
