import CoreGraphics

/// The placeholder of a text field, drawn by a method of the field that subclasses can override.
@MainActor final class PlaceholderLabel: UILabel {
  private unowned let field: UITextField

  init(field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func drawText(in rect: CGRect) { field.drawPlaceholder(in: rect) }

  /// Draws the text as a label does.
  func drawLabelText(in rect: CGRect) { super.drawText(in: rect) }
}
