import Foundation
import Foundations
import ListModel
import UIKit

/// A row with a text and a height.
nonisolated struct TestRow: ListItemViewModel, Hashable {
  var id: Int
  var text: String
  var height: CGFloat = 50

  init(_ id: Int, _ text: String? = nil, height: CGFloat = 50) {
    self.id = id
    self.text = text ?? "Row \(id)"
    self.height = height
  }

  var itemID: ListItemID { ListItemID(id) }

  /// Rows with the ids of a range.
  static func rows(_ ids: some Sequence<Int>, height: CGFloat = 50) -> [TestRow] {
    ids.map { TestRow($0, height: height) }
  }
}

/// Shows a ``TestRow``: a text and a button.
final class TestRowView: BaseListItemView<TestRow, TestRowView.Action> {
  enum Action: Equatable { case press }

  let label = UILabel()
  let button = UIButton(type: .custom)
  private var heightConstraint: NSLayoutConstraint?

  override func makeControls() {
    addSubview(label)
    addSubview(button)
    button.addAction(
      UIAction { [weak self] _ in self?.onAction?(.press) },
      for: .primaryActionTriggered
    )
  }

  override func constrainControls() {
    for view in [label, button] { view.translatesAutoresizingMaskIntoConstraints = false }
    let height = label.heightAnchor.constraint(equalToConstant: 50)
    height.priority = .required - 1
    heightConstraint = height
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: trailingAnchor),
      button.topAnchor.constraint(equalTo: topAnchor),
      button.widthAnchor.constraint(equalToConstant: 44),
      button.heightAnchor.constraint(equalToConstant: 44),
      height,
    ])
  }

  override func update(with viewModel: TestRow) {
    label.text = viewModel.text
    label.accessibilityIdentifier = "label.\(viewModel.id)"
    button.accessibilityIdentifier = "button.\(viewModel.id)"
    heightConstraint?.constant = viewModel.height
  }
}
