import DesignKit
import Foundations
import MomentsContracts
import UIKit

/// One option of a poll: a mark and the option to vote for, or the option over a bar that shows its
/// share.
final class PollOptionView: UIControl {
  private static let markSide: CGFloat = 20
  private static let ringWidth: CGFloat = 2

  private let bar = UIView()
  private let mark = UIView()
  /// Makes an unselected mark a ring.
  private let hole = UIView()
  private let check = UIImageView()
  let titleLabel = ImageLabel()
  private let shareLabel = UILabel()
  private let stack = UIStackView()
  private lazy var markHeight = mark.inactiveConstraint(.height(Self.markSide))
  private var share: Double = 0
  private var isSquare = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [mark, titleLabel, shareLabel] { stack.addArrangedSubview(view) }
    for view in [hole, check] { mark.addSubview(view) }
    for view in [bar, stack] { addSubview(view) }
    backgroundColor = Palette.surface
    layer.cornerRadius = CornerRadius.medium
    clipsToBounds = true
    // Text over it is as legible as beside it.
    bar.backgroundColor = Palette.accent
    bar.alpha = 0.16
    hole.backgroundColor = Palette.surface
    for view in [bar, stack] { view.isUserInteractionEnabled = false }
    titleLabel.style(Typography.body(), Palette.primaryText, lines: 0)
    shareLabel.style(Typography.captionStrong(), Palette.secondaryText)
    shareLabel.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    shareLabel.setContentHuggingPriority(.required - 1, for: .horizontal)
    check.image = Icon.chosen.image
    check.contentMode = .scaleAspectFit
    stack.spacing = Spacing.small
    stack.alignment = .center
    // With autoresizing masks: with constraints, polls of four options would make the cells of a
    // timeline too large for the fast path of the solver (decision 0044).
    mark.frame.size = CGSize(width: Self.markSide, height: Self.markSide)
    for (view, inset) in [(hole, Self.ringWidth), (check, Spacing.xSmall)] {
      view.frame = mark.bounds.insetBy(dx: inset, dy: inset)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    stack.constrain(.edges.inset(dx: Spacing.medium, dy: Spacing.small))
    mark.constrain(.ratio(1).yielding)
    constrain(.height.atLeast(Metrics.tapTarget).yielding)
    markHeight.isActive = true
    isAccessibilityElement = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? Palette.pressedSurface : Palette.surface }
  }

  /// Shows an option of a poll.
  func update(with option: PollRow.Option, of poll: PollRow) {
    titleLabel.show(option.title, in: Typography.body)
    shareLabel.text = option.shareText
    shareLabel.isHidden = option.shareText.isEmpty
    share = option.share ?? 0
    bar.isHidden = option.share == nil
    isUserInteractionEnabled = poll.isVoting
    // In results, only the reader's votes have a mark.
    mark.isHidden = !poll.isVoting && !option.isChosen
    isSquare = poll.allowsSeveral
    fitMark()
    mark.backgroundColor = option.isChosen ? Palette.accent : Palette.secondaryText
    hole.isHidden = option.isChosen
    check.tintColor = Palette.onAccent
    check.isHidden = !option.isChosen
    accessibilityLabel = option.accessibilityText
    accessibilityTraits = poll.isVoting ? .button : .staticText
    if poll.isVoting, option.isChosen { accessibilityTraits.insert(.selected) }
    setNeedsLayout()
  }

  /// Scales the mark with the text beside it.
  private func fitMark() {
    markHeight.constant = UIFontMetrics(forTextStyle: .body)
      .scaledValue(for: Self.markSide, compatibleWith: traitCollection).rounded()
    let radius = isSquare ? CornerRadius.small : markHeight.constant / 2
    mark.layer.cornerRadius = radius
    hole.layer.cornerRadius = radius - Self.ringWidth
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitMark()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width * share).rounded()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0,
      y: 0,
      width: width,
      height: bounds.height
    )
  }
}
