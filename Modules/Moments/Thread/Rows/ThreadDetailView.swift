import DesignKit
public import Foundations
import MomentsComponents
public import MomentsContracts
public import UIKit

/// When the moment of a thread was written, in full, who may see it, and what was changed since.
///
///     20 March 2025 at 18:05 · Followers only · Edited
public final class ThreadDetailView: BaseListItemView<ThreadDetailRow, Never> {
  private let label = UILabel()

  /// Puts the label into the view.
  public override func makeControls() {
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
  }

  /// Gives the label the tokens of DesignKit.
  public override func styleControls() {
    backgroundColor = Palette.background
    label.style(Typography.caption(), Palette.secondaryText, lines: 0)
    label.accessibilityIdentifier = "thread.detail"
  }

  /// Says where the label goes.
  public override func constrainControls() {
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// Shows what is known.
  public override func update(with viewModel: ThreadDetailRow) {
    label.text = viewModel.texts.joined(separator: " · ")
    label.accessibilityLabel = viewModel.texts.joined(separator: ", ")
  }
}
