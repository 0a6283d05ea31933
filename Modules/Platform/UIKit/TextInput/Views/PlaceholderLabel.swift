import CoreGraphics

/// Shows the placeholder of a text field, which may draw it itself.
@MainActor final class PlaceholderLabel: UILabel {
  private unowned let field: UITextField

  init(field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func drawText(in rect: CGRect) { field.drawPlaceholder(in: rect) }

  /// Draws the words as labels do.
  func drawWords(in rect: CGRect) { super.drawText(in: rect) }
}
