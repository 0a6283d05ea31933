public import Foundation
import QuartzCore

/// Two buttons that decrement and increment a value, and repeat while they are held.
///
/// It is always 94 points wide and 32 high, and does not show its value. A change by the reader
/// sends `.valueChanged`; a programmatic change does not. The decrement button is at the leading
/// end.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private let ground = UIView()
  private let divider = UIView()
  private var dividerImageView: UIImageView?
  private var backgroundImages = StateValues<UIImage>()
  private var dividerImages: SegmentImages?
  private let decrementButton = StepperButton()
  private let incrementButton = StepperButton()
  private var storedValue: Double = 0
  /// Whether steps were made that have not been sent.
  private var isUnsent = false

  override func didInit() {
    super.didInit()
    frame.size = Self.size
    ground.clipsToBounds = true
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = 8
    divider.backgroundColor = .separator
    divider.isUserInteractionEnabled = false
    addSubview(ground)
    let halves = [
      (decrementButton, UIImage(systemName: "minus"), -1.0),
      (incrementButton, UIImage(systemName: "plus"), 1.0),
    ]
    for (button, image, direction) in halves {
      button.images[.normal] = image
      button.onStep = { [weak self] in self?.step(direction) }
      button.onRelease = { [weak self] in self?.release() }
      ground.addSubview(button)
    }
    ground.addSubview(divider)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
    showState()
  }

  // MARK: Value

  /// The value, clamped to the range.
  open var value: Double {
    get { storedValue }
    set {
      storedValue =
        newValue.isFinite ? min(max(newValue, minimumValue), maximumValue) : minimumValue
      showState()
    }
  }

  /// The minimum value, less than the maximum.
  open var minimumValue: Double = 0 {
    didSet {
      precondition(
        minimumValue < maximumValue,
        "minimumValue must be less than maximumValue"
      )
      value = storedValue
    }
  }

  /// The maximum value, greater than the minimum.
  open var maximumValue: Double = 100 {
    didSet {
      precondition(
        maximumValue > minimumValue,
        "maximumValue must be greater than minimumValue"
      )
      value = storedValue
    }
  }

  /// The difference of a step; must be positive.
  open var stepValue: Double = 1 {
    didSet { precondition(stepValue > 0, "stepValue must be greater than 0") }
  }

  /// Whether a step beyond one end of the range wraps to the other.
  open var wraps = false {
    didSet { showState() }
  }

  /// Whether a button that is held repeats.
  open var autorepeat = true {
    didSet {
      decrementButton.repeats = autorepeat
      incrementButton.repeats = autorepeat
    }
  }

  /// Whether events are sent with each step, and not only when the button is released.
  open var isContinuous = true

  private func step(_ direction: Double) {
    var next = storedValue + direction * stepValue
    if next > maximumValue {
      next = wraps ? minimumValue : maximumValue
    } else if next < minimumValue {
      next = wraps ? maximumValue : minimumValue
    }
    guard next != storedValue else { return }
    // At the end of the range the button is disabled, which ends the press.
    isUnsent = true
    value = next
    if isContinuous, isUnsent { sendValue() }
  }

  private func release() {
    if isUnsent { sendValue() }
  }

  private func sendValue() {
    isUnsent = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Looks

  /// Sets the image of the increment button for a state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("incrementImage", [state.rawValue]) { $0.setIncrementImage(image, for: state) }
    incrementButton.images[state] = image
  }

  /// The image of the increment button that was set for a state.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    incrementButton.images[state]
  }

  /// Sets the image of the decrement button for a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("decrementImage", [state.rawValue]) { $0.setDecrementImage(image, for: state) }
    decrementButton.images[state] = image
  }

  /// The image of the decrement button that was set for a state.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    decrementButton.images[state]
  }

  /// Sets the background image for a state; nil removes it.
  ///
  /// It is stretched across the whole stepper, and each half shows its part.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("backgroundImage", [state.rawValue]) { $0.setBackgroundImage(image, for: state) }
    backgroundImages[state] = image
    let hasImage = !backgroundImages.isEmpty
    ground.backgroundColor = hasImage ? nil : .tertiarySystemFill
    ground.layer.cornerRadius = hasImage ? 0 : 8
    for button in [decrementButton, incrementButton] { button.backgroundImages = backgroundImages }
    setNeedsLayout()
  }

  /// The background image that was set for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  /// Sets the divider image for the states of both halves; nil removes it.
  ///
  /// The image of two normal halves is used for states without one.
  open func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    noteAppearance("dividerImage", [leftState.rawValue, rightState.rawValue]) {
      $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
    var images = dividerImages ?? SegmentImages()
    images.setDivider(image, leftState, rightState, .default)
    dividerImages = images
    setNeedsLayout()
  }

  /// The divider image that was set for the states of both halves.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State,
    rightSegmentState: UIControl.State
  ) -> UIImage? {
    dividerImages?.divider(state, rightSegmentState, .default)
  }

  private func showDividerImage(isMirrored: Bool) {
    guard let dividerImages else { return }
    let (left, right) =
      isMirrored ? (incrementButton, decrementButton) : (decrementButton, incrementButton)
    let image = dividerImages.shownDivider(left.state, right.state)
    divider.backgroundColor = image == nil ? .separator : nil
    if dividerImageView == nil, image != nil {
      let view = UIImageView()
      dividerImageView = view
      divider.addSubview(view)
    }
    dividerImageView?.image = image
    guard let image else { return }
    divider.frame = CGRect(
      x: (Self.size.width - image.size.width) / 2,
      y: 0,
      width: image.size.width,
      height: Self.size.height
    )
    dividerImageView?.frame = divider.bounds
  }

  private func showState() {
    decrementButton.isEnabled = isEnabled && (wraps || storedValue > minimumValue)
    incrementButton.isEnabled = isEnabled && (wraps || storedValue < maximumValue)
    divider.alpha = isEnabled ? 1 : 0.5
    if dividerImages != nil { setNeedsLayout() }
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(
      x: (bounds.width - Self.size.width) / 2,
      y: (bounds.height - Self.size.height) / 2,
      width: Self.size.width,
      height: Self.size.height
    )
    let half = CGSize(width: Self.size.width / 2, height: Self.size.height)
    let left = CGRect(origin: .zero, size: half)
    let right = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
    decrementButton.frame = isRightToLeft ? right : left
    incrementButton.frame = isRightToLeft ? left : right
    divider.frame = CGRect(x: half.width - 0.5, y: 7, width: 1, height: 18)
    for button in [decrementButton, incrementButton] {
      button.placeBackground(in: CGRect(origin: .zero, size: Self.size))
    }
    showDividerImage(isMirrored: isRightToLeft)
    let words = SystemWords(of: self)
    decrementButton.accessibilityLabel = words.decrement
    incrementButton.accessibilityLabel = words.increment
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Always false: the buttons can be focused, not the stepper as a whole.
  open override var canBecomeFocused: Bool { false }
}
