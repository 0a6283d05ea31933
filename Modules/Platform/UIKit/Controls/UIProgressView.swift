public import Foundation
import QuartzCore

/// A horizontal bar that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The style of a progress bar.
  public enum Style: Int, Sendable {
    /// A bar with rounded ends.
    case `default` = 0
    /// A thin bar with square ends, below a navigation bar.
    case bar = 1

    fileprivate var height: CGFloat { self == .default ? 4 : 2.5 }
  }

  private let track = UIView()
  private let bar = UIView()
  private var observation: ProgressObservation?
  private var storedProgress: Float = 0

  /// Makes an empty bar of a style, with its intrinsic height.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
    progressViewStyle = style
  }

  override var showsProgress: Bool { true }

  override func didInit() {
    super.didInit()
    addSubview(track)
    track.clipsToBounds = true
    track.addSubview(bar)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    show()
  }

  /// The style of the bar.
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      show()
    }
  }

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, clamped to 0...1.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress.isFinite ? min(max(progress, 0), 1) : 0
    guard animated, window != nil else { return placeParts() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction, .curveLinear],
      animations: { self.placeParts() }
    )
  }

  /// The color of the completed part; nil for the tint color.
  open var progressTintColor: UIColor? {
    didSet {
      noteAppearance(\.progressTintColor, progressTintColor)
      show()
    }
  }

  /// The color of the remaining part; nil for gray.
  open var trackTintColor: UIColor? {
    didSet {
      noteAppearance(\.trackTintColor, trackTintColor)
      show()
    }
  }

  /// An image for the completed part, which is stretched; nil for none.
  open var progressImage: UIImage? {
    didSet { show() }
  }

  /// An image for the remaining part, which is stretched; nil for none.
  open var trackImage: UIImage? {
    didSet { show() }
  }

  /// A task whose progress the bar shows automatically while it is in a window.
  ///
  /// Setting it shows the current progress.
  open var observedProgress: Progress? {
    get { observation?.progress }
    set {
      observation?.stop()
      observation = newValue.map { ProgressObservation($0, shownBy: self) }
      observation?.start()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { observation?.stop() } else { observation?.start() }
  }

  private func show() {
    bar.showImage(progressImage)
    track.showImage(trackImage)
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private func placeParts() {
    let height = progressViewStyle.height
    track.frame = CGRect(
      x: bounds.minX,
      y: bounds.midY - height / 2,
      width: bounds.width,
      height: height
    )
    let radius = progressViewStyle == .default ? height / 2 : 0
    let width = bounds.width * CGFloat(storedProgress)
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    bar.layer.cornerRadius = progressImage == nil ? radius : 0
    bar.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0,
      y: 0,
      width: width,
      height: height
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  /// The progress in percent, unless it is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? SystemWords.percent(CGFloat(progress), of: self) }
    set { super.accessibilityValue = newValue }
  }
}
