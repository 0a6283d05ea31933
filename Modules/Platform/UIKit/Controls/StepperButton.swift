import Foundation

/// A half of a stepper: it steps when pressed, and repeats while held.
@MainActor final class StepperButton: UIControl {
  private static let firstPause: TimeInterval = 0.5
  private static let pause: TimeInterval = 0.1

  /// Called for each step.
  var onStep: (() -> Void)?
  /// Called when the button is released after steps were made.
  var onRelease: (() -> Void)?
  /// Whether the button repeats while it is held.
  var repeats = true

  private let imageView = UIImageView()
  private var timer: FrameTimer?

  override func didInit() {
    super.didInit()
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration =
      UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = .button
    stateDidChange()
  }

  /// The images by state.
  var images = StateValues<UIImage>() {
    didSet { stateDidChange() }
  }

  /// The background images by state, each stretched across the whole stepper.
  var backgroundImages = StateValues<UIImage>() {
    didSet {
      if backgroundView == nil, !backgroundImages.isEmpty {
        let view = UIImageView()
        backgroundView = view
        insertSubview(view, at: 0)
        clipsToBounds = true
      }
      stateDidChange()
    }
  }
  private var backgroundView: UIImageView?

  /// Lays out the background image across the whole stepper.
  func placeBackground(in bounds: CGRect) {
    backgroundView?.frame = bounds.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  override func stateDidChange() {
    super.stateDidChange()
    imageView.image = images.current(state)
    imageView.tintColor = isEnabled ? .label : .tertiaryLabel
    backgroundView?.image = backgroundImages.current(state)
    backgroundColor = isHighlighted && backgroundImages.isEmpty ? .systemFill : nil
    if !isHighlighted { stopTimer() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
  }

  override func touchDidBegin() {
    onStep?()
    wait(Self.firstPause)
  }

  private func wait(_ pause: TimeInterval) {
    guard repeats, isTracking, isEnabled, let screen = window?.screen else { return }
    timer = screen.timers.schedule(at: screen.now + pause) { [weak self] in
      guard let self else { return }
      onStep?()
      wait(Self.pause)
    }
  }

  private func stopTimer() {
    if let timer { window?.screen.timers.cancel(timer) }
    timer = nil
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopTimer()
    onRelease?()
  }

  override func cancelTracking(with event: UIEvent?) {
    stopTimer()
    onRelease?()
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    onStep?()
    onRelease?()
    return true
  }
}
