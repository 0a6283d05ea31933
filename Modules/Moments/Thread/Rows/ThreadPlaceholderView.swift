import DesignKit
public import Foundations
public import ListModel
import MomentsComponents
public import MomentsContracts
public import UIKit

/// What stands in place of a comment that does not show, with a button that shows it where it can
/// be shown.
public final class ThreadPlaceholderView: BaseListItemView<
  ThreadPlaceholderRow, ThreadPlaceholderView.Action
>
{
  /// What the reader can do in the row.
  public enum Action: Hashable, Sendable {
    /// Show the comment nevertheless.
    case reveal
    /// Hide the answers to it or to one of the comments above it, or show them again.
    case toggleCollapse(ListItemID)
  }

  private let guidesView = ThreadGuidesView()
  private let column = UIStackView()
  private let warningView = ContentWarningView()
  private let repliesButton = ThreadRepliesButton()
  private lazy var leading = column.leadingAnchor.constraint(equalTo: leadingAnchor)
  private var row: ThreadPlaceholderRow?

  /// Puts the controls into the view.
  public override func makeControls() {
    for view in [warningView, repliesButton] { column.addArrangedSubview(view) }
    for view in [column, guidesView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
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

  /// Gives the row its ground.
  public override func styleControls() {
    backgroundColor = Palette.background
    column.axis = .vertical
    column.alignment = .fill
    // Below the symbol of the line above.
    repliesButton.configuration?.contentInsets.leading = Spacing.medium
  }

  /// Says where the controls go.
  public override func constrainControls() {
    guidesView.pinEdges(to: self)
    NSLayoutConstraint.activate([
      leading,
      column.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.small),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.xSmall)
        .withPriority(.required - 1),
      repliesButton.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget)
        .yieldingToHiding(),
    ])
  }

  /// Shows why there is no comment.
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

  /// The place of the row follows its width.
  public override func prepareForLayout(width: CGFloat) {
    indent(for: width)
  }

  /// The place follows the content size.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    indent(for: bounds.width)
  }

  /// Forgets the row.
  public override func prepareForReuse() {
    super.prepareForReuse()
    row = nil
  }
}
