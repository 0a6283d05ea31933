import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

@Suite struct TableViewStyleTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3, 2]
    var style = UITableViewCell.CellStyle.default
    var headerView: ((Int) -> UIView?)?
    var cellSetup: (UITableViewCell, IndexPath) -> Void = { cell, path in
      cell.textLabel?.text = "Row \(path.row)"
      cell.detailTextLabel?.text = "Detail"
    }
    var titles: [String?] = []
    var footers: [String?] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: style, reuseIdentifier: "row")
      cellSetup(cell, indexPath)
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.indices.contains(section) ? titles[section] : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      footers.indices.contains(section) ? footers[section] : nil
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      headerView?(section)
    }
  }

  let headless = HeadlessHost(size: CGSize(width: 375, height: 700), scale: 2)
  let source = Source()

  private func makeTable(_ style: UITableView.Style) -> UITableView {
    let window = headless.makeWindow()
    let table = UITableView(frame: window.bounds, style: style)
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    headless.frame()
    return table
  }

  @Test(arguments: [UITableView.Style.grouped, .plain])
  func headersOfGroupsShowASecondText(_ style: UITableView.Style) throws {
    source.headerView = { section in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "Title"
      if section == 0 { view.detailTextLabel?.text = "Below" }
      return view
    }
    let table = makeTable(style)
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.reloadData()
    headless.settle()
    let first = try require(table.headerView(forSection: 0))
    let second = try require(table.headerView(forSection: 1))
    let detail = try require(first.detailTextLabel)
    let title = try require(first.textLabel)
    if style == .grouped {
      expect(!detail.isHidden)
      expect(detail.frame.minY, isAtLeast: title.frame.maxY)
      expect(detail.frame.minX, equals: title.frame.minX)
      expect(detail.frame.height, isAbove: 0)
      expect(first.frame.height, isAbove: second.frame.height)
    } else {
      expect(detail.isHidden)
      expect(first.frame.height, equals: second.frame.height)
    }
    detail.text = nil
    first.setNeedsLayout()
    headless.settle()
    expect(detail.isHidden)
  }

  @Test func cellsOfLabelsHaveTheHeightsOfUIKit() {
    let plain = makeTable(.plain)
    expect(plain.visibleCells[0].frame.height, equals: 51.5)
    source.style = .subtitle
    let subtitle = makeTable(.plain)
    expect(subtitle.visibleCells[0].frame.height, equals: 70.5)
  }

  @Test(arguments: [false, true])
  func separatorsBeginAtTheTextBesideAnImage(hasConfiguration: Bool) throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }
    source.cellSetup = { cell, path in
      guard hasConfiguration else {
        cell.textLabel?.text = "Row"
        cell.imageView?.image = path.row == 0 ? image : nil
        return
      }
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      content.image = path.row == 0 ? image : nil
      cell.contentConfiguration = content
    }
    let table = makeTable(.plain)
    headless.frame()
    let cells = table.visibleCells
    let text = try require(hasConfiguration ? Self.text(in: cells[0]) : cells[0].textLabel)
    let start = text.convert(text.bounds, to: cells[0]).minX
    expect(start, isAbove: 44)
    expect(abs((cells[0].separator?.frame.minX ?? 0) - start), isAtMost: 0.5)
    expect(cells[1].separator?.frame.minX, equals: 16)
    headless.run { table.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0) }
    headless.frame()
    expect(table.visibleCells[0].separator?.frame.minX, equals: 20)
  }

  private static func text(in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == "Row" { return label }
    return view.subviews.lazy.compactMap { text(in: $0) }.first
  }

  @Test func textAndSeparatorsStartAtTheMargin() throws {
    let table = makeTable(.plain)
    let cell = table.visibleCells[0]
    expect(cell.textLabel?.frame.minX, equals: 16)
    let separator = try require(cell.separator)
    expect(separator.frame, equals: CGRect(x: 16, y: 51, width: 359, height: 0.5))
    table.separatorInset = .zero
    headless.frame()
    expect(table.visibleCells[0].separator?.frame.minX, equals: 0)
    table.separatorStyle = .none
    headless.frame()
    expect(table.visibleCells.allSatisfy { $0.separator == nil })
    expect(table.visibleCells[0].frame.height, equals: 51)
  }

  @Test func accessoriesTakeSpaceFromTheContent() throws {
    source.cellSetup = { cell, path in
      cell.textLabel?.text = "Row"
      cell.accessoryType = path.row == 0 ? .disclosureIndicator : .none
    }
    let table = makeTable(.plain)
    let cell = table.visibleCells[0]
    let accessory = try require(cell.accessory)
    expect(accessory.frame.maxX, equals: 359)
    expect(cell.contentView.frame.width, isBelow: 359)
    expect(table.visibleCells[1].contentView.frame.width, equals: 375)
  }

  @Test func groupedSectionsAreSeparated() {
    let table = makeTable(.grouped)
    let first = table.rect(forSection: 0)
    let second = table.rectForRow(at: IndexPath(row: 0, section: 1))
    expect(table.visibleCells[0].frame.minY, equals: 35)
    expect(second.minY, isAbove: table.rectForRow(at: IndexPath(row: 2, section: 0)).maxY + 30)
    expect(first.maxY, isAtMost: second.minY)
    expect(table.visibleCells.count, equals: 5)
  }

  @Test func insetGroupsHaveMarginsAndRoundedCorners() {
    let table = makeTable(.insetGrouped)
    let cells = table.visibleCells
    expect(cells[0].frame.minX, equals: 16)
    expect(cells[0].frame.width, equals: 343)
    expect(cells[0].layer.cornerRadius, equals: 10)
    expect(cells[1].layer.cornerRadius, equals: 0)
    expect(cells[2].layer.cornerRadius, equals: 10)
    expectNil(cells[2].separator)
  }

  @Test(arguments: [false, true])
  func headersOfInsetGroupsAreAlignedWithTheirRows(isRightToLeft: Bool) throws {
    source.titles = ["A section"]
    source.footers = ["What it is for"]
    let table = makeTable(.insetGrouped)
    table.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    headless.frame()
    let cell = table.visibleCells[0]
    let (header, footer) = (
      try require(table.headerView(forSection: 0)), try require(table.footerView(forSection: 0))
    )
    for view in [header, footer] {
      expect(view.frame.minX, equals: 16)
      expect(view.frame.width, equals: 343)
      let text = try require(view.textLabel)
      expect(text.convert(text.bounds, to: table).minX, equals: 32)
      expect(text.convert(text.bounds, to: table).maxX, equals: 375 - 32)
    }
    expect(cell.contentView.layoutMargins.left, equals: 16)
    expect(table.rectForHeader(inSection: 0), equals: header.frame)
    expect(table.rectForFooter(inSection: 0), equals: footer.frame)
    expect(table.rect(forSection: 0).width, equals: 375)
  }

  @Test func headersOfTheDelegateAreMeasured() {
    source.counts = Array(repeating: 20, count: 10)
    source.headerView = { section in
      let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: CGFloat(50 + section)),
      ])
      return view
    }
    let table = makeTable(.plain)
    table.sectionHeaderTopPadding = 0
    headless.frame()
    expect(
      table.headerView(forSection: 0)?.frame,
      equals: CGRect(x: 0, y: 0, width: 375, height: 50)
    )
    expect(table.visibleCells[0].frame.minY, equals: 50)
    table.scrollToRow(at: IndexPath(row: 0, section: 5), at: .top, animated: false)
    headless.frame()
    expect(table.headerView(forSection: 5)?.frame.minY, equals: table.contentOffset.y)
    expect(table.headerView(forSection: 5)?.frame.height, equals: 55)
    // Upwards, across headers that were not measured yet: the visible rows stay in position.
    for _ in 0..<60 {
      let cell = table.visibleCells[2]
      let place = cell.frame.minY - table.contentOffset.y
      table.contentOffset.y -= 30
      headless.frame()
      expect(cell.frame.minY - table.contentOffset.y, equals: place + 30)
    }
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func headersOfGroupsAreInCapitals(_ style: UITableView.Style) {
    source.titles = ["First"]
    source.footers = ["A footer"]
    let table = makeTable(style)
    expect(table.headerView(forSection: 0)?.textLabel?.text, equals: "FIRST")
    expect(table.footerView(forSection: 0)?.textLabel?.text, equals: "A footer")
  }

  @Test func titlesBecomeHeaders() {
    source.titles = ["First", nil]
    let table = makeTable(.plain)
    expect(table.headerView(forSection: 0)?.textLabel?.text, equals: "First")
    expectNil(table.headerView(forSection: 1))
    expect(table.rectForHeader(inSection: 0).minY, equals: 22)
    expect(table.rectForHeader(inSection: 1).height, equals: 0)
  }

  @Test func rightToLeftCellsStartAtTheRight() throws {
    let table = makeTable(.plain)
    table.semanticContentAttribute = .forceRightToLeft
    let cell = table.visibleCells[0]
    cell.semanticContentAttribute = .forceRightToLeft
    cell.accessoryType = .disclosureIndicator
    cell.setNeedsLayout()
    headless.frame()
    expect(cell.accessory?.frame.minX, equals: 16)
    expect(cell.textLabel.map { $0.frame.maxX == cell.contentView.bounds.maxX - 16 }, equals: true)
    expect(cell.separator?.frame.maxX, equals: 359)
  }

  @Test func highlightAndSelectionShowABackground() {
    let table = makeTable(.plain)
    let cell = table.visibleCells[0]
    cell.setHighlighted(true, animated: false)
    expect(cell.standardSelectedBackground?.superview, isSameAs: cell)
    cell.setHighlighted(false, animated: false)
    expectNil(cell.standardSelectedBackground?.superview)
    cell.selectionStyle = .none
    cell.setSelected(true, animated: false)
    expect(cell.isSelected)
    expectNil(cell.standardSelectedBackground?.superview)
  }
}
