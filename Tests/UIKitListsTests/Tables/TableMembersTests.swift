import Expectations
import Foundation
import Testing
import UIKit

/// Separators without rows, indentation by the delegate, and state updates of cells.
@MainActor @Suite
final class TableMembersTests: NSObject, UITableViewDataSource,
  UITableViewDelegate
{
  private final class Cell: UITableViewCell {
    var states: [String] = []

    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      states.append("will \(state.rawValue)")
    }

    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      states.append("did \(state.rawValue)")
    }
  }

  private let headless = HeadlessHost(size: CGSize(width: 320, height: 400))
  private let window: UIWindow
  private var table = UITableView(frame: .zero, style: .plain)

  override init() {
    window = headless.makeWindow()
    super.init()
    headless.run {
      table = UITableView(frame: window.bounds, style: .plain)
      table.rowHeight = 50
      table.dataSource = self
      table.delegate = self
      window.addSubview(table)
    }
    headless.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    Cell(style: .default, reuseIdentifier: nil)
  }

  func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { indexPath.row * 2 }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    ])
  }

  private func cell(_ row: Int) -> Cell? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell
  }

  /// The positions of the separators that belong to no row.
  private var fillers: [CGFloat] {
    table.subviews.filter { !($0 is UITableViewCell) && $0.frame.minY == 150 }
      .flatMap { view in view.subviews.map { view.frame.minY + $0.frame.maxY } }
  }

  @Test func emptySeparatorsFillPlainTablesIfEnabled() {
    expect(fillers, satisfies: \.isEmpty)
    headless.run { table.fillerRowHeight = 60 }
    headless.settle()
    expect(fillers, equals: [210, 270, 330, 390, 450])
    headless.run { table.fillerRowHeight = UITableView.automaticDimension }
    headless.settle()
    expect(fillers, equals: [200, 250, 300, 350, 400])
    headless.run { table.tableFooterView = UIView() }
    headless.settle()
    expect(fillers, satisfies: \.isEmpty)
  }

  @Test func theDelegateIndentsRows() {
    expect((0..<3).map { cell($0)?.indentationLevel }, equals: [0, 2, 4])
    expect(cell(2)?.contentView.frame.minX, equals: 40)
  }

  @Test func cellsAreNotifiedBeforeAndAfterTheyAreEdited() {
    headless.run { table.setEditing(true, animated: true) }
    headless.frame()
    expect(cell(0)?.states, equals: ["will 1"])
    headless.settle()
    expect(cell(0)?.states, equals: ["will 1", "did 1"])
    headless.run { table.setEditing(false, animated: false) }
    expect(cell(0)?.states, equals: ["will 1", "did 1", "will 0", "did 0"])
  }

  @Test func cellsAreNotifiedOfSwipeStates() {
    headless.drag(from: CGPoint(x: 300, y: 75), to: CGPoint(x: 180, y: 75))
    headless.settle()
    expect(cell(1)?.showingDeleteConfirmation, equals: true)
    expect(cell(1)?.configurationState.isSwiped, equals: true)
    expect(cell(1)?.states, equals: ["will 2", "did 2"])
    headless.tap(at: CGPoint(x: 100, y: 300))
    headless.settle()
    expect(cell(1)?.states, equals: ["will 2", "did 2", "will 0", "did 0"])
  }

  @Test func headerBackgroundsFollowTheTableStyle() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    expect(header.defaultBackgroundConfiguration(), equals: .listPlainHeaderFooter())
  }

  @Test func separatorsHaveTheColorOfTheSystemUntilAnotherIsSet() {
    expect(table.separatorColor, equals: .separator)
    table.separatorColor = .red
    expect(table.separatorColor, equals: .red)
    table.separatorColor = nil
    expect(table.separatorColor, equals: .separator)
  }
}
