import Expectations
import Foundation
import Testing
import UIKit

/// Indentation and backgrounds of table cells.
@MainActor @Suite final class TableCellIndentTests: NSObject, UITableViewDataSource {
  private let headless = HeadlessHost(size: CGSize(width: 320, height: 400))
  private let window: UIWindow
  private var table = UITableView(frame: .zero, style: .plain)
  private let several = UIView()

  override init() {
    window = headless.makeWindow()
    super.init()
  }

  private func show(_ style: UITableView.Style = .plain, _ setUp: (UITableView) -> Void = { _ in })
  {
    headless.run {
      table = UITableView(frame: window.bounds, style: style)
      table.dataSource = self
      setUp(table)
      window.addSubview(table)
    }
    headless.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.indentationLevel = indexPath.row
    if indexPath.row == 0 { cell.multipleSelectionBackgroundView = several }
    return cell
  }

  private func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  @Test func contentIsIndentedByLevels() {
    show()
    expect(cell(0)?.contentView.frame.minX, equals: 0)
    expect(cell(1)?.contentView.frame.minX, equals: 10)
    expect(cell(2)?.contentView.frame, equals: CGRect(x: 20, y: 0, width: 300, height: 51.5))
    headless.run { cell(2)?.indentationWidth = 25 }
    headless.settle()
    expect(cell(2)?.contentView.frame.minX, equals: 50)
  }

  @Test func multipleSelectionBackgroundsAreShown() {
    show { $0.allowsMultipleSelection = true }
    headless.run {
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }
    headless.settle()
    expect(several.superview, isSameAs: cell(0))
    expect(several.frame, equals: cell(0)?.bounds)
    headless.run { table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false) }
    expectNil(several.superview)
  }

  @Test func multipleSelectionBackgroundsAreHiddenForSingleSelection() {
    show()
    headless.run {
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }
    expectNil(several.superview)
  }

  @Test func cellBackgroundsFollowTheTableStyle() {
    show(.insetGrouped)
    let grouped = UIBackgroundConfiguration.listGroupedCell()
    expect(cell(0)?.defaultBackgroundConfiguration(), equals: grouped)
    show(.plain)
    expect(cell(0)?.defaultBackgroundConfiguration(), equals: .listPlainCell())
    expect(
      UITableViewCell(style: .default, reuseIdentifier: nil)
        .defaultBackgroundConfiguration(),
      equals: .clear()
    )
  }
}
