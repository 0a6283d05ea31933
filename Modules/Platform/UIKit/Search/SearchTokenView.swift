import CoreGraphics
import Foundation
import QuartzCore

/// The capsule of a token in a search field.
@MainActor final class SearchTokenView: UIControl {
  let token: UISearchToken
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)

  static let height: CGFloat = 24
  /// The padding at the ends, and the distance between image and text, in points.
  private static let end: CGFloat = 7
  private static let gap: CGFloat = 4
  private static let imageSide: CGFloat = 14

  /// The background color of a token that is not selected.
  var ground: UIColor = .systemGray { didSet { updateColors() } }

  init(_ token: UISearchToken, onTap: @escaping () -> Void) {
    self.token = token
    super.init(frame: .zero)
    layer.cornerRadius = 5
    imageView.image = token.icon
    imageView.contentMode = .scaleAspectFit
    label.text = token.text
    label.font = .preferredFont(forTextStyle: .subheadline)
    for view in [imageView, label] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = token.text
    accessibilityTraits = .button
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  private func updateColors() {
    backgroundColor = isSelected ? tintColor : ground
    let color: UIColor = .white
    label.textColor = color
    imageView.tintColor = color
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private var imageSpace: CGFloat { token.icon == nil ? 0 : Self.imageSide + Self.gap }

  /// The width that fits the whole text, in points.
  var naturalWidth: CGFloat {
    label.intrinsicContentSize.width.rounded(.up) + imageSpace + 2 * Self.end
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let words = max(bounds.width - imageSpace - 2 * Self.end, 0)
    func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x,
        y: ((bounds.height - height) / 2).rounded(),
        width: width,
        height: height
      )
    }
    place(imageView, Self.end, token.icon == nil ? 0 : Self.imageSide, Self.imageSide)
    place(label, Self.end + imageSpace, words, bounds.height)
  }
}

/// The tokens of one search field.
@MainActor final class SearchTokens {
  var views: [SearchTokenView] = []
  var ground: UIColor?
  var allowsDeleting = true

  /// The distance between tokens, in points.
  static let gap: CGFloat = 4
  /// The maximum width of the tokens, as a fraction of the field; longer ones are truncated.
  static let greatestShare: CGFloat = 0.65

  /// Returns the width of the tokens including the spacing after each, in points.
  func width(in space: CGFloat) -> CGFloat {
    min(naturalWidth, (space * Self.greatestShare).rounded())
  }

  private var naturalWidth: CGFloat { views.reduce(0) { $0 + $1.naturalWidth + Self.gap } }

  /// Lays out the tokens in a row from the leading edge.
  func place(in rect: CGRect, isRightToLeft: Bool) {
    let natural = naturalWidth
    let share = natural > 0 ? min(rect.width / natural, 1) : 1
    var x: CGFloat = 0
    for view in views {
      let width = max((view.naturalWidth * share).rounded(.down), 0)
      view.frame = CGRect(
        x: isRightToLeft ? rect.maxX - x - width : rect.minX + x,
        y: (rect.midY - SearchTokenView.height / 2).rounded(),
        width: width,
        height: SearchTokenView.height
      )
      x += width + Self.gap
    }
  }
}
