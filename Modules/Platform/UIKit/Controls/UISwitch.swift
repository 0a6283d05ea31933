public import Foundation
import QuartzCore

/// A control that is on or off, changed by a tap or a drag.
///
/// It is always 51 points wide and 31 high. A change by the reader sends `.valueChanged`; a
/// programmatic change does not.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  private static let thumbSide: CGFloat = 27
  /// The additional width of the pressed thumb, in points.
  private static let pressedExtra: CGFloat = 7
  private static let margin: CGFloat = 2

  private let track = UIView()
  private let thumb = ControlThumb()
  private var storedIsOn = false
  /// Whether a drag has already changed the value.
  private var wasDragged = false
  private var valueAtStart = false

  override func didInit() {
    super.didInit()
    frame.size = Self.size
    // The thumb is a subview of the track, so that both are dimmed as one image.
    track.isUserInteractionEnabled = false
    addSubview(track)
    track.addSubview(thumb)
    track.layer.cornerRadius = Self.size.height / 2
    isAccessibilityElement = true
    super.accessibilityTraits = [.button, .toggleButton]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
    show()
  }

  // MARK: Value

  /// Whether the switch is on.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the value without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    move(animated: animated)
  }

  /// The color of the track while the switch is on; nil for green.
  open var onTintColor: UIColor? {
    didSet {
      noteAppearance(\.onTintColor, onTintColor)
      show()
    }
  }

  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteAppearance(\.thumbTintColor, thumbTintColor)
      show()
    }
  }

  /// The style of a switch.
  public enum Style: Int, Sendable {
    /// The default of the platform.
    case automatic = 0
    /// A checkbox, as on a Mac.
    case checkbox = 1
    /// A thumb on a track.
    case sliding = 2
  }

  /// The preferred style; without effect, as on iOS, where there is only one.
  open var preferredStyle = Style.automatic

  /// The style of the switch; always a thumb on a track.
  open var style: Style { .sliding }

  /// The title of a checkbox; not shown by a sliding switch.
  open var title: String?

  /// An image that is not displayed, as on iOS since version 7.
  open var onImage: UIImage?

  /// An image that is not displayed, as on iOS since version 7.
  open var offImage: UIImage?

  // MARK: Looks

  private func show() {
    track.backgroundColor =
      storedIsOn ? onTintColor ?? .systemGreen : UISwitch.offColor
    thumb.backgroundColor = thumbTintColor ?? .white
    // The switch's own alpha is left to the program.
    track.alpha = isEnabled ? 1 : 0.5
    placeParts()
  }

  /// The color of the track while the switch is off.
  private static let offColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.22, green: 0.22, blue: 0.24, alpha: 1)
      : UIColor(red: 0.91, green: 0.91, blue: 0.92, alpha: 1)
  }

  private func placeParts() {
    let box = CGRect(
      x: (bounds.width - Self.size.width) / 2,
      y: (bounds.height - Self.size.height) / 2,
      width: Self.size.width,
      height: Self.size.height
    )
    track.frame = box
    let width = Self.thumbSide + (isTracking ? Self.pressedExtra : 0)
    let isRight = storedIsOn != isRightToLeft
    thumb.frame = CGRect(
      x: isRight ? box.width - Self.margin - width : Self.margin,
      y: Self.margin,
      width: width,
      height: Self.thumbSide
    )
  }

  private func move(animated: Bool) {
    guard animated, window != nil else { return show() }
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.show() }
    )
  }

  override func stateDidChange() {
    super.stateDidChange()
    show()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Touches

  override var followsDrags: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasDragged = false
    valueAtStart = storedIsOn
    return true
  }

  /// Moves the thumb to the side of the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isRight = storedIsOn != isRightToLeft
    // A quarter beyond the center, so that the thumb does not flicker there.
    let limit = bounds.midX + (isRight ? -1 : 1) * Self.size.width / 4
    if isRight ? x < limit : x > limit {
      wasDragged = true
      setOn(!storedIsOn, animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    move(animated: true)
    guard wasDragged, storedIsOn != valueAtStart else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func cancelTracking(with event: UIEvent?) {
    setOn(valueAtStart, animated: true)
    move(animated: true)
  }

  override func touchDidBegin() { move(animated: true) }

  override func touchDidEndInside() {
    guard !wasDragged else { return }
    setOn(!storedIsOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Accessibility

  open override func accessibilityActivate() -> Bool {
    wasDragged = false
    return super.accessibilityActivate()
  }

  /// 1 while the switch is on, otherwise 0, unless it is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let traits = super.accessibilityTraits
      return storedIsOn ? traits.union(.selected) : traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
