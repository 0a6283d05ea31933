import CoreGraphics
import Foundation
import QuartzCore

/// A pointer effect on a view while it is active.
///
/// It consists of an additional sublayer and of animations that remain in place: the properties of
/// the view are unchanged, and so is hit-testing. The animations end when the view leaves its
/// window, as cells do that scroll off screen.
@MainActor final class PointerEffectRun {
  static let duration: TimeInterval = 0.2

  private static let prefix = "pointer."
  /// The enlargement of a view in points, and its maximum as a factor.
  private static let growth: CGFloat = 6
  private static let greatestScale: CGFloat = 1.08
  /// The side length from which a view counts as large, in points.
  private static let largeSide: CGFloat = 120

  private weak var view: UIView?
  private let tint: CALayer?
  private let scale: CGFloat
  private let hasShadow: Bool

  init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
    let preview = effect.preview
    let view = preview.view
    self.view = view
    let appearance = Appearance(effect)
    hasShadow = appearance.hasShadow
    let size = preview.visibleRect.size
    let side = max(size.width, size.height, 1)
    let isScaled = appearance.isScaled && !UIAccessibility.isReduceMotionEnabled
    scale = isScaled ? min(1 + Self.growth / side, Self.greatestScale) : 1
    if appearance.tintMode == .none {
      tint = nil
    } else {
      let layer = CAShapeLayer()
      layer.path = Self.outline(of: preview, shape, isHighlight: appearance.isHighlight)
      let color = appearance.isHighlight ? UIColor.tertiarySystemFill : .quaternarySystemFill
      layer.fillColor = color.resolvedColor(with: view.traitCollection).cgColor
      tint = layer
      if appearance.tintMode == .overlay {
        view.layer.addSublayer(layer)
      } else {
        view.layer.insertSublayer(layer, at: 0)
      }
    }
    begin(on: view)
  }

  // MARK: Looks

  /// The parts of an effect.
  private struct Appearance {
    var tintMode = UIPointerEffect.TintMode.none
    var hasShadow = false
    var isScaled = false
    var isHighlight = false

    @MainActor init(_ effect: UIPointerEffect) {
      switch effect {
      case .highlight: (tintMode, isHighlight) = (.underlay, true)
      case .lift: (hasShadow, isScaled) = (true, true)
      case .hover(_, let mode, let prefersShadow, let prefersScale):
        (tintMode, hasShadow, isScaled) = (mode, prefersShadow, prefersScale)
      case .automatic(let preview):
        let size = preview.visibleRect.size
        if min(size.width, size.height) >= PointerEffectRun.largeSide {
          (tintMode, isScaled) = (.overlay, true)
        } else if preview.view.hasGround {
          (hasShadow, isScaled) = (true, true)
        } else {
          (tintMode, isHighlight) = (.underlay, true)
        }
      }
    }
  }

  /// Returns the outline of the tint, in the view's coordinates.
  private static func outline(
    of preview: UITargetedPreview,
    _ shape: UIPointerShape?,
    isHighlight: Bool
  ) -> CGPath {
    let view = preview.view
    if let outline = shape?.outline {
      let origin = preview.target.container.convert(CGPoint.zero, to: view)
      let path = CGMutablePath()
      path.addPath(outline, transform: CGAffineTransform(translationX: origin.x, y: origin.y))
      return path
    }
    if let path = preview.parameters.visiblePath { return path.cgPath }
    let own = view.outlineRadius
    let radius = own > 0 || !isHighlight ? own : UIPointerShape.defaultCornerRadius
    return UIBezierPath(roundedRect: view.bounds, cornerRadius: radius).cgPath
  }

  // MARK: Running

  private func begin(on view: UIView) {
    let layer = view.layer
    if let tint { hold(tint, "opacity", from: Float(0), to: Float(1)) }
    if scale != 1 {
      let own = layer.transform
      let now = layer.presentation()?.transform ?? own
      hold(layer, "transform", from: now, to: CATransform3DScale(own, scale, scale, 1))
    }
    if hasShadow {
      hold(layer, "shadowOpacity", from: layer.shadowOpacity, to: max(layer.shadowOpacity, 0.22))
      hold(layer, "shadowRadius", from: CGFloat(8), to: CGFloat(8))
      hold(
        layer,
        "shadowOffset",
        from: CGSize(width: 0, height: 4),
        to: CGSize(width: 0, height: 4)
      )
    }
  }

  private func animation(_ key: String, from: Any, to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = Self.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    return animation
  }

  /// Animates a property and keeps the animation in place.
  private func hold(_ layer: CALayer, _ key: String, from: Any, to: Any) {
    let animation = animation(key, from: from, to: to)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: Self.prefix + key)
  }

  /// Removes the effect, without animation if the view has no window.
  func end() {
    guard let view, view.window != nil else {
      tint?.removeFromSuperlayer()
      return
    }
    let layer = view.layer
    let presented = layer.presentation()
    if scale != 1 { release(layer, "transform", presented?.transform, layer.transform) }
    if hasShadow {
      release(layer, "shadowOpacity", presented?.shadowOpacity, layer.shadowOpacity)
      for key in ["shadowRadius", "shadowOffset"] {
        layer.removeAnimation(forKey: Self.prefix + key)
      }
    }
    guard let tint else { return }
    let opacity = tint.presentation()?.opacity ?? 1
    let fade = animation("opacity", from: opacity, to: Float(0))
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    fade.delegate = FadeEnd(tint)
    tint.add(fade, forKey: Self.prefix + "opacity")
  }

  private func release(_ layer: CALayer, _ key: String, _ from: Any?, _ to: Any) {
    let name = Self.prefix + key
    guard let from, layer.animation(forKey: name) != nil else { return }
    layer.add(animation(key, from: from, to: to), forKey: name)
  }
}

/// Removes a layer after it has faded out.
private final class FadeEnd: NSObject, CAAnimationDelegate {
  private let layer: CALayer

  init(_ layer: CALayer) { self.layer = layer }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { layer.removeFromSuperlayer() }
}

extension UIView {
  /// Whether the view has an opaque background, so that its shadow is not visible through it.
  fileprivate final var hasGround: Bool {
    (storedBackgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0) > 0.9
      || (self as? UIButton)?.ground?.view.hasGround ?? false
  }
}
