import DesignKit
import Foundations
import MomentsContracts
import MomentsValues
import UIKit

/// The time of a moment, after its visibility and edit mark.
///
///     [lock] [pencil] 2 h
final class MomentTime {
  private static let iconSide: CGFloat = 14

  /// The stack of icons and time.
  let stack = TimeStack()
  /// The time, whose accessibility label includes the icons.
  let label = UILabel()
  private let audienceIcon = UIImageView()
  private let editedIcon = UIImageView()
  private var sides: [NSLayoutConstraint] = []

  /// Makes an empty line.
  init() {
    stack.spacing = Spacing.xSmall
    stack.alignment = .center
    stack.label = label
    label.style(Typography.caption(), Palette.secondaryText)
    for icon in [audienceIcon, editedIcon] {
      icon.contentMode = .scaleAspectFit
      icon.tintColor = Palette.secondaryText
    }
    editedIcon.image = Icon.edit.image
    for view in [audienceIcon, editedIcon, label] { stack.addArrangedSubview(view) }
    for icon in [audienceIcon, editedIcon] {
      sides += icon.constrain(.height(Self.iconSide).yielding)
      icon.constrain(.ratio(1).yielding)
    }
    for view in [label, stack] {
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
      view.setContentHuggingPriority(.required, for: .horizontal)
    }
  }

  /// Shows the time and the marks of a moment.
  func show(_ row: MomentRow) {
    label.text = row.timeText
    label.textColor = row.isPending ? Palette.accent : Palette.secondaryText
    label.accessibilityLabel =
      ([row.timeAccessibilityText] + row.marks.accessibilityTexts).joined(separator: ", ")
    // The heading above the author already shows a private mention.
    let audience = row.marks.audience == .direct ? nil : row.marks.audience
    audienceIcon.image = audience.map(\.icon)?.image
    audienceIcon.isHidden = audience == nil
    editedIcon.isHidden = row.marks.editedText == nil
    fitIcons()
  }

  /// Icons scale with the text beside them.
  func fitIcons() {
    let side = UIFontMetrics(forTextStyle: .footnote)
      .scaledValue(for: Self.iconSide, compatibleWith: stack.traitCollection).rounded()
    for constraint in sides where constraint.constant != side { constraint.constant = side }
  }

  /// The width, in points.
  var width: CGFloat {
    let line = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let icons = zip([audienceIcon, editedIcon], sides).filter { !$0.0.isHidden }
    return icons.reduce(label.sizeThatFits(line).width) {
      $0 + $1.1.constant + stack.spacing
    }
  }
}

/// A stack view whose baseline is that of its time, not the lower edge of an icon.
final class TimeStack: UIStackView {
  fileprivate weak var label: UILabel?

  override var forFirstBaselineLayout: UIView { label ?? super.forFirstBaselineLayout }
}

extension Visibility {
  /// The icon beside a time.
  fileprivate var icon: Icon {
    switch self {
    case .public: .everyone
    case .unlisted: .quiet
    case .followers: .followersOnly
    case .direct, .other: .mentioned
    }
  }
}
