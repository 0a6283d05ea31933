import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// The line of buttons below a moment.
///
///     <3 12    [] 4    boost 3          ...
///
/// If they do not fit side by side, at large text sizes, they are in two lines, or each in its own.
/// In a narrow column they are closer together, and "more" is hidden last: a long press opens the
/// same menu.
final class MomentFooter {
  /// The buttons; as wide as the column.
  let stack = UIStackView()
  let likeButton = UIButton(type: .custom)
  let commentButton = UIButton(type: .custom)
  let boostButton = UIButton(type: .custom)
  let moreButton = MenuButton(type: .custom)
  private let first = UIStackView()
  private let second = UIStackView()
  /// Takes the remaining space of the line, so that the focus ring fits the buttons.
  private let space = UIView()
  private var widths: [NSLayoutConstraint] = []

  /// The minimum width of a counter, in points, and the distance between two.
  private static let roomy: (width: CGFloat, spacing: CGFloat) = (64, Spacing.large)
  private static let narrow: (width: CGFloat, spacing: CGFloat) = (52, Spacing.small)

  /// The buttons in the order of reading.
  var buttons: [UIButton] { [likeButton, commentButton, boostButton, moreButton] }

  /// Adds the buttons to their lines, styled and constrained.
  init() {
    for view in [likeButton, commentButton] { first.addArrangedSubview(view) }
    for view in [boostButton, space, moreButton] { second.addArrangedSubview(view) }
    for view in [first, second] { stack.addArrangedSubview(view) }
    likeButton.styleAsFavorite()
    commentButton.styleAsCounter(icon: Icon.comment.image)
    boostButton.styleAsBoost()
    moreButton.styleAsCounter(icon: Icon.more.image)
    moreButton.contentHorizontalAlignment = .trailing
    space.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    space.setContentCompressionResistancePriority(.defaultLow - 1, for: .horizontal)
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    second.setCustomSpacing(0, after: boostButton)
    second.setCustomSpacing(0, after: space)
    widths = [likeButton, commentButton, boostButton].flatMap {
      $0.constrain(.width.atLeast(Self.roomy.width).yielding)
    }
    for button in buttons { button.constrain(.height.atLeast(Metrics.tapTarget).yielding) }
    moreButton.constrain(.width.atLeast(Metrics.tapTarget).yielding)
  }

  /// Shows the counts of a moment.
  func show(_ row: MomentRow, moreTitle: String) {
    likeButton.show(row.likes)
    likeButton.accessibilityIdentifier = "like.\(row.id)"
    commentButton.configuration?.title = row.comments.countText
    commentButton.accessibilityLabel = row.comments.accessibilityText
    commentButton.accessibilityIdentifier = "comments.\(row.id)"
    boostButton.showBoosts(of: row.actions)
    boostButton.accessibilityIdentifier = "boost.\(row.id)"
    moreButton.accessibilityLabel = moreTitle
    moreButton.accessibilityIdentifier = "more.\(row.id)"
  }

  /// Arranges the buttons for a width, in points.
  func fit(in width: CGFloat) {
    let line = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let counters = [likeButton, commentButton, boostButton].filter { !$0.isHidden }
    let natural = counters.map { $0.sizeThatFits(line).width }
    let hasMenu = moreButton.makeMenu != nil
    let more = hasMenu ? max(Metrics.tapTarget, moreButton.sizeThatFits(line).width) : 0
    func taken(_ room: (width: CGFloat, spacing: CGFloat)) -> CGFloat {
      natural.reduce(0) { $0 + max($1, room.width) } + CGFloat(counters.count - 1) * room.spacing
    }
    let isOneLine = taken(Self.narrow) <= width
    let room = taken(Self.roomy) + more <= width ? Self.roomy : Self.narrow
    for constraint in widths where constraint.constant != room.width {
      constraint.constant = room.width
    }
    moreButton.isHidden = !hasMenu || (isOneLine && taken(room) + more > width)
    // Hidden with its content, because the spacing of its views would keep it open.
    second.isHidden = !isOneLine && boostButton.isHidden && moreButton.isHidden
    let pair = natural.prefix(2).reduce(room.spacing, +)
    arrange(isOneLine: isOneLine, isPair: isOneLine || pair <= width, room.spacing)
  }

  private func arrange(isOneLine: Bool, isPair: Bool, _ spacing: CGFloat) {
    stack.axis = isOneLine ? .horizontal : .vertical
    stack.alignment = .fill
    stack.spacing = isOneLine ? spacing : 0
    for line in [first, second] {
      line.axis = isPair ? .horizontal : .vertical
      line.alignment = isPair ? .center : .leading
    }
    first.spacing = isPair ? spacing : 0
    space.isHidden = !isPair
  }
}
