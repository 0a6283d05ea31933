import CoreGraphics

/// The views at the lower edge of a window while text is edited: an accessory view, and below it
/// the one in place of the keyboard.
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

  /// Events of the views are passed on to the responder that provides them.
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

  /// Whether a responder is one of these views or inside of one.
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
