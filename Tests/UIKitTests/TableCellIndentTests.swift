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
    #expect(cell(0)?.contentView.frame.minX == 0)
    #expect(cell(1)?.contentView.frame.minX == 10)
    #expect(cell(2)?.contentView.frame == CGRect(x: 20, y: 0, width: 300, height: 51.5))
    headless.run { cell(2)?.indentationWidth = 25 }
    headless.settle()
    #expect(cell(2)?.contentView.frame.minX == 50)
  }

  @Test func multipleSelectionBackgroundsAreShown() {
    show { $0.allowsMultipleSelection = true }
    headless.run {
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }
    headless.settle()
    #expect(several.superview === cell(0))
    #expect(several.frame == cell(0)?.bounds)
    headless.run { table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false) }
    #expect(several.superview == nil)
  }

  @Test func multipleSelectionBackgroundsAreHiddenForSingleSelection() {
    show()
    headless.run {
      table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    }
    #expect(several.superview == nil)
  }

  @Test func cellBackgroundsFollowTheTableStyle() {
    show(.insetGrouped)
    let grouped = UIBackgroundConfiguration.listGroupedCell()
    #expect(cell(0)?.defaultBackgroundConfiguration() == grouped)
    show(.plain)
    #expect(cell(0)?.defaultBackgroundConfiguration() == .listPlainCell())
    #expect(
      UITableViewCell(style: .default, reuseIdentifier: nil)
        .defaultBackgroundConfiguration() == .clear()
    )
  }
}
