public import Foundation
import QuartzCore

/// A view that blurs what is behind it, or has its content shine over such a blur.
///
/// Add subviews to the ``contentView``. What is behind begins at the window, or at the nearest view
/// above that is laid down as one: with an alpha below 1, a mask, or in a transition. So views in
/// between should be opaque, as on iOS.
///
///     let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///     card.layer.cornerRadius = 16
///     card.clipsToBounds = true
///     card.contentView.addSubview(label)
///
/// ``effect`` is animated in `UIView.animate`, from and to none as well.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let storedContentView = UIView(frame: .zero)
  private var storedEffect: UIVisualEffect?

  /// Makes a view with an effect and an empty frame.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    storedEffect = effect
    updateEffect()
  }

  /// Makes a view without an effect.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view from an archive, which carries no effect here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInit() {
    super.didInit()
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(storedContentView)
  }

  /// The view for what is shown over the effect: always as large as this one.
  open var contentView: UIView { storedContentView }

  /// The effect; none shows what is behind as it is.
  open var effect: UIVisualEffect? {
    get { storedEffect }
    set {
      guard newValue !== storedEffect else { return }
      storedEffect = newValue
      updateEffect()
    }
  }

  /// Fails: subviews belong to the ``contentView``.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    precondition(
      subview === storedContentView,
      """
      \(subview) has been added as a subview to \(self). Do not add subviews directly to the visual \
      effect view itself, instead add them to the -contentView.
      """
    )
  }

  /// Materials are light or dark by the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEffect()
  }

  /// The screen says whether the reader prefers less transparency.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateEffect()
  }

  final func updateEffect() {
    let surroundings = EffectSurroundings(
      traits: storedTraits,
      reducesTransparency: storedWindow?.screen.reducesTransparency
        ?? UIAccessibility.isReduceTransparencyEnabled
    )
    let color = storedEffect?.vibrancy(surroundings)
    backingLayer.backdrop = storedEffect?.backdrop(surroundings)
    storedContentView.backingLayer.vibrancy = color.map { LayerVibrancy(color: $0.cgColor) }
    if color != nil || storedContentView.rare?.ownTintColor != nil {
      storedContentView.tintColor = color
    }
  }
}

extension UIView {
  /// Has all visual effects at and below this view look at their screen again.
  final func updateVisualEffects() {
    (self as? UIVisualEffectView)?.updateEffect()
    for view in storedSubviews { view.updateVisualEffects() }
  }
}
