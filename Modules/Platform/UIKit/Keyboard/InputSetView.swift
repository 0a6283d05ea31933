import CoreGraphics

/// What stands at the lower edge of a window while something is typed into: an accessory view, and
/// below it what takes the place of the keyboard.
@MainActor final class InputSetView: UIView {
  private let onChange: () -> Void
  private lazy var accessory = InputSlot { [weak self] in self?.contentDidLayOut() }
  private lazy var input = InputSlot { [weak self] in self?.contentDidLayOut() }
  private weak var owner: UIResponder?
  private var measured: CGFloat = 0

  /// Calls a closure when the content asks for another height.
  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    addSubview(input)
    addSubview(accessory)
  }

  required init?(coder: NSCoder) { nil }

  /// Whoever brought the views along is notified of what happens in them.
  override var next: UIResponder? { owner ?? super.next }

  /// Whether something else than the keyboard is typed with.
  var hasInput: Bool { input.content != nil }

  /// Takes in the views of a responder.
  func show(_ views: InputViews) {
    owner = views.owner
    accessory.fill(with: views.accessory)
    input.fill(with: views.input)
  }

  /// The height of everything, in points.
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

  /// Whether a responder stands in these views, or passes events on through them.
  func contains(_ responder: UIResponder?) -> Bool {
    var view = responder as? UIView
    while let current = view {
      if current === self { return true }
      view = current.superview
    }
    return false
  }

  /// Who brought the views along.
  var vendor: UIResponder? { owner }
}
