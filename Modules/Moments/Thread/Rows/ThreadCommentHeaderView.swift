import DesignKit
public import Foundations
public import MomentsContracts
import UIKit

/// The number of comments, above the first.
public final class ThreadCommentHeaderView: BaseListItemView<ThreadCommentHeaderRow, Never> {
  private let stack = UIStackView()
  private let titleLabel = UILabel()
  private let noteLabel = UILabel()

  /// Adds the labels to the view.
  public override func makeControls() {
    for view in [titleLabel, noteLabel] { stack.addArrangedSubview(view) }
    addConstrainedSubviews(stack)
  }

  /// Gives the labels the tokens of DesignKit.
  public override func styleControls() {
    backgroundColor = Palette.background
    stack.axis = .vertical
    stack.spacing = Spacing.small
    titleLabel.style(Typography.name(), Palette.primaryText)
    titleLabel.accessibilityTraits = .header
    titleLabel.accessibilityIdentifier = "thread.comments"
    noteLabel.style(Typography.body(), Palette.secondaryText)
    for label in [titleLabel, noteLabel] {
      label.numberOfLines = 0
    }
  }

  public override func constrainControls() {
    stack.constrain(.top.sides.inset(Spacing.large), .bottom.inset(Spacing.xSmall).yielding)
  }

  /// Shows a count.
  public override func update(with viewModel: ThreadCommentHeaderRow) {
    titleLabel.text = viewModel.title
    noteLabel.text = viewModel.note
    noteLabel.isHidden = viewModel.note == nil
  }
}
