public import Foundation
import QuartzCore

/// A control whose thumb is dragged along a track to select a value in a range.
///
/// Only a touch that begins on the thumb moves it. A change by the reader sends `.valueChanged`; a
/// programmatic change does not. In a right-to-left layout the minimum is at the right.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let height: CGFloat = 33
  private static let trackHeight: CGFloat = 4
  private static let trackMargin: CGFloat = 2
  private static let thumbSide: CGFloat = 28
  private static let imageDistance: CGFloat = 10
  /// The distance from the thumb up to which a touch grabs it, in points.
  private static let thumbReach: CGFloat = 8
  /// The fraction of the range by which assistive technologies and keys change the value.
  private static let step: Float = 0.1

  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = ControlThumb()
  private let thumbImageView = UIImageView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()
  private var thumbImages = StateValues<UIImage>()
  private var minimumTrackImages = StateValues<UIImage>()
  private var maximumTrackImages = StateValues<UIImage>()
  private var storedValue: Float = 0
  /// The offset of the touch from the center of the thumb, in points.
  private var grip: CGFloat = 0
  private var valueAtStart: Float = 0

  override func didInit() {
    super.didInit()
    for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addSubview(thumbImageView)
    isAccessibilityElement = true
    super.accessibilityTraits = .adjustable
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    showColors()
  }

  // MARK: Value

  /// The value, clamped to the range.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, clamped to the range, without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = clamped(value)
    guard animated, window != nil else { return placeParts() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.placeParts() }
    )
  }

  /// The minimum value.
  ///
  /// Setting it above `maximumValue` raises `maximumValue` to it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The maximum value.
  ///
  /// Setting it below `minimumValue` lowers `minimumValue` to it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether events are sent while the thumb moves, and not only when it is released.
  open var isContinuous = true

  private func clamped(_ value: Float) -> Float {
    guard value.isFinite else { return minimumValue }
    return min(max(value, minimumValue), maximumValue)
  }

  /// The position of a value in the range, from 0 to 1.
  private func fraction(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((clamped(value) - minimumValue) / range) : 0
  }

  // MARK: Looks

  /// The image at the minimum end.
  open var minimumValueImage: UIImage? {
    didSet { show(minimumValueImage, in: minimumImageView) }
  }

  /// The image at the maximum end.
  open var maximumValueImage: UIImage? {
    didSet { show(maximumValueImage, in: maximumImageView) }
  }

  private func show(_ image: UIImage?, in view: UIImageView) {
    view.image = image
    setNeedsLayout()
  }

  /// The color of the minimum track; nil for the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      noteAppearance(\.minimumTrackTintColor, minimumTrackTintColor)
      showColors()
    }
  }

  /// The color of the maximum track; nil for gray.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      noteAppearance(\.maximumTrackTintColor, maximumTrackTintColor)
      showColors()
    }
  }

  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteAppearance(\.thumbTintColor, thumbTintColor)
      showColors()
    }
  }

  /// Sets the thumb image for a state; nil uses the image of the normal state or the default thumb.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    noteAppearance("thumbImage", [state.rawValue]) { $0.setThumbImage(image, for: state) }
    thumbImages[state] = image
    showColors()
  }

  /// The thumb image that was set for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  /// The program's image of the thumb as it is shown now; nil for the default thumb.
  open var currentThumbImage: UIImage? { thumbImages.current(state) }

  /// Sets the image of the minimum track for a state; nil uses the image of the normal state or the
  /// default track.
  ///
  /// Use cap insets: the thumb overlaps the image's inner end.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state] = image
    showColors()
  }

  /// The image of the minimum track that was set for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }

  /// The program's image before the thumb as it is shown now; nil for the default track.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.current(state) }

  /// Sets the image of the maximum track for a state; nil uses the image of the normal state or the
  /// default track.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state] = image
    showColors()
  }

  /// The image of the maximum track that was set for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }

  /// The program's image behind the thumb as it is shown now; nil for the default track.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.current(state) }

  private func show(_ image: UIImage?, or color: UIColor, in track: UIView) {
    track.showImage(image)
    track.backgroundColor = image == nil ? color : nil
    track.layer.cornerRadius = image == nil ? Self.trackHeight / 2 : 0
  }

  private func showColors() {
    show(currentMinimumTrackImage, or: minimumTrackTintColor ?? tintColor, in: minimumTrack)
    show(currentMaximumTrackImage, or: maximumTrackTintColor ?? .systemFill, in: maximumTrack)
    thumb.backgroundColor = thumbTintColor ?? .white
    thumbImageView.image = currentThumbImage
    thumb.isHidden = currentThumbImage != nil
    for track in [minimumTrack, maximumTrack] { track.alpha = isEnabled ? 1 : 0.5 }
    for image in [minimumImageView, maximumImageView, thumbImageView] {
      image.alpha = isEnabled ? 1 : 0.5
    }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColors()
  }

  // MARK: Layout

  /// Returns the frame of the minimum image, at the leading end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, atLeft: !isRightToLeft, in: bounds)
  }

  /// Returns the frame of the maximum image, at the trailing end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, atLeft: isRightToLeft, in: bounds)
  }

  private func imageRect(of image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width,
      y: (bounds.midY - size.height / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  /// Returns the frame of the track, between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func space(for image: UIImage?) -> CGFloat {
      image.map { $0.size.width + Self.imageDistance } ?? Self.trackMargin
    }
    let left = space(for: isRightToLeft ? maximumValueImage : minimumValueImage)
    let right = space(for: isRightToLeft ? minimumValueImage : maximumValueImage)
    let heights = [currentMinimumTrackImage, currentMaximumTrackImage].compactMap(\.?.size.height)
    let height = heights.max() ?? Self.trackHeight
    return CGRect(
      x: bounds.minX + left,
      y: bounds.midY - height / 2,
      width: max(bounds.width - left - right, 0),
      height: height
    )
  }

  /// Returns the frame of the thumb for a value, within the ends of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let progress = fraction(of: value)
    return CGRect(
      x: rect.minX + (isRightToLeft ? 1 - progress : progress) * (rect.width - size.width),
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private func placeParts() {
    let track = trackRect(forBounds: bounds)
    let place = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    let left = CGRect(
      x: track.minX,
      y: track.minY,
      width: max(place.midX - track.minX, 0),
      height: track.height
    )
    let right = CGRect(
      x: place.midX,
      y: track.minY,
      width: max(track.maxX - place.midX, 0),
      height: track.height
    )
    minimumTrack.frame = isRightToLeft ? right : left
    maximumTrack.frame = isRightToLeft ? left : right
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    thumb.frame = place
    thumbImageView.frame = place
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  // MARK: Touches

  override var followsDrags: Bool { true }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
  }

  /// Begins moving the thumb if the touch is on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let frame = thumbFrame
    guard frame.insetBy(dx: -Self.thumbReach, dy: -Self.thumbReach).contains(point) else {
      return false
    }
    grip = point.x - frame.midX
    valueAtStart = storedValue
    return true
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let space = track.width - thumbFrame.width
    guard space > 0 else { return true }
    let start = track.minX + thumbFrame.width / 2
    let progress = (touch.location(in: self).x - grip - start) / space
    let fraction = Float(min(max(isRightToLeft ? 1 - progress : progress, 0), 1))
    let old = storedValue
    setValue(minimumValue + fraction * (maximumValue - minimumValue), animated: false)
    if isContinuous, storedValue != old { sendValue() }
    return true
  }

  /// Releases the thumb and sends the value.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendValue() }

  /// Releases the thumb at its current position.
  open override func cancelTracking(with event: UIEvent?) {
    if storedValue != valueAtStart { sendValue() }
  }

  private func sendValue() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  // MARK: Accessibility

  /// Returns false: there is nothing to activate.
  open override func accessibilityActivate() -> Bool { false }

  /// Increases the value by a tenth of the range.
  open override func accessibilityIncrement() { adjust(by: Self.step) }

  /// Decreases the value by a tenth of the range.
  open override func accessibilityDecrement() { adjust(by: -Self.step) }

  private func adjust(by step: Float) {
    guard isEnabled else { return }
    let old = storedValue
    setValue(storedValue + step * (maximumValue - minimumValue), animated: true)
    if storedValue != old { sendValue() }
  }

  /// The position in the range in percent, unless it is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? SystemWords.percent(fraction(of: value), of: self) }
    set { super.accessibilityValue = newValue }
  }
}
