import CoreGraphics
import Foundation
import QuartzCore

/// The lifted image of a view, or the view of a preview's view controller, with a shadow; a tap
/// commits the preview.
@MainActor final class PreviewPlatter: UIControl {
  /// The corner radius of previews without a path of their own, in points.
  static let cornerRadius: CGFloat = 13

  private let content = UIView()
  private let ownRadius: CGFloat?
  private let shadowPath: CGPath?

  /// Makes a platter with the image of a view, of the size of its visible part.
  init(_ preview: UITargetedPreview) {
    let visible = preview.visibleRect
    let parameters = preview.parameters
    let move = CGAffineTransform(translationX: -visible.minX, y: -visible.minY)
    ownRadius = parameters.visiblePath == nil ? preview.view.outlineRadius : 0
    shadowPath = (parameters.shadowPath ?? parameters.visiblePath).map { outline in
      let path = CGMutablePath()
      path.addPath(outline.cgPath, transform: move)
      return path
    }
    super.init(frame: CGRect(origin: .zero, size: visible.size))
    build(label: preview.view.accessibilityLabel)
    content.backgroundColor = parameters.backgroundColor
    let part = visible.intersection(preview.view.bounds)
    let excluded = preview.view.subviewOutsidePreviews
    excluded?.isHidden = true
    defer { excluded?.isHidden = false }
    if let image = preview.view.makeSnapshot(of: part, afterUpdates: true) {
      image.frame.origin = CGPoint(x: part.minX - visible.minX, y: part.minY - visible.minY)
      content.addSubview(image)
    }
    if let outline = parameters.visiblePath {
      let path = CGMutablePath()
      path.addPath(outline.cgPath, transform: move)
      let mask = CAShapeLayer()
      mask.path = path
      mask.frame = bounds
      content.layer.mask = mask
    }
    content.layer.cornerRadius = ownRadius ?? 0
  }

  /// Makes a platter with a view controller's view.
  init(_ controller: UIViewController, size: CGSize) {
    ownRadius = nil
    shadowPath = nil
    super.init(frame: CGRect(origin: .zero, size: size))
    build(label: controller.title)
    content.backgroundColor = .systemBackground
    controller.view.frame = content.bounds
    content.addSubview(controller.view)
    content.layer.cornerRadius = Self.cornerRadius
  }

  required init?(coder: NSCoder) { nil }

  private func build(label: String?) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.isUserInteractionEnabled = false
    content.clipsToBounds = true
    addSubview(content)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    isAccessibilityElement = true
    accessibilityIdentifier = "menu.preview"
    accessibilityTraits = .button
    accessibilityLabel = label
  }

  /// Always `false`: only rows of the menu can be focused.
  override var canBecomeFocused: Bool { false }

  /// Sets or removes the shadow and the rounded corners.
  func setLifted(_ isLifted: Bool) {
    if let ownRadius {
      let radius = shadowPath == nil && ownRadius == 0 ? Self.cornerRadius : ownRadius
      content.layer.cornerRadius = isLifted ? radius : ownRadius
    }
    layer.shadowPath =
      shadowPath
      ?? UIBezierPath(roundedRect: bounds, cornerRadius: content.layer.cornerRadius).cgPath
    layer.shadowOpacity = isLifted ? 0.28 : 0
  }
}
