import Foundation
import QuartzCore

/// The dot of one page, or the image in place of it.
@MainActor final class PageIndicator: UIView {
  private static let side: CGFloat = 7
  private static let imageSide: CGFloat = 12

  private let dot = UIView()
  private let imageView = UIImageView()
  private let fill = UIView()

  /// How much longer than a dot the shape of a progress is, in points.
  static let progressLength: CGFloat = 21

  /// How far the reader is in the page, from 0 to 1; nil for a dot that does not say.
  var progress: CGFloat? {
    didSet { if progress != oldValue { progressDidChange() } }
  }
  /// The color behind the progress.
  var trackColor: UIColor?
  var isVertical = false {
    didSet { if isVertical != oldValue { setNeedsLayout() } }
  }
  /// Whether the progress begins at the right, or below.
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

  /// How large the dot is, 1 for its full size.
  var scale: CGFloat = 1 {
    didSet { if scale != oldValue { setNeedsLayout() } }
  }

  func show(_ image: UIImage?, color: UIColor) {
    imageView.image = image?.withRenderingMode(.alwaysTemplate)
    // The parts of a symbol overlap: a translucent color shows where.
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
