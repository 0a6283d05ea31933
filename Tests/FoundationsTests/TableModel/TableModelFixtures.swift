import Foundation
import Foundations
import ListModel
import ScreenTesting
import UIKit

/// A person in a closure-built table.
nonisolated struct TestPerson: ListItemViewModel, Hashable {
  var id: Int
  var name: String

  init(_ id: Int, _ name: String? = nil) {
    self.id = id
    self.name = name ?? "Person \(id)"
  }

  var itemID: ListItemID { ListItemID(id) }

  static func people(_ ids: some Sequence<Int>) -> [TestPerson] { ids.map { TestPerson($0) } }
}

/// Shows a ``TestPerson`` and counts its updates.
final class TestPersonView: BaseListItemView<TestPerson, TestPersonView.Action>,
  SelfContainedItemView
{
  enum Action: Equatable { case follow, wave }

  let label = UILabel()
  let followButton = UIButton(type: .custom)
  private(set) var updateCount = 0
  private(set) var shown: TestPerson?

  override func makeControls() {
    addSubview(label)
    addSubview(followButton)
    followButton.addAction(
      UIAction { [weak self] _ in self?.onAction?(.follow) },
      for: .primaryActionTriggered
    )
  }

  override func constrainControls() {
    for view in [label, followButton] { view.translatesAutoresizingMaskIntoConstraints = false }
    label.constrain(.top.bottom, .leading.inset(16), .height(50).yielding)
    followButton.constrain(.top.trailing, .size(44))
  }

  override func update(with viewModel: TestPerson) {
    updateCount += 1
    shown = viewModel
    label.text = viewModel.name
    label.accessibilityIdentifier = "name.\(viewModel.id)"
    followButton.accessibilityIdentifier = "follow.\(viewModel.id)"
  }
}

/// The same person on a card, to show one model by two views.
final class TestCardView: BaseListItemView<TestPerson, Never>, SelfContainedItemView {
  let label = UILabel()
  private(set) var updateCount = 0

  override func makeControls() { addSubview(label) }

  override func constrainControls() {
    label.constrain(.edges.inset(10), .height(60).yielding)
  }

  override func update(with viewModel: TestPerson) {
    updateCount += 1
    label.text = "Card of \(viewModel.name)"
  }
}

/// A cell with its own layout and a control.
final class TestSwitchCell: UITableViewCell, ModelCell {
  let button = UIButton(type: .custom)
  private(set) var updateCount = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(button)
    button.frame = CGRect(x: 200, y: 0, width: 44, height: 44)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  func update(with model: String) {
    updateCount += 1
    textLabel?.text = model
    button.accessibilityIdentifier = "button.\(model)"
  }
}

/// A closure-built table on a separate screen.
struct TableModelScreen {
  let controller: ListViewController
  let screen: Screen

  var table: UITableView { controller.listView.tableView ?? UITableView() }

  init(
    _ model: TableModel = TableModel(),
    style: UITableView.Style = .plain,
    traits: ScreenTraits = ScreenTraits(size: CGSize(width: 320, height: 480))
  ) {
    let controller = ListViewController(model, style: .table(style))
    self.controller = controller
    screen = Screen(traits: traits) { controller }
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// The view of a row on screen.
  func view<View: ListItemView>(_ type: View.Type, _ row: Int, _ section: Int = 0) -> View? {
    (cell(row, section) as? BaseTableViewCell<View>)?.itemView
  }

  /// The texts on screen, top to bottom: one of each row.
  var texts: [String] { table.visibleCells.map { firstText(in: $0.contentView) ?? "" } }

  private func firstText(in view: UIView) -> String? {
    if let label = view as? UILabel { return label.text }
    for subview in view.subviews {
      if let text = firstText(in: subview) { return text }
    }
    return nil
  }
}
