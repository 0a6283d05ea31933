import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// A poll: its options, the button that votes, and its state.
///
///     +--------------------------------+
///     | (o) Tea                        |
///     +--------------------------------+
///     | ( ) Coffee                     |
///     +--------------------------------+
///     [ Vote ]   See results
///     1,204 people · 3 h left
public final class PollView: BaseView {
  /// Called with each action of the reader.
  public var onAction: (PollAction) -> Void = { _ in }

  /// Loads custom emoji of the options; without a loader they are words.
  public var imageLoader: ImageLoader?

  private let stack = UIStackView()
  private let options = UIStackView()
  private var optionViews: [PollOptionView] = []
  private let buttons = UIStackView()
  private let voteButton = UIButton(type: .system)
  private let toggleButton = UIButton(type: .system)
  private let space = UIView()
  private let detailLabel = UILabel()

  public override func makeControls() {
    for view in [voteButton, toggleButton, space] { buttons.addArrangedSubview(view) }
    for view in [options, buttons, detailLabel] { stack.addArrangedSubview(view) }
    addSubview(stack)
    voteButton.onPrimaryAction { [weak self] in self?.onAction(.vote) }
    toggleButton.onPrimaryAction { [weak self] in self?.onAction(.toggleResults) }
  }

  public override func styleControls() {
    for view in [stack, options] { view.axis = .vertical }
    stack.spacing = Spacing.small
    options.spacing = Spacing.xSmall
    buttons.spacing = Spacing.large
    voteButton.styleAsCapsule()
    toggleButton.styleAsText()
    detailLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    for button in [voteButton, toggleButton] {
      button.setContentHuggingPriority(.required - 1, for: .horizontal)
    }
    space.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    stackForLargeText()
  }

  public override func constrainControls() {
    stack.constrain(.edges)
    for button in [voteButton, toggleButton] {
      button.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    }
  }

  /// Shows a poll.
  ///
  /// - Parameters:
  ///   - poll: The poll.
  ///   - identifier: Distinguishes it from others on the screen.
  public func update(with poll: PollRow, identifier: String) {
    makeOptions(poll.options.count)
    for (index, view) in optionViews.enumerated() {
      view.isHidden = index >= poll.options.count
      guard !view.isHidden else { continue }
      view.titleLabel.imageLoader = imageLoader
      view.update(with: poll.options[index], of: poll)
      view.accessibilityIdentifier = "poll.\(identifier).\(index)"
    }
    show(poll.voteTitle, on: voteButton, "poll.\(identifier).vote")
    voteButton.configuration?.title = poll.voteTitle
    voteButton.isEnabled = poll.canVote
    show(poll.toggleTitle, on: toggleButton, "poll.\(identifier).results")
    toggleButton.setTitle(poll.toggleTitle, for: .normal)
    buttons.isHidden = poll.voteTitle == nil && poll.toggleTitle == nil
    detailLabel.text = poll.detail
    detailLabel.isHidden = poll.detail.isEmpty
  }

  private func show(_ title: String?, on button: UIButton, _ identifier: String) {
    button.isHidden = title == nil
    button.accessibilityIdentifier = identifier
  }

  private func makeOptions(_ count: Int) {
    while optionViews.count < count {
      let view = PollOptionView()
      let index = optionViews.count
      view.addAction(
        UIAction { [weak self] _ in self?.onAction(.choose(index)) },
        for: .touchUpInside
      )
      optionViews.append(view)
      options.addArrangedSubview(view)
    }
  }

  private func stackForLargeText() {
    let isLarge = buttons.stackForLargeText(traitCollection)
    buttons.spacing = isLarge ? Spacing.xSmall : Spacing.large
    space.isHidden = isLarge
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stackForLargeText()
  }
}
