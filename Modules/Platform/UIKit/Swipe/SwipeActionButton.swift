import CoreGraphics
import Foundation

/// The button of a swipe action.
///
/// Its content stays at the side of the row's content while the button is stretched or compressed.
@MainActor final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  /// The direction in which the row's content slides: 1 if the button is at its left, -1 if it is
  /// at its right.
  private let direction: CGFloat
  /// The width in which the content is laid out, in points.
  var contentWidth: CGFloat = 0
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private let shade = UIView(frame: .zero)

  private static let padding: CGFloat = 12
  private static let spacing: CGFloat = 4
  /// The height, in points, below which a row has no space for both image and title.
  private static let leastHeightOfBoth: CGFloat = 91

  init(action: UIContextualAction, direction: CGFloat, onChoice: @escaping () -> Void) {
    self.action = action
    self.direction = direction
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    label.isHidden = true
    imageView.image =
      action.image?.renderingMode == .automatic
      ? action.image?.withRenderingMode(.alwaysTemplate) : action.image
    imageView.tintColor = .white
    imageView.isHidden = true
    shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
    shade.isHidden = true
    shade.isUserInteractionEnabled = false
    for view in [label, imageView, shade] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
    addAction(UIAction { _ in onChoice() }, for: .touchUpInside)
    updateFont()
  }

  required init?(coder: NSCoder) { nil }

  private var hasTitle: Bool { label.text?.isEmpty == false }
  private var hasImage: Bool { imageView.image != nil }

  private func updateFont() {
    label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15),
      maximumPointSize: 26,
      compatibleWith: traitCollection
    )
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFont()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    shade.isHidden = !isHighlighted
  }

  /// Whether both image and title fit into a row of a height.
  private func showsBoth(in height: CGFloat) -> Bool {
    guard hasTitle, hasImage else { return false }
    let image = imageView.image?.size.height ?? 0
    let needed = image + Self.spacing + label.font.lineHeight + 2 * Self.padding
    return height >= max(Self.leastHeightOfBoth, needed)
  }

  /// Returns the preferred width in a row of a height, in points.
  func naturalWidth(rowHeight: CGFloat, rowWidth: CGFloat) -> CGFloat {
    updateFont()
    let showsLabel = hasTitle && (!hasImage || showsBoth(in: rowHeight))
    var width: CGFloat = hasImage ? imageView.image?.size.width ?? 0 : 0
    if showsLabel {
      // A long title wraps to two lines before it uses 40 percent of the row's width.
      let widest = rowWidth * 0.4
      width = max(width, min(label.sizeThatFits(.zero).width.rounded(.up), widest))
    }
    return max(width + 2 * Self.padding, SwipePhysics.leastActionWidth)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    shade.frame = CGRect(origin: .zero, size: size)
    let both = showsBoth(in: size.height)
    label.isHidden = !hasTitle || (hasImage && !both)
    imageView.isHidden = !hasImage
    let left = direction > 0 ? size.width - contentWidth : 0
    let space = max(contentWidth - 2 * 6, 0)
    let image = imageView.isHidden ? .zero : imageView.image?.size ?? .zero
    let text =
      label.isHidden
      ? .zero : label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude))
    let gap = both ? Self.spacing : 0
    var y = (size.height - image.height - gap - text.height) / 2
    func place(_ view: UIView, _ content: CGSize, width: CGFloat) {
      let x = left + (contentWidth - width) / 2
      view.frame = CGRect(
        x: x.rounded(),
        y: y.rounded(),
        width: width,
        height: content.height
      )
    }
    if !imageView.isHidden {
      place(imageView, image, width: image.width)
      y += image.height + gap
    }
    if !label.isHidden { place(label, text, width: space) }
  }
}
