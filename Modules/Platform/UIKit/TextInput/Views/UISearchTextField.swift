public import Foundation

/// The field of a search bar: a magnifying glass, the text, and a button that clears it.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private static let height: CGFloat = 36
  private static let glassRoom: CGFloat = 30
  private static let endMargin: CGFloat = 6

  /// How far the icons of a search bar are from where they stand otherwise, in points.
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
    didSet { setNeedsLayout() }
  }
  /// The button of a search bar at the end; nil for none.
  var sideIcon: UISearchBar.Icon?
  /// How far the text is from where it stands otherwise, in points.
  var textOffset = UIOffset.zero {
    didSet { setNeedsLayout() }
  }

  override func didInit() {
    super.didInit()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    clearButtonMode = .whileEditing
    autocorrectionType = .no
    returnKeyType = .search
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
    moved(sideRect(in: bounds, isLeading: true), by: iconOffsets[.search])
  }

  /// Where the button of a search bar is: at the trailing end.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let sideIcon else { return super.rightViewRect(forBounds: bounds) }
    return moved(sideRect(in: bounds, isLeading: false), by: iconOffsets[sideIcon])
  }

  /// Where the button is that clears the text.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds), by: iconOffsets[.clear])
  }

  private func sideRect(in bounds: CGRect, isLeading: Bool) -> CGRect {
    CGRect(
      x: isLeading == isRightToLeft ? bounds.maxX - Self.glassRoom : bounds.minX,
      y: bounds.minY,
      width: Self.glassRoom,
      height: bounds.height
    )
  }

  private func moved(_ rect: CGRect, by offset: UIOffset?) -> CGRect {
    guard let offset else { return rect }
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// Where the text is, with a little room before the end of the field.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    moved(insetEnd(of: super.textRect(forBounds: bounds)), by: textOffset)
  }

  /// Where the text is while it is edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    moved(insetEnd(of: super.editingRect(forBounds: bounds)), by: textOffset)
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
