import Expectations
import Foundation
import Testing
import UIKit

/// Rows that change their height while they are on screen.
@MainActor @Suite final class TableSelfSizingTests: NSObject, UITableViewDataSource {
  private final class Cell: UITableViewCell {
    let block = UIView()
    private(set) var height: NSLayoutConstraint?

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      block.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(block)
      let height = block.heightAnchor.constraint(equalToConstant: 40)
      height.priority = .defaultHigh
      NSLayoutConstraint.activate([
        block.topAnchor.constraint(equalTo: contentView.topAnchor),
        block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        height,
      ])
      self.height = height
    }

    required init?(coder: NSCoder) { nil }
  }

  private let headless = HeadlessHost(size: CGSize(width: 320, height: 400))
  private let window: UIWindow
  private var table = UITableView(frame: .zero, style: .plain)

  override init() {
    window = headless.makeWindow()
    super.init()
    headless.run {
      table = UITableView(frame: window.bounds, style: .plain)
      table.separatorStyle = .none
      table.dataSource = self
      window.addSubview(table)
    }
    headless.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    indexPath.row == 5
      ? UITableViewCell(style: .default, reuseIdentifier: nil)
      : Cell(style: .default, reuseIdentifier: nil)
  }

  private func cell(_ row: Int) -> Cell? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell
  }

  private func height(_ row: Int) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  private func grow(_ row: Int, to height: CGFloat, _ after: (Cell) -> Void = { _ in }) {
    headless.run {
      guard let cell = cell(row) else { return }
      cell.height?.constant = height
      after(cell)
    }
    headless.settle()
  }

  @Test func invalidatingTheContentViewRemeasuresTheRow() {
    grow(1, to: 90) { $0.contentView.invalidateIntrinsicContentSize() }
    expect(height(1), equals: 90)
    expect(cell(2)?.frame.minY, equals: 130)
    grow(1, to: 60) { $0.invalidateIntrinsicContentSize() }
    expect(height(1), equals: 60)
    expect(cell(2)?.frame.minY, equals: 100)
  }

  @Test func constraintChangesResizeRowsOnlyIfEnabled() {
    grow(1, to: 90)
    expect(height(1), equals: 40)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    grow(1, to: 80)
    expect(height(1), equals: 80)
    table.selfSizingInvalidation = .disabled
    grow(1, to: 120) { $0.invalidateIntrinsicContentSize() }
    expect(height(1), equals: 80)
  }

  @Test func selfSizingAnimatesUnlessDisabled() throws {
    func lower() throws -> CGFloat {
      let cell = try require(self.cell(2))
      return headless.run { cell.layer.presentation()?.frame.minY ?? cell.frame.minY }
    }
    headless.run {
      cell(1)?.height?.constant = 100
      cell(1)?.invalidateIntrinsicContentSize()
    }
    headless.advance(by: 0.1)
    let between = try lower()
    expect(between > 80 && between < 140)
    headless.settle()
    let after = try lower()
    expect(after, equals: 140)
    headless.run {
      UIView.performWithoutAnimation {
        cell(1)?.height?.constant = 40
        cell(1)?.invalidateIntrinsicContentSize()
      }
    }
    headless.frame()
    let last = try lower()
    expect(last, equals: 80)
  }

  @Test func theFirstVisibleRowStays() throws {
    headless.run { table.contentOffset.y = 100 }
    headless.settle()
    // Row 2 is cut by the upper edge.
    let third = try require(self.cell(3))
    let place = third.frame.minY - table.contentOffset.y
    grow(2, to: 140) { $0.invalidateIntrinsicContentSize() }
    expect(height(2), equals: 140)
    let first = table.contentOffset.y - table.rectForRow(at: IndexPath(row: 2, section: 0)).minY
    expect(first == 20 || third.frame.minY - table.contentOffset.y == place)
  }

  @Test func contentSetLaterResizesItsRow() throws {
    let cell = try require(table.cellForRow(at: IndexPath(row: 5, section: 0)))
    let old = height(5)
    headless.run {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "One"
      content.secondaryText = String(repeating: "word ", count: 60)
      cell.contentConfiguration = content
    }
    headless.settle()
    expect(height(5), isAbove: old + 40)
  }
}
