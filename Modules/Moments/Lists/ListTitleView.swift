import DesignKit
import Foundations
import ListModel
import UIKit

/// A field for the title of a list, which takes what is typed as soon as it shows.
final class ListTitleView: BaseListItemView<ListTitleRow, ListTitleView.Action> {
  /// What the reader can do in the row.
  enum Action: Hashable, Sendable {
    /// Type.
    case type(String)
    /// Press return.
    case finish
  }

  private let field = UITextField()

  override func makeControls() {
    field.translatesAutoresizingMaskIntoConstraints = false
    addSubview(field)
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.onAction?(.type(self?.field.text ?? "")) },
      for: .editingChanged
    )
  }

  override func styleControls() {
    field.font = Typography.body()
    field.adjustsFontForContentSizeCategory = true
    field.textColor = Palette.primaryText
    field.tintColor = Palette.accent
    field.clearButtonMode = .whileEditing
    field.accessibilityIdentifier = "list.title"
  }

  override func constrainControls() {
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.small),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.small),
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget),
    ])
  }

  override func update(with viewModel: ListTitleRow) {
    field.text = viewModel.text
    // The color of the system's placeholders has a contrast of 1.7 to 1.
    field.attributedPlaceholder = NSAttributedString(
      string: viewModel.placeholder,
      attributes: [.foregroundColor: Palette.secondaryText]
    )
    field.accessibilityLabel = viewModel.placeholder
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { field.becomeFirstResponder() }
  }
}

extension ListTitleView: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onAction?(.finish)
    return false
  }
}

extension ListTitleView: SelfContainedItemView {}
