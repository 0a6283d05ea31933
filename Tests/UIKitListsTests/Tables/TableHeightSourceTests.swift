import Expectations
import Foundation
import Testing
import UIKit

/// Which heights a table asks for again, and when.
@MainActor @Suite struct TableHeightSourceTests {
  /// A table of one section in a window, whose delegate returns heights.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 100
    var heights: [Int: CGFloat] = [:]
    var height: CGFloat = 50
    var headerHeight: (Int) -> CGFloat = { _ in 0 }
    var footerHeight: (Int) -> CGFloat = { _ in 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row] ?? height
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight(count)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      footerHeight(count)
    }
  }

  /// A data source of titles, and no delegate.
  private final class Titles: NSObject, UITableViewDataSource {
    var count = 3
    var header: String?
    var footer: String?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
  }

  private final class OtherDelegate: NSObject, UITableViewDelegate {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table: UITableView

  init() {
    table = UITableView(frame: window.bounds, style: .plain)
    table.separatorStyle = .none
    table.sectionHeaderTopPadding = 0
    window.addSubview(table)
  }

  private func show(_ rows: some UITableViewDataSource, _ delegate: (any UITableViewDelegate)?) {
    table.dataSource = rows
    table.delegate = delegate
    table.layoutIfNeeded()
  }

  @Test func reloadDataAsksTheDelegateForAllHeightsAgain() {
    let rows = Rows()
    table.estimatedRowHeight = 0
    show(rows, rows)
    expect(table.contentSize.height, equals: 5_000)
    rows.height = 80
    table.reloadData()
    expect(table.contentSize.height, equals: 8_000)
    table.layoutIfNeeded()
    expect(table.contentSize.height, equals: 8_000)
  }

  @Test func anotherRowHeightIsThatOfAllRows() {
    table.rowHeight = 44
    let titles = Titles()
    titles.count = 100
    show(titles, nil)
    expect(table.contentSize.height, equals: 4_400)
    table.rowHeight = 100
    table.reloadData()
    table.layoutIfNeeded()
    expect(table.contentSize.height, equals: 10_000)
  }

  @Test func aReloadedSectionShowsItsNewHeader() {
    let titles = Titles()
    show(titles, nil)
    expectNil(table.headerView(forSection: 0))
    titles.header = "A"
    table.reloadSections([0], with: .none)
    table.layoutIfNeeded()
    expect(table.headerView(forSection: 0)?.isHidden, equals: false)
    expect(table.rectForHeader(inSection: 0).height, isAbove: 0)
  }

  @Test func aReloadedSectionShowsItsNewFooter() {
    let titles = Titles()
    show(titles, nil)
    titles.footer = "A"
    table.reloadSections([0], with: .none)
    table.layoutIfNeeded()
    expect(table.footerView(forSection: 0)?.isHidden, equals: false)
    expect(table.rectForFooter(inSection: 0).height, isAbove: 0)
  }

  @Test func aReloadedSectionWithoutTitleLosesItsHeader() {
    let titles = Titles()
    titles.header = "A"
    show(titles, nil)
    titles.header = nil
    table.reloadSections([0], with: .none)
    table.layoutIfNeeded()
    expectNil(table.headerView(forSection: 0))
    expect(table.rectForHeader(inSection: 0).height, equals: 0)
  }

  @Test func theFirstRowBringsTheHeaderAndFooterOfItsSection() {
    let rows = Rows()
    rows.count = 0
    rows.height = 40
    rows.headerHeight = { $0 == 0 ? 0 : 30 }
    show(rows, rows)
    expect(table.rect(forSection: 0).height, equals: 0)
    rows.count = 1
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.layoutIfNeeded()
    expect(table.rect(forSection: 0).height, equals: 70)
    rows.footerHeight = { $0 < 2 ? 0 : 20 }
    rows.count = 2
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    table.layoutIfNeeded()
    expect(table.rect(forSection: 0).height, equals: 130)
  }

  @Test func anEmptyBatchAsksForTheHeightsOfRowsOffScreen() {
    let rows = Rows()
    table.estimatedRowHeight = 0
    show(rows, rows)
    rows.heights[90] = 150
    table.beginUpdates()
    table.endUpdates()
    expect(table.contentSize.height, equals: 5_100)
  }

  @Test func theDelegateOfTheScrollViewIsThatOfTheTable() {
    let rows = Rows()
    let other = OtherDelegate()
    show(rows, rows)
    let scrollView: UIScrollView = table
    scrollView.delegate = other
    expect(table.delegate === other)
    expect(scrollView.delegate === other)
  }

  @Test func theCompletionOfABatchWithoutAnimationSeesTheNewCells() {
    let rows = Rows()
    rows.count = 3
    show(rows, rows)
    var seen: CGFloat?
    UIView.performWithoutAnimation {
      rows.count = 4
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      } completion: { [table] _ in
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 15))
        seen = table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY
      }
    }
    expect(seen, equals: 165)
  }

  @Test func theSideMarginOfAnInsetGroupedTableHasNoRow() {
    let rows = Rows()
    let grouped = UITableView(frame: window.bounds, style: .insetGrouped)
    window.addSubview(grouped)
    grouped.dataSource = rows
    grouped.delegate = rows
    grouped.layoutIfNeeded()
    let frame = grouped.rectForRow(at: IndexPath(row: 1, section: 0))
    expect(frame.minX, isAbove: 0)
    expectNil(grouped.indexPathForRow(at: CGPoint(x: frame.minX / 2, y: frame.midY)))
    expect(
      grouped.indexPathForRow(at: CGPoint(x: frame.midX, y: frame.midY)),
      equals: IndexPath(row: 1, section: 0)
    )
  }
}
