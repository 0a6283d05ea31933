import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit

/// The time at which the draft is posted: a button that chooses it, or the chosen time.
///
///     Schedule…
///
///     +----------------------------------+
///     | (o)  Tomorrow at 09:00        (x)|
///     +----------------------------------+
final class ComposerScheduleView: BaseView {
  /// Called when the reader wants to choose a time.
  var onChoose: (() -> Void)?
  /// Called when the reader wants to post immediately.
  var onRemove: (() -> Void)?

  private let strings: Strings
  private let stack = UIStackView()
  private let chooseButton = UIButton(type: .system)
  private let box = UIView()
  private let row = UIStackView()
  private let iconView = UIImageView()
  private let timeButton = UIButton(type: .system)
  private let removeButton = UIButton(type: .system)
  private let noticeLabel = UILabel()

  private static let iconSide: CGFloat = 20

  init(strings: Strings) {
    self.strings = strings
    super.init(frame: .zero)
  }

  override func makeControls() {
    for view in [iconView, timeButton, removeButton] { row.addArrangedSubview(view) }
    box.addSubview(row)
    for view in [box, noticeLabel, chooseButton] { stack.addArrangedSubview(view) }
    addSubview(stack)
    for button in [chooseButton, timeButton] {
      button.onPrimaryAction { [weak self] in self?.onChoose?() }
    }
    removeButton.onPrimaryAction { [weak self] in self?.onRemove?() }
  }

  override func styleControls() {
    stack.axis = .vertical
    stack.spacing = Spacing.xSmall
    box.backgroundColor = Palette.surface
    box.layer.cornerRadius = CornerRadius.medium
    row.alignment = .center
    row.spacing = Spacing.small
    iconView.image = Icon.schedule.image
    iconView.contentMode = .scaleAspectFit
    for button in [chooseButton, timeButton] {
      button.styleAsText()
      button.contentHorizontalAlignment = .leading
      button.titleLabel?.numberOfLines = 0
    }
    timeButton.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    chooseButton.setTitle(strings.scheduleCommand, for: .normal)
    removeButton.setImage(Icon.remove.image, for: .normal)
    removeButton.tintColor = Palette.secondaryText
    removeButton.accessibilityLabel = strings.scheduleRemove
    noticeLabel.style(Typography.caption(), Palette.caution, lines: 0)
    chooseButton.accessibilityIdentifier = "composer.schedule"
    timeButton.accessibilityIdentifier = "composer.schedule.time"
    removeButton.accessibilityIdentifier = "composer.schedule.remove"
    noticeLabel.accessibilityIdentifier = "composer.schedule.notice"
  }

  override func constrainControls() {
    stack.constrain(.edges)
    row.constrain(
      .top,
      .trailing.bottom.yielding,
      .leading.inset(Spacing.medium),
      .height.atLeast(Metrics.tapTarget).yielding
    )
    iconView.constrain(.size(Self.iconSide).yielding)
    removeButton.constrain(.size(Metrics.tapTarget).yielding)
    chooseButton.constrain(.height.atLeast(Metrics.tapTarget).yielding)
  }

  /// Shows the chosen time; the button if none is chosen and scheduling is possible.
  func update(with content: ComposerContent) {
    let schedule = content.schedule
    isHidden = schedule == nil && !content.offersSchedule
    chooseButton.isHidden = isHidden || schedule != nil
    // Large text takes the space of the symbol.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for view in [box, timeButton, removeButton] { view.isHidden = schedule == nil }
    iconView.isHidden = schedule == nil || isLarge
    noticeLabel.isHidden = schedule?.problem == nil
    guard let schedule else { return }
    iconView.tintColor = schedule.problem == nil ? Palette.accent : Palette.caution
    timeButton.setTitle(schedule.title, for: .normal)
    timeButton.isEnabled = content.canSchedule
    timeButton.accessibilityLabel = strings.scheduleTitle
    timeButton.accessibilityValue = schedule.title
    noticeLabel.text = schedule.problem
  }
}

extension ComposerContent {
  /// Whether the sheet offers a time: not for an empty draft.
  fileprivate var offersSchedule: Bool {
    canSchedule && parts.indices.contains(part) && !parts[part].isBlank
  }
}
