public import Foundation
import QuartzCore

/// A view that blurs the content behind it, or applies vibrancy to its own content.
///
/// Add subviews to the ``contentView``. The content behind begins at the window, or at the nearest
/// ancestor that is composited as a whole: with an alpha below 1, a mask, or in a transition. So
/// ancestors should be opaque, as on iOS.
///
/// ```swift
/// let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// card.layer.cornerRadius = 16
/// card.clipsToBounds = true
/// card.contentView.addSubview(label)
/// ```
///
/// ``effect`` is animatable with `UIView.animate`, including from and to nil.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private var storedEffect: UIVisualEffect?

  /// Makes a view with an effect and an empty frame.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    storedEffect = effect
    updateEffect()
  }

  /// Makes a view without an effect.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view without an effect; archived properties are ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInit() {
    super.didInit()
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
  }

  /// The view for content over the effect, which has the same size as this view.
  open private(set) var contentView = UIView(frame: .zero)

  /// The effect; nil for none.
  open var effect: UIVisualEffect? {
    get { storedEffect }
    set {
      guard newValue !== storedEffect else { return }
      storedEffect = newValue
      updateEffect()
    }
  }

  /// Stops the program for subviews other than the ``contentView``.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    precondition(
      subview === contentView,
      """
      \(subview) has been added as a subview to \(self). Do not add subviews directly to the visual \
      effect view itself, instead add them to the -contentView.
      """
    )
  }

  /// Updates the material for light and dark mode.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEffect()
  }

  /// Updates the effect for the screen's transparency preference.
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
    contentView.backingLayer.vibrancy = color.map { LayerVibrancy(color: $0.cgColor) }
    if color != nil || contentView.rare?.ownTintColor != nil {
      contentView.tintColor = color
    }
  }
}

extension UIView {
  /// Updates all visual effects in this subtree for their screen.
  final func updateVisualEffects() {
    (self as? UIVisualEffectView)?.updateEffect()
    for view in storedSubviews { view.updateVisualEffects() }
  }
}
