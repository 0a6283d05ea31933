import DesignKit
public import UIKit

/// Shows a ``TextFieldRow``; its action is what the reader wrote.
public final class TextFieldRowView: BaseListItemView<TextFieldRow, String> {
  private let field = UITextField()

  /// Puts the field into the view.
  public override func makeControls() {
    field.translatesAutoresizingMaskIntoConstraints = false
    addSubview(field)
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onAction?(field.text ?? "")
      },
      for: .editingChanged
    )
  }

  /// Gives the field the tokens of DesignKit.
  public override func styleControls() {
    field.font = Typography.body()
    field.textColor = Palette.primaryText
    field.tintColor = Palette.accent
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
  }

  /// Says where the field goes.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.xSmall),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.xSmall)
        .withPriority(.required - 1),
      field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      field.heightAnchor.constraint(
        greaterThanOrEqualToConstant: Metrics.tapTarget - 2 * Spacing.xSmall
      ),
    ])
  }

  /// Shows a row.
  public override func update(with viewModel: TextFieldRow) {
    // Text that an input method is composing is not to be touched.
    if field.text != viewModel.text { field.text = viewModel.text }
    field.placeholder = viewModel.placeholder
    field.accessibilityLabel = viewModel.label
    field.accessibilityIdentifier = "\(viewModel.itemID)"
  }
}

extension TextFieldRowView: SelfContainedItemView {}

extension TextFieldRowView: UITextFieldDelegate {
  /// Return ends the writing.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
