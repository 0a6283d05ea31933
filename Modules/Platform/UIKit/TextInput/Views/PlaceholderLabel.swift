import CoreGraphics

/// Shows the placeholder of a text field that may draw it itself: one of a subclass.
@MainActor final class PlaceholderLabel: UILabel {
  private unowned let field: UITextField

  private init(field: UITextField) {
    self.field = field
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// A label for a field: a plain one where nobody can override how it is drawn.
  static func make(for field: UITextField) -> UILabel {
    let kind = type(of: field)
    let isOwn = kind == UITextField.self || kind == UISearchTextField.self
    return isOwn ? UILabel() : PlaceholderLabel(field: field)
  }

  override func drawText(in rect: CGRect) { field.drawPlaceholder(in: rect) }

  /// Draws the words of a placeholder as labels do.
  static func drawWords(of label: UILabel, in rect: CGRect) {
    if let label = label as? PlaceholderLabel {
      label.drawWords(in: rect)
    } else {
      label.drawText(in: rect)
    }
  }

  private func drawWords(in rect: CGRect) { super.drawText(in: rect) }
}
