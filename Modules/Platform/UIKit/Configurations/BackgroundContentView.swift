import Foundation

/// What few grounds of buttons and cells have over their color: an image, or a view of the
/// program's.
@MainActor final class BackgroundContentView: UIView {
  private var imageView: UIImageView?
  private var customView: UIView?

  override func didInit() {
    super.didInit()
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func show(_ configuration: UIBackgroundConfiguration) {
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView { addSubview(customView) }
    }
    if imageView == nil, configuration.image != nil {
      let view = UIImageView()
      imageView = view
      insertSubview(view, at: 0)
    }
    imageView?.image = configuration.image
    imageView?.contentMode = configuration.imageContentMode
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Round as the ground, whose shadow is not to be cut off.
    layer.cornerRadius = superview?.layer.cornerRadius ?? 0
    clipsToBounds = true
    imageView?.frame = bounds
    customView?.frame = bounds
  }
}

extension UIBackgroundConfiguration {
  /// Shows the configuration but for its corners, in a color that the state has.
  @MainActor func show(in ground: UIView, color: UIColor, tint: UIColor) {
    ground.backgroundColor = color
    ground.layer.borderWidth = strokeWidth
    if strokeWidth > 0 {
      ground.layer.borderColor =
        resolvedStrokeColor(for: tint).cgColor(with: ground.traitCollection)
    }
    let content = ground.subviews.first as? BackgroundContentView
    guard rare != nil || content != nil || ground.layer.shadowOpacity > 0 else { return }
    let shadow = shadowProperties
    ground.layer.shadowColor = shadow.color.cgColor(with: ground.traitCollection)
    ground.layer.shadowOpacity = Float(shadow.opacity)
    ground.layer.shadowRadius = shadow.radius
    ground.layer.shadowOffset = shadow.offset
    ground.layer.shadowPath = shadow.cgPath
    if let content {
      content.show(self)
    } else if image != nil || customView != nil {
      let content = BackgroundContentView(frame: ground.bounds)
      ground.addSubview(content)
      content.show(self)
    }
  }
}
