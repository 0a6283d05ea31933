import Foundation
import QuartzCore

/// The dot of a page, or its image.
@MainActor final class PageIndicator: UIView {
  private static let side: CGFloat = 7
  private static let imageSide: CGFloat = 12

  private let dot = UIView()
  private let imageView = UIImageView()
  private let fill = UIView()

  /// The additional length of a progress indicator compared to a dot, in points.
  static let progressLength: CGFloat = 21

  /// The progress within the page, from 0 to 1; nil for a plain dot.
  var progress: CGFloat? {
    didSet { if progress != oldValue { progressDidChange() } }
  }
  /// The background color of the progress indicator.
  var trackColor: UIColor?
  var isVertical = false {
    didSet { if isVertical != oldValue { setNeedsLayout() } }
  }
  /// Whether the progress begins at the right or the bottom.
  var isReversed = false {
    didSet { if isReversed != oldValue { setNeedsLayout() } }
  }
  private var color: UIColor?

  override func didInit() {
    super.didInit()
    isUserInteractionEnabled = false
    imageView.contentMode = .scaleAspectFit
    for view in [dot, imageView] { addSubview(view) }
    dot.addSubview(fill)
    dot.clipsToBounds = true
  }

  private func progressDidChange() {
    dot.backgroundColor = progress == nil ? color : trackColor
    fill.backgroundColor = color
    setNeedsLayout()
  }

  /// The scale of the dot; 1 for its full size.
  var scale: CGFloat = 1 {
    didSet { if scale != oldValue { setNeedsLayout() } }
  }

  func show(_ image: UIImage?, color: UIColor) {
    imageView.image = image?.withRenderingMode(.alwaysTemplate)
    // Parts of a symbol overlap, which would be visible with a translucent color.
    imageView.tintColor = color.withAlphaComponent(1)
    imageView.alpha = color.cgColor.alpha
    self.color = color
    progressDidChange()
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
    fill.isHidden = progress == nil
    guard let progress else { return }
    let length = Self.side + Self.progressLength
    dot.bounds.size =
      isVertical
      ? CGSize(width: Self.side, height: length) : CGSize(width: length, height: Self.side)
    dot.layer.cornerRadius = Self.side / 2
    let done = (length * progress).rounded()
    let start = isReversed ? length - done : 0
    fill.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: Self.side, height: done)
      : CGRect(x: start, y: 0, width: done, height: Self.side)
    fill.layer.cornerRadius = Self.side / 2
  }
}
