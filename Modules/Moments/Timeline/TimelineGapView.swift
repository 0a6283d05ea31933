import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// A gap where moments may be missing: a tap loads them.
///
///     +------------------------------+
///     | There may be more moments    |
///     | here               Load more |
///     +------------------------------+
public final class TimelineGapView: BaseListItemView<TimelineGapRow, TimelineGapView.Action> {
  /// The reader's actions in the row.
  public enum Action: Hashable, Sendable {
    /// Load the missing moments.
    case fill
  }

  private let ground = UIView()
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let stack = UIStackView()

  public override func makeControls() {
    for view in [label, button, spinner] { stack.addArrangedSubview(view) }
    ground.addSubview(stack)
    addSubview(ground)
    button.onPrimaryAction { [weak self] in self?.onAction?(.fill) }
  }

  public override func styleControls() {
    backgroundColor = Palette.background
    ground.backgroundColor = Palette.surface
    stack.spacing = Spacing.medium
    configure(label) {
      $0.font = Typography.button()
      $0.numberOfLines = 0
      $0.adjustsFontForContentSizeCategory = true
      $0.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    }
    configure(button) {
      $0.styleAsText()
      // Just below required: a stack view gives it no width while it is hidden.
      $0.setContentHuggingPriority(.required - 1, for: .horizontal)
      $0.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    }
    spinner.hidesWhenStopped = true
  }

  public override func constrainControls() {
    ground.constrain(.edges.inset(bottom: 0.5))
    stack.constrain(
      .top.inset(Spacing.small),
      .bottom.inset(Spacing.small).yielding,
      .sides.inset(Spacing.large),
      .height.atLeast(Metrics.tapTarget)
    )
    button.constrain(.height.atLeast(Metrics.tapTarget).yielding)
  }

  /// Shows the state of the gap.
  public override func update(with viewModel: TimelineGapRow) {
    label.text = viewModel.title
    label.textColor = viewModel.hasFailed ? Palette.error : Palette.secondaryText
    label.accessibilityIdentifier = "gap.text.\(viewModel.id)"
    let isLoading = viewModel.state == .loading
    button.isHidden = isLoading
    button.setTitle(viewModel.buttonTitle, for: .normal)
    button.accessibilityIdentifier = "gap.\(viewModel.id)"
    if isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    stack.stackForLargeText(traitCollection)
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stack.stackForLargeText(traitCollection)
  }
}

extension TimelineGapRow {
  /// Whether loading has failed.
  fileprivate var hasFailed: Bool {
    if case .failed = state { true } else { false }
  }
}
