import Expectations
import Foundation
import Testing
import UIKit

/// Scrolling to sections: `NSNotFound` is the row of a section's header.
@Suite struct SectionScrollingTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      [10, 0, 30][section]
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { "Section \(section)" }
  }

  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    table.rowHeight = 50
    table.sectionHeaderHeight = 20
    table.sectionFooterHeight = 0
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
  }

  private func offset(ofSection section: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
    table.scrollToRow(
      at: IndexPath(row: NSNotFound, section: section),
      at: position,
      animated: false
    )
    return table.contentOffset.y
  }

  @Test func aTableScrollsToASectionWithoutRows() {
    expect(offset(ofSection: 1, .top), equals: 520)
    expect(offset(ofSection: 1, .bottom), equals: 60)
    expect(offset(ofSection: 1, .none), equals: 60)
  }

  @Test func aTableScrollsToTheHeaderOfASectionWithRows() {
    expect(offset(ofSection: 2, .top), equals: 540)
    expect(offset(ofSection: 0, .none), equals: 0)
  }

  @Test func anAnimatedScrollToASectionEndsThere() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480))
    let window = host.makeWindow()
    host.run { window.addSubview(table) }
    host.settle()
    host.run {
      table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: true)
    }
    host.settle()
    expect(table.contentOffset.y, equals: 520)
  }
}
