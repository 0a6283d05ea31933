import CoreGraphics

/// The views at the bottom of a window during editing: the accessory view, and below it the input
/// view that replaces the keyboard.
@MainActor final class InputSetView: UIView {
  private let onChange: () -> Void
  private lazy var accessory = InputSlot { [weak self] in self?.contentDidLayOut() }
  private lazy var input = InputSlot { [weak self] in self?.contentDidLayOut() }
  private weak var owner: UIResponder?
  private var measured: CGFloat = 0

  /// Makes an empty view; `onChange` is called when the preferred height of the content changes.
  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    addSubview(input)
    addSubview(accessory)
  }

  required init?(coder: NSCoder) { nil }

  /// Passes events of the views on to the responder that provides them.
  override var next: UIResponder? { owner ?? super.next }

  /// Whether an input view replaces the keyboard.
  var hasInput: Bool { input.content != nil }

  /// Shows the views of a responder.
  func show(_ views: InputViews) {
    owner = views.owner
    accessory.fill(with: views.accessory)
    input.fill(with: views.input)
  }

  /// Returns the total height at a width, in points.
  func height(for width: CGFloat) -> CGFloat {
    measured = accessoryHeight(width) + inputHeight(width)
    return measured
  }

  private func accessoryHeight(_ width: CGFloat) -> CGFloat {
    accessory.height(for: width, isKeyboard: false)
  }

  private func inputHeight(_ width: CGFloat) -> CGFloat {
    input.height(for: width, isKeyboard: true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let top = accessoryHeight(width)
    accessory.frame = CGRect(x: 0, y: 0, width: width, height: top)
    input.frame = CGRect(x: 0, y: top, width: width, height: inputHeight(width))
  }

  private func contentDidLayOut() {
    guard abs(accessoryHeight(bounds.width) + inputHeight(bounds.width) - measured) > 0.01 else {
      return
    }
    onChange()
  }

  /// Whether a responder is one of these views or a descendant of one.
  func contains(_ responder: UIResponder?) -> Bool {
    var view = responder as? UIView
    while let current = view {
      if current === self { return true }
      view = current.superview
    }
    return false
  }

  /// The responder that provides the views.
  var vendor: UIResponder? { owner }
}
