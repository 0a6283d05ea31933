import CoreGraphics
public import Foundation
import QuartzCore

/// An animated indicator of an activity of unknown duration.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Sendable {
    /// The former name of ``large`` in white: 37 points.
    case whiteLarge = 0
    /// The former name of ``medium`` in white: 20 points.
    case white = 1
    /// The former name of ``medium`` in gray: 20 points.
    case gray = 2
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101

    fileprivate var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

    /// The color implied by a former style; nil for other styles.
    fileprivate var color: UIColor? {
      switch self {
      case .whiteLarge, .white: .white
      case .gray: .gray
      case .medium, .large: nil
      }
    }
  }

  private let wheel = UIImageView(frame: .zero)
  private static let spokes = 8
  private static let turnDuration: CFTimeInterval = 0.8

  /// The size of the indicator.
  open var style: UIActivityIndicatorView.Style {
    didSet {
      guard style != oldValue else { return }
      if let color = style.color { self.color = color }
      updateWheel()
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the spokes.
  open var color: UIColor! = .systemGray {
    didSet {
      noteAppearance(\.color, color)
      if color != oldValue { updateWheel() }
    }
  }

  /// Whether the view is hidden while it is not animating.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }

  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Makes an indicator that is not animating and therefore hidden.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    if let color = style.color { self.color = color }
  }

  /// Makes an indicator of the medium style.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// Makes an indicator of the medium style; archived properties are ignored.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
  }

  override var showsProgress: Bool { true }

  override func didInit() {
    super.didInit()
    isUserInteractionEnabled = false
    wheel.contentMode = .center
    addSubview(wheel)
    updateWheel()
    updateVisibility()
  }

  /// Starts the animation, and shows the view.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    updateVisibility()
    updateAnimation()
  }

  /// Stops the animation, and hides the view if ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    updateVisibility()
    updateAnimation()
  }

  // MARK: - Layout

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Centers the indicator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    wheel.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Animates only in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAnimation()
  }

  /// Updates the image for colors and display scale.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    if traits.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
      || traits.displayScale != previousTraitCollection?.displayScale
    {
      updateWheel()
    }
  }

  // MARK: - Accessibility

  /// True while the indicator is animating, unless it is set.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isAnimating }
    set { super.isAccessibilityElement = newValue }
  }

  /// The localized text "In progress", unless it is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? SystemWords(of: self).inProgress }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: - Turning

  private func updateVisibility() {
    let hides = hidesWhenStopped && !isAnimating
    if isHidden != hides { isHidden = hides }
  }

  private func updateAnimation() {
    let key = "turn"
    wheel.layer.removeAnimation(forKey: key)
    guard isAnimating, window != nil else { return }
    let step = 2 * Double.pi / Double(Self.spokes)
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0..<Self.spokes).map { Double($0) * step }
    turn.calculationMode = .discrete
    turn.duration = Self.turnDuration
    turn.repeatCount = .infinity
    wheel.layer.add(turn, forKey: key)
  }

  private func updateWheel() {
    let side = style.side
    let scale = max(traitCollection.displayScale, 1)
    let components = color.components(with: traitCollection)
    let image = DrawnImage.make(size: CGSize(width: side, height: side), scale: scale) { context in
      Self.drawSpokes(in: context, side: side, color: components)
    }
    wheel.image = image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    setNeedsLayout()
  }

  private static func drawSpokes(in context: CGContext, side: CGFloat, color: ColorComponents) {
    let middle = side / 2
    context.setLineCap(.round)
    context.setLineWidth(side * 0.115)
    for spoke in 0..<spokes {
      // The spoke at the top has full opacity; the preceding ones fade.
      let angle = CGFloat(spoke) / CGFloat(spokes) * 2 * .pi - .pi / 2
      var faded = color
      faded.alpha *= spoke == 0 ? 1 : 0.25 + 0.6 * CGFloat(spoke) / CGFloat(spokes)
      context.setStrokeColor(faded.cgColor)
      context.move(
        to: CGPoint(x: middle + cos(angle) * side * 0.24, y: middle + sin(angle) * side * 0.24)
      )
      context.addLine(
        to: CGPoint(x: middle + cos(angle) * side * 0.42, y: middle + sin(angle) * side * 0.42)
      )
      context.strokePath()
    }
  }
}
