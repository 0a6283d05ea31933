import Expectations
import Foundation
import Testing
import UIKit

/// The row that receives the focus when it enters a list, and the delegate calls for that.
@MainActor @Suite
final class FocusMemoryTests: NSObject, UITableViewDataSource,
  UITableViewDelegate
{
  private let headless = HeadlessHost(size: CGSize(width: 320, height: 400))
  private let window: UIWindow
  private var table = UITableView(frame: .zero, style: .plain)
  private var button = UIButton(type: .system)
  private var log: [String] = []
  private var preferred: IndexPath?
  private var forbidden: Int?

  override init() {
    window = headless.makeWindow()
    super.init()
    headless.run {
      table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 300), style: .plain)
      table.rowHeight = 50
      table.dataSource = self
      table.delegate = self
      button = UIButton(type: .system)
      button.setTitle("Above", for: .normal)
      button.frame = CGRect(x: 0, y: 20, width: 320, height: 44)
      window.addSubview(button)
      window.addSubview(table)
      window.makeKeyAndVisible()
    }
    headless.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

  func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { forbidden == nil || context.nextFocusedIndexPath?.row != forbidden }

  func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    func name(_ path: IndexPath?) -> String { path.map { "\($0.row)" } ?? "-" }
    log.append(
      "\(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))"
    )
  }

  private var focusedRow: Int? {
    let item = UIFocusSystem(for: table)?.focusedItem as? UITableViewCell
    return item.flatMap { table.indexPath(for: $0)?.row }
  }

  private func press(_ keys: UIKeyboardHIDUsage...) { for key in keys { headless.press(key) } }

  @Test func theFocusReturnsToTheLastFocusedRow() {
    press(.keyboardTab, .keyboardDownArrow, .keyboardDownArrow)
    expect(focusedRow, equals: 1)
    press(.keyboardDownArrow)
    expect(focusedRow, equals: 2)
    press(.keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow)
    expect(button.isFocused)
    press(.keyboardDownArrow)
    expect(focusedRow, equals: 0)
    press(.keyboardDownArrow, .keyboardDownArrow)
    table.remembersLastFocusedIndexPath = true
    headless.run { UIFocusSystem(for: window)?.requestFocusUpdate(to: button) }
    expect(button.isFocused)
    press(.keyboardDownArrow)
    expect(focusedRow, equals: 2)
  }

  @Test func theDelegatesPreferredRowIsFocusedFirst() {
    preferred = IndexPath(row: 4, section: 0)
    headless.run { UIFocusSystem(for: window)?.requestFocusUpdate(to: button) }
    press(.keyboardDownArrow)
    expect(focusedRow, equals: 4)
    headless.run { UIFocusSystem(for: window)?.requestFocusUpdate(to: table) }
    expect(focusedRow, equals: 4)
  }

  @Test func delegatesAreNotifiedOfRowsAndCanRefuseThem() {
    press(.keyboardTab, .keyboardDownArrow, .keyboardDownArrow)
    log = []
    press(.keyboardDownArrow)
    expect(log, equals: ["1 2"])
    forbidden = 3
    press(.keyboardDownArrow)
    expect(focusedRow, equals: 2)
    forbidden = nil
    headless.run { UIFocusSystem(for: window)?.requestFocusUpdate(to: button) }
    expect(log, equals: ["1 2", "2 -"])
  }
}
