import Foundation
import QuartzCore

/// The background view of a bar, and the line or image at its edge.
@MainActor final class BarGround {
  /// The edge of a bar that is adjacent to the content.
  enum Edge {
    case top, bottom
  }

  private unowned let bar: UIView
  private unowned let view: UIView
  /// The edge of the line.
  var edge: Edge
  let hairline = UIView()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?
  private var shadowView: UIImageView?

  /// Makes the views of a bar.
  ///
  /// - Parameters:
  ///   - bar: The bar, to which the line is added.
  ///   - view: The view with the background color; the bar itself, or a subview.
  ///   - edge: The edge of the line.
  init(of bar: UIView, background view: UIView, edge: Edge) {
    self.bar = bar
    self.view = view
    self.edge = edge
    hairline.isUserInteractionEnabled = false
    bar.addSubview(hairline)
  }

  func show(_ background: BarBackground) {
    show(background.effect, color: background.color)
    show(background.image, mode: background.imageContentMode)
    hairline.backgroundColor = background.shadowColor
    hairline.isHidden = background.shadowImage != nil
    showShadow(background.shadowImage, color: background.shadowColor)
  }

  /// Shows the effect with the color over it, or only the color.
  private func show(_ effect: UIBlurEffect?, color: UIColor?) {
    // An opaque color hides the effect.
    let effect = effect == nil || color?.hidesAll == true ? nil : effect
    view.backgroundColor = effect == nil ? color : nil
    guard effect != nil || effectView != nil else { return }
    let effectView = effectView ?? UIVisualEffectView(effect: nil)
    if self.effectView == nil {
      effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      effectView.isUserInteractionEnabled = false
      effectView.frame = view.bounds
      view.insertSubview(effectView, at: 0)
      self.effectView = effectView
    }
    effectView.effect = effect
    effectView.contentView.backgroundColor = effect == nil ? nil : color
    effectView.isHidden = effect == nil
  }

  private func show(_ image: UIImage?, mode: UIView.ContentMode) {
    guard image != nil || imageView != nil else { return }
    let imageView = imageView ?? UIImageView()
    if self.imageView == nil {
      imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      imageView.clipsToBounds = true
      imageView.frame = view.bounds
      view.insertSubview(imageView, at: effectView == nil ? 0 : 1)
      self.imageView = imageView
    }
    imageView.contentMode = mode
    imageView.image = image
    imageView.isHidden = image == nil || image?.size == .zero
  }

  private func showShadow(_ image: UIImage?, color: UIColor?) {
    guard image != nil || shadowView != nil else { return }
    let shadowView = shadowView ?? UIImageView()
    if self.shadowView == nil {
      bar.insertSubview(shadowView, aboveSubview: hairline)
      self.shadowView = shadowView
    }
    shadowView.image = image
    shadowView.tintColor = color
    let isTemplate = image?.renderingMode == .alwaysTemplate
    shadowView.isHidden = image == nil || image?.size == .zero || (isTemplate && color == nil)
    shadowView.alpha = edgeAlpha
    bar.setNeedsLayout()
  }

  /// The opacity of the line or image at the edge.
  var edgeAlpha: CGFloat {
    get { hairline.alpha }
    set {
      hairline.alpha = newValue
      shadowView?.alpha = newValue
    }
  }

  /// Lays out the line inside the bar, or the shadow image outside of it.
  func layOut() {
    let bounds = bar.bounds
    let thickness = 1 / max(bar.traitCollection.displayScale, 1)
    hairline.frame = CGRect(
      x: 0,
      y: edge == .top ? 0 : bounds.height - thickness,
      width: bounds.width,
      height: thickness
    )
    guard let shadowView, let image = shadowView.image else { return }
    shadowView.frame = CGRect(
      x: 0,
      y: edge == .top ? -image.size.height : bounds.height,
      width: bounds.width,
      height: image.size.height
    )
  }
}

extension UIColor {
  /// Whether the color is opaque in light and dark mode.
  fileprivate var hidesAll: Bool {
    [UIUserInterfaceStyle.light, .dark].allSatisfy {
      resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).cgColor.isOpaque
    }
  }
}
