import CoreGraphics

/// Contains an input view or accessory view at the width of the window, with the content's
/// preferred height.
///
/// A view with constraints or a flexible height is pinned to the slot, so that the slot is notified
/// of its changes; any other view keeps its height.
@MainActor final class InputSlot: UIView {
  /// Called in every layout pass: the preferred height of the content may have changed.
  private let onLayout: () -> Void
  private(set) weak var content: UIView?
  private var fixedHeight: CGFloat?
  /// Whether the slot pinned the content with constraints and turned off its autoresizing mask.
  private var isPinnedHere = false

  /// The height of an input view without a preferred height, in points: that of a keyboard.
  private static let keyboardHeight: CGFloat = 216

  init(onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the content; setting the same view again adopts its new height.
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
    // The content determines the height while the slot grows.
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

  /// The preferred height of the content, in points.
  ///
  /// An input view without one gets the height of a keyboard.
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
