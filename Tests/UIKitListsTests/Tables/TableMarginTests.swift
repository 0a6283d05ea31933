import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The margins of row content: layout margins, safe areas, readable width.
@MainActor @Suite struct TableMarginTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 0 {
        cell.textLabel?.text = "A title"
        cell.accessoryType = .disclosureIndicator
      } else {
        let label = UILabel()
        label.text = "A view of its own"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: margins.topAnchor),
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
          label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
      }
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "A section"
    }
  }

  private let source = Source()

  private func makeTable(
    _ style: UITableView.Style = .plain,
    size: CGSize = CGSize(width: 390, height: 844),
    insets: UIEdgeInsets = .zero,
    configure: (UITableView) -> Void = { _ in }
  ) async -> (screen: Screen, table: UITableView) {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = source
    table.delegate = source
    configure(table)
    let screen = Screen(traits: ScreenTraits(size: size, safeAreaInsets: insets)) {
      let controller = UIViewController()
      controller.view.addSubview(table)
      table.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: controller.view.topAnchor),
        table.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        table.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        table.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      ])
      return controller
    }
    await screen.settle()
    return (screen, table)
  }

  private func title(_ table: UITableView) throws -> CGRect {
    let label = try require(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel)
    return label.convert(label.bounds, to: table)
  }

  private func own(_ table: UITableView) throws -> CGRect {
    let cell = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let label = try require(cell.contentView.subviews.first)
    return label.convert(label.bounds, to: table)
  }

  @Test func marginsAlignWithStandardCellTitles() async throws {
    let (_, table) = await makeTable()
    let cell = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    try expect(title(table).minX, equals: 16)
    try expect(own(table).minX, equals: 16)
    try expect(own(table).maxX, equals: 390 - 16)
    expect(
      cell.contentView.layoutMargins,
      equals: UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    )
    // Eleven points above and below the label, and the line.
    expect(abs(cell.bounds.height - (try own(table).height) - 22.5), isAtMost: 0.5)
    // Less next to an accessory.
    let first = try require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expect(first.contentView.layoutMargins.right, equals: 8)
  }

  @Test func customMarginsAreKept() async throws {
    let (screen, table) = await makeTable()
    let cell = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.contentView.layoutMargins = UIEdgeInsets(top: 2, left: 30, bottom: 2, right: 30)
    cell.setNeedsLayout()
    await screen.settle()
    try expect(own(table).minX, equals: 30)
  }

  @Test func rowContentStaysInTheLandscapeSafeArea() async throws {
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let (screen, table) = await makeTable(insets: insets)
    await screen.turn(to: .landscapeLeft)
    let cell = try require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expect(cell.frame.minX == 0 && cell.frame.width == 844)
    try expect(title(table).minX, equals: 47 + 16)
    try expect(own(table).maxX, equals: 844 - 47 - 16)
    let header = try require(table.headerView(forSection: 0))
    expect(header.contentView.frame, equals: header.bounds.insetBy(dx: 47, dy: 0))
    expect(header.contentView.layoutMargins.left, equals: 16)

    screen.perform { table.insetsContentViewsToSafeArea = false }
    await screen.settle()
    // Views lie below the cut-out then, and margins are as wide as before.
    let turned = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    expect(turned.contentView.frame.width, equals: 844)
    try expect(title(table).minX, equals: 47 + 16)
    try expect(own(table).maxX, equals: 844 - 47 - 16)
  }

  @Test func insetGroupsStayInTheSafeArea() async throws {
    let sides = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    let (_, table) = await makeTable(
      .insetGrouped,
      size: CGSize(width: 844, height: 390),
      insets: sides
    )
    let cell = try require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expect(cell.frame.minX, equals: CGFloat(67))
    expect(cell.frame.maxX, equals: CGFloat(777))
    try expect(title(table).minX, equals: 47 + 20 + 16)
    let header = try require(table.headerView(forSection: 0))
    expect(header.frame.minX, equals: CGFloat(67))
    expect(header.frame.maxX, equals: CGFloat(777))
    expect(header.contentView.frame, equals: header.bounds)
  }

  @Test func widerMarginsOfATableMoveItsGroupsIn() async throws {
    let (screen, table) = await makeTable(.insetGrouped, size: CGSize(width: 1_000, height: 600)) {
      $0.layoutMargins = UIEdgeInsets(top: 8, left: 180, bottom: 8, right: 180)
    }
    func frames() throws -> [CGRect] {
      [
        try require(table.headerView(forSection: 0)).frame,
        try require(table.cellForRow(at: IndexPath(row: 0, section: 0))).frame,
        try require(table.cellForRow(at: IndexPath(row: 1, section: 0))).frame,
      ]
    }
    try expect(frames().map(\.minX), equals: [180, 180, 180])
    try expect(frames().map(\.maxX), equals: [820, 820, 820])
    try expect(title(table).minX, equals: 180 + 16)
    screen.perform { table.layoutMargins = .zero }
    await screen.settle()
    try expect(frames().map(\.minX), equals: [20, 20, 20])
    try expect(frames().map(\.maxX), equals: [980, 980, 980])
    try expect(title(table).minX, equals: 20 + 16)
  }

  @Test func wideTablesUseTheReadableWidth() async throws {
    let (screen, table) = await makeTable(size: CGSize(width: 1_000, height: 600)) {
      $0.cellLayoutMarginsFollowReadableWidth = true
    }
    let cell = try require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expect(cell.frame.width, equals: 1_000)
    try expect(title(table).minX, equals: 164)
    try expect(own(table).width, equals: 672)
    screen.perform { table.cellLayoutMarginsFollowReadableWidth = false }
    await screen.settle()
    try expect(title(table).minX, equals: 16)
  }

  @Test func separatorsBeginAtTheMarginUnlessAnInsetIsSet() async throws {
    let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    let (screen, table) = await makeTable(size: CGSize(width: 844, height: 390), insets: insets)
    func line() throws -> CGRect {
      let cell = try require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      return try require(
        cell.subviews.last { $0.frame.height <= 1 && $0.frame.width > 100 }
      ).frame
    }
    try expect(line().minX, equals: 47 + 16)
    try expect(line().maxX, equals: 844)
    screen.perform { table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5) }
    await screen.settle()
    try expect(line().minX, equals: 30)
    try expect(line().maxX, equals: 839)
    screen.perform { table.separatorInsetReference = .fromAutomaticInsets }
    await screen.settle()
    try expect(line().minX, equals: 47 + 16 + 30)
    try expect(line().maxX, equals: 839)
  }

  @Test func selectionIsPosted() async throws {
    let (screen, table) = await makeTable()
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification,
      object: table,
      queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    await screen.tap(at: CGPoint(x: 100, y: try own(table).midY))
    expect(count, equals: 1)
    // Another row at the same index is one change.
    let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
    await screen.tap(at: CGPoint(x: 100, y: first.midY))
    expect(table.indexPathForSelectedRow?.row, equals: 0)
    expect(count, equals: 2)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    expect(count, equals: 2)
  }
}
