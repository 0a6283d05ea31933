import Foundation
import QuartzCore

/// The dot of one page, or the image in place of it.
@MainActor final class PageIndicator: UIView {
  private static let side: CGFloat = 7
  private static let imageSide: CGFloat = 12

  private let dot = UIView()
  private let imageView = UIImageView()

  override func didInit() {
    super.didInit()
    isUserInteractionEnabled = false
    imageView.contentMode = .scaleAspectFit
    for view in [dot, imageView] { addSubview(view) }
  }

  /// How large the dot is, 1 for its full size.
  var scale: CGFloat = 1 {
    didSet { if scale != oldValue { setNeedsLayout() } }
  }

  func show(_ image: UIImage?, color: UIColor) {
    imageView.image = image?.withRenderingMode(.alwaysTemplate)
    // The parts of a symbol overlap: a translucent color shows where.
    imageView.tintColor = color.withAlphaComponent(1)
    imageView.alpha = color.cgColor.alpha
    dot.backgroundColor = color
    dot.isHidden = image != nil
    imageView.isHidden = image == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, side) in [(dot, Self.side * scale), (imageView, Self.imageSide * scale)] {
      view.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    dot.layer.cornerRadius = Self.side * scale / 2
  }
}
