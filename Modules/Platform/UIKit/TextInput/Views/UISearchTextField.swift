public import Foundation

/// The field of a search bar: a magnifying glass, the text, and a button that clears it.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private static let height: CGFloat = 36
  private static let glassRoom: CGFloat = 30
  private static let endMargin: CGFloat = 6

  override func didInit() {
    super.didInit()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clearButtonMode = .whileEditing
    autocorrectionType = .no
    autocapitalizationType = .none
    accessibilityTraits = .searchField
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    leftView = glass
    leftViewMode = .always
  }

  /// Where the magnifying glass is: at the leading end.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: isRightToLeft ? bounds.maxX - Self.glassRoom : bounds.minX,
      y: bounds.minY,
      width: Self.glassRoom,
      height: bounds.height
    )
  }

  /// Where the text is, with a little room before the end of the field.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    insetEnd(of: super.textRect(forBounds: bounds))
  }

  /// Where the text is while it is edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    insetEnd(of: super.editingRect(forBounds: bounds))
  }

  private func insetEnd(of rect: CGRect) -> CGRect {
    var rect = rect
    rect.size.width = max(rect.width - Self.endMargin, 0)
    if isRightToLeft { rect.origin.x += Self.endMargin }
    return rect
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
}
