import DesignKit
import Foundations
import MomentsContracts
import UIKit

/// When a moment was written, after who may see it and whether its author changed it since.
///
///     [lock] [pencil] 2 h
final class MomentTime {
  private static let iconSide: CGFloat = 14

  /// All of it, in a line.
  let stack = TimeStack()
  /// The time, which is read with all that the icons say.
  let label = UILabel()
  private let audienceIcon = UIImageView()
  private let editedIcon = UIImageView()
  private var sides: [NSLayoutConstraint] = []

  /// Makes a line that says nothing yet.
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
    sides = [audienceIcon, editedIcon].map {
      $0.heightAnchor.constraint(equalToConstant: Self.iconSide).yieldingToHiding()
    }
    NSLayoutConstraint.activate(
      sides
        + [audienceIcon, editedIcon].map {
          $0.widthAnchor.constraint(equalTo: $0.heightAnchor).yieldingToHiding()
        }
    )
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
    // The line above the author says it already of what only those see who are named in it.
    let audience = row.marks.audience == .direct ? nil : row.marks.audience
    audienceIcon.image = audience.map(\.icon)?.image
    audienceIcon.isHidden = audience == nil
    editedIcon.isHidden = row.marks.editedText == nil
    fitIcons()
  }

  /// Icons grow with the letters beside them.
  func fitIcons() {
    let side = UIFontMetrics(forTextStyle: .footnote)
      .scaledValue(for: Self.iconSide, compatibleWith: stack.traitCollection).rounded()
    for constraint in sides where constraint.constant != side { constraint.constant = side }
  }

  /// How wide it is, in points.
  var width: CGFloat {
    let line = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let icons = zip([audienceIcon, editedIcon], sides).filter { !$0.0.isHidden }
    return icons.reduce(label.sizeThatFits(line).width) {
      $0 + $1.1.constant + stack.spacing
    }
  }
}

/// A line that stands on the baseline of its time, not on the lower edge of an icon.
final class TimeStack: UIStackView {
  fileprivate weak var label: UILabel?

  override var forFirstBaselineLayout: UIView { label ?? super.forFirstBaselineLayout }
}

extension ComposerVisibility {
  /// What stands for it beside a time.
  fileprivate var icon: Icon {
    switch self {
    case .public: .everyone
    case .unlisted: .quiet
    case .followers: .followersOnly
    case .direct: .mentioned
    }
  }
}
