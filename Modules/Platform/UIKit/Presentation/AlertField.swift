import Foundation
import QuartzCore

/// A text field of an alert, in a box.
@MainActor final class AlertField: UIView {
  let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 0.08 : 1, alpha: 1)
    }
    layer.cornerRadius = 6
    layer.borderWidth = 1
    addSubview(field)
    color()
  }

  required init?(coder: NSCoder) { return nil }

  /// The height of the box, in points: a line of text and padding.
  var height: CGFloat { (field.intrinsicContentSize.height + 14).rounded(.up) }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    color()
    // The font size may have changed.
    superview?.superview?.superview?.setNeedsLayout()
  }

  private func color() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
