import CoreGraphics

/// Holds an input view or an accessory view at the width of the window, as high as it asks to be.
///
/// A view that constraints give its size, or whose height is flexible, is pinned to the slot, which
/// so is notified of each change; any other keeps the height that it was given.
@MainActor final class InputSlot: UIView {
  /// Called with every layout: the content may ask for another height.
  private let onLayout: () -> Void
  private(set) weak var content: UIView?
  private var fixedHeight: CGFloat?
  /// Whether the content was pinned here, and has frames otherwise.
  private var isPinnedHere = false

  /// The height of a keyboard, for an input view that leaves it open, in points.
  private static let keyboardHeight: CGFloat = 216

  init(onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a view in, or the one that it has again after it was given another height.
  func fill(with view: UIView?) {
    if content !== view { empty() }
    content = view
    guard let view else { return }
    let isFlexible =
      (view as? UIInputView)?.allowsSelfSizing ?? false
      || view.autoresizingMask.contains(.flexibleHeight)
    if view.translatesAutoresizingMaskIntoConstraints, !isFlexible {
      fixedHeight = view.bounds.height
    }
    guard view.superview !== self else { return }
    addSubview(view)
    guard fixedHeight == nil else { return }
    isPinnedHere = view.translatesAutoresizingMaskIntoConstraints
    view.translatesAutoresizingMaskIntoConstraints = false
    let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
    // While the slot grows, the content decides.
    bottom.priority = .required - 1
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      bottom,
    ])
  }

  private func empty() {
    if let content, content.superview === self {
      content.removeFromSuperview()
      if isPinnedHere { content.translatesAutoresizingMaskIntoConstraints = true }
    }
    isPinnedHere = false
    fixedHeight = nil
  }

  /// The height that the content asks for, in points.
  ///
  /// One that leaves it open gets that of a keyboard, if it stands in the place of one.
  func height(for width: CGFloat, isKeyboard: Bool) -> CGFloat {
    guard let content else { return 0 }
    if let fixedHeight { return fixedHeight }
    let height = content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 || !isKeyboard ? height : Self.keyboardHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let content, fixedHeight != nil { content.frame = bounds }
    onLayout()
  }
}
