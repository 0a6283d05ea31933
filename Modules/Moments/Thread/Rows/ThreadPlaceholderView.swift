import DesignKit
public import Foundations
public import ListModel
import MomentsComponents
public import MomentsContracts
import MomentsValues
public import UIKit

/// The placeholder of a comment that is not shown, with a button that shows it if possible.
public final class ThreadPlaceholderView: BaseListItemView<
  ThreadPlaceholderRow, ThreadPlaceholderView.Action
>
{
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Show the comment nevertheless.
    case reveal
    /// Hide or show the replies to it or to one of its ancestors.
    case toggleCollapse(ListItemID)
  }

  private let guidesView = ThreadGuidesView()
  private let column = UIStackView()
  private let warningView = ContentWarningView()
  private let repliesButton = ThreadRepliesButton()
  private lazy var leading = column.inactiveConstraint(.leading)
  private var row: ThreadPlaceholderRow?

  public override func makeControls() {
    for view in [warningView, repliesButton] { column.addArrangedSubview(view) }
    addConstrainedSubviews(column, guidesView)
    warningView.onToggle = { [weak self] in self?.onAction?(.reveal) }
    guidesView.onLine = { [weak self] level in
      guard let self, let row else { return }
      let ancestors = row.branch.ancestors
      onAction?(.toggleCollapse(ancestors.indices.contains(level) ? ancestors[level] : row.id))
    }
    repliesButton.onPrimaryAction { [weak self] in
      if let self, let row { onAction?(.toggleCollapse(row.id)) }
    }
  }

  public override func styleControls() {
    backgroundColor = Palette.background
    column.axis = .vertical
    column.alignment = .fill
    // Aligned below the symbol of the line above.
    repliesButton.configuration?.contentInsets.leading = Spacing.medium
  }

  public override func constrainControls() {
    guidesView.constrain(.edges)
    column.constrain(
      .top.inset(Spacing.small),
      .trailing.inset(Spacing.large),
      .bottom.inset(Spacing.xSmall).yielding
    )
    repliesButton.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    leading.isActive = true
  }

  /// Shows why the comment is hidden.
  public override func update(with viewModel: ThreadPlaceholderRow) {
    row = viewModel
    warningView.update(
      text: RichText(viewModel.text),
      buttonTitle: viewModel.revealTitle,
      icon: .concealed,
      identifier: "reveal.\(viewModel.id)"
    )
    repliesButton.update(with: viewModel.replies, identifier: "replies.\(viewModel.id)")
    indent(for: bounds.width)
  }

  private func indent(for width: CGFloat) {
    guard let row else { return }
    let indentation = ThreadIndentation(
      depth: row.branch.depth,
      width: width,
      isLargeText: traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    )
    leading.constant = indentation.leading
    guidesView.update(indentation, ownTop: nil)
  }

  /// The indentation depends on the width.
  public override func prepareForLayout(width: CGFloat) {
    indent(for: width)
  }

  /// The indentation depends on the content size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    indent(for: bounds.width)
  }

  /// Clears the row.
  public override func prepareForReuse() {
    super.prepareForReuse()
    row = nil
  }
}
