import Foundation
import QuartzCore

/// The views of a ``UIBackgroundConfiguration`` behind the content of a view.
@MainActor final class ShownBackground {
  /// The root view; it has no subviews for a background that is only a color.
  let view = UIView(frame: .zero)
  private var strokeOutset: CGFloat = 0
  /// The clipping view of effect, image and custom view; nil until the first of them is set.
  private var cutOut: UIView?
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?
  private var customView: UIView?
  /// The view of the stroke, if it is not drawn at the edge of the root view.
  private var stroke: UIView?

  init() { view.isUserInteractionEnabled = false }

  func show(_ new: UIBackgroundConfiguration, tint: UIColor, in traits: UITraitCollection) {
    showEffect(new.visualEffect, color: new.resolvedBackgroundColor(for: tint))
    showImage(new)
    showCustomView(new.customView)
    showStroke(new, tint: tint, traits)
    if new.hasExtras || view.layer.shadowOpacity > 0 { showShadow(new.shadowProperties, traits) }
  }

  func place(at frame: CGRect, cornerRadius: CGFloat) {
    if view.frame != frame { view.frame = frame }
    view.layer.cornerRadius = cornerRadius
    cutOut?.layer.cornerRadius = cornerRadius
    guard let stroke else { return }
    stroke.frame = view.bounds.insetBy(dx: -strokeOutset, dy: -strokeOutset)
    stroke.layer.cornerRadius = max(cornerRadius + strokeOutset, 0)
  }

  private func showShadow(_ shadow: UIShadowProperties, _ traits: UITraitCollection) {
    let layer = view.layer
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowColor = shadow.color.cgColor(with: traits)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowPath = shadow.cgPath
  }

  private func makeInside() -> UIView {
    let inside = UIView(frame: view.bounds)
    inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inside.isUserInteractionEnabled = false
    return inside
  }

  private func insert(_ content: UIView, at index: Int) {
    let area = cutOut ?? makeInside()
    if cutOut == nil {
      area.clipsToBounds = true
      area.layer.cornerRadius = view.layer.cornerRadius
      cutOut = area
      view.insertSubview(area, at: 0)
    }
    content.frame = area.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    area.insertSubview(content, at: index)
  }

  /// Shows the effect with the color over it, or only the color.
  private func showEffect(_ effect: UIVisualEffect?, color: UIColor) {
    view.backgroundColor = effect == nil ? color : nil
    guard effect != nil || effectView != nil else { return }
    let shown = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil { insert(shown, at: 0) }
    effectView = shown
    shown.effect = effect
    shown.contentView.backgroundColor = effect == nil ? nil : color
  }

  private func showImage(_ new: UIBackgroundConfiguration) {
    guard new.image != nil || imageView != nil else { return }
    let shown = imageView ?? UIImageView(frame: .zero)
    if imageView == nil { insert(shown, at: effectView == nil ? 0 : 1) }
    imageView = shown
    shown.contentMode = new.imageContentMode
    shown.image = new.image
  }

  private func showCustomView(_ new: UIView?) {
    guard new !== customView else { return }
    if let customView, customView.superview === cutOut { customView.removeFromSuperview() }
    customView = new
    if let new { insert(new, at: (effectView == nil ? 0 : 1) + (imageView == nil ? 0 : 1)) }
  }

  private func showStroke(
    _ new: UIBackgroundConfiguration,
    tint: UIColor,
    _ traits: UITraitCollection
  ) {
    strokeOutset = new.strokeOutset
    // Over clipped content, or with an outset, the stroke is a separate view.
    let isApart = new.strokeOutset != 0 || cutOut != nil
    view.layer.borderWidth = isApart ? 0 : new.strokeWidth
    stroke?.isHidden = !isApart || new.strokeWidth == 0
    guard new.strokeWidth > 0 else { return }
    let color = new.resolvedStrokeColor(for: tint).cgColor(with: traits)
    guard isApart else {
      view.layer.borderColor = color
      return
    }
    let edge = stroke ?? makeInside()
    if stroke == nil { view.addSubview(edge) }
    stroke = edge
    edge.layer.borderWidth = new.strokeWidth
    edge.layer.borderColor = color
  }
}
