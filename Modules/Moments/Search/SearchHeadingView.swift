import DesignKit
public import Foundations
import ListModel
public import MomentsContracts
public import UIKit

/// The heading of rows of one kind: its title, the origin of the results, and a clear button if
/// there is one.
///
///     People  On this device                 Clear
public final class SearchHeadingView: BaseListItemView<SearchHeadingRow, SearchHeadingView.Action> {
  /// The reader's actions in the heading.
  public enum Action: Hashable, Sendable {
    /// Clear the section.
    case clear
  }

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let button = UIButton(type: .system)
  private let words = UIStackView()
  private let line = UIStackView()

  public override func makeControls() {
    for label in [titleLabel, detailLabel] { words.addArrangedSubview(label) }
    for view in [words, button] { line.addArrangedSubview(view) }
    addSubview(line)
    button.onPrimaryAction { [weak self] in self?.onAction?(.clear) }
  }

  public override func styleControls() {
    backgroundColor = Palette.background
    titleLabel.style(Typography.sectionTitle(), Palette.primaryText, lines: 0)
    titleLabel.accessibilityTraits = .header
    detailLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    for label in [titleLabel, detailLabel] { label.textAlignment = .natural }
    button.styleAsText()
    button.accessibilityIdentifier = "search.clear"
    words.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    button.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    line.spacing = Spacing.small
  }

  public override func constrainControls() {
    line.constrain(.edges.inset(top: Spacing.medium, sides: Spacing.large, bottom: Spacing.xSmall))
    constrain(.height.atLeast(Metrics.tapTarget))
  }

  /// Shows a heading.
  public override func update(with viewModel: SearchHeadingRow) {
    titleLabel.text = viewModel.title
    detailLabel.text = viewModel.detail
    detailLabel.isHidden = viewModel.detail.isEmpty
    button.setTitle(viewModel.clearTitle, for: .normal)
    button.isHidden = viewModel.clearTitle.isEmpty
    accessibilityIdentifier = "search.heading.\(viewModel.itemID)"
    arrange()
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    line.axis = isLarge ? .vertical : .horizontal
    line.alignment = isLarge ? .leading : .firstBaseline
    words.axis = isLarge ? .vertical : .horizontal
    words.alignment = isLarge ? .leading : .firstBaseline
    words.spacing = isLarge ? Spacing.xxSmall : Spacing.small
  }
}
