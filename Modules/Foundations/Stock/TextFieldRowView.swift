import DesignKit
public import UIKit

/// Shows a ``TextFieldRow``.
public final class TextFieldRowView: BaseListItemView<TextFieldRow, TextFieldRowView.Action> {
  /// An action of the reader in the field.
  public enum Action: Hashable, Sendable {
    /// Edits the text; the value is the whole text.
    case write(String)
    /// Presses Return, if the row handles it.
    case finish
  }

  private let field = UITextField()
  private var takesFocus = false
  private var tellsReturn = false

  /// Adds the field to the view.
  public override func makeControls() {
    addConstrainedSubviews(field)
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onAction?(.write(field.text ?? ""))
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

  public override func constrainControls() {
    field.constrain(
      .top.inset(Spacing.xSmall),
      .bottom.inset(Spacing.xSmall).yielding,
      .sides.inset(Spacing.large),
      .height.atLeast(Metrics.tapTarget - 2 * Spacing.xSmall)
    )
  }

  public override func update(with viewModel: TextFieldRow) {
    // Text that an input method is composing must not be changed.
    if field.text != viewModel.text { field.text = viewModel.text }
    field.show(placeholder: viewModel.placeholder)
    (takesFocus, tellsReturn) = (viewModel.takesFocus, viewModel.tellsReturn)
    field.accessibilityLabel = viewModel.label
    field.accessibilityIdentifier = "\(viewModel.itemID)"
  }

  /// Makes the field first responder, if the row requests it.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, takesFocus { field.becomeFirstResponder() }
  }
}

extension TextFieldRowView: SelfContainedItemView {}

extension TextFieldRowView: UITextFieldDelegate {
  /// Ends editing on Return, unless the row handles it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard tellsReturn else { return textField.resignFirstResponder() }
    onAction?(.finish)
    return false
  }
}
