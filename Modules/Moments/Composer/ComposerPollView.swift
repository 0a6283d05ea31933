import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import MomentsValues
import UIKit

/// The poll of the draft: its options, its duration, and its settings.
///
///     +----------------------------------+
///     | Tea                           (x)|
///     +----------------------------------+
///     | Answer 2                      (x)|
///     +----------------------------------+
///     Add answer
///     Open for                      1 day >
///     Several answers               ( o)
///     Hide votes until the end      (o )
///     Remove poll
final class ComposerPollView: BaseView {
  /// An action of the reader on the poll.
  enum Action: Hashable {
    case change(PollDraft?)
    case chooseDuration
    case submit
  }

  /// Called with each action of the reader.
  var onAction: ((Action) -> Void)?

  private let strings: Strings
  private let stack = UIStackView()
  private let options = UIStackView()
  private var optionViews: [ComposerPollOptionView] = []
  private let addButton = UIButton(type: .system)
  private let durationButton = UIButton(type: .system)
  private let durationLabel = UILabel()
  private let severalSwitch = UISwitch()
  private let severalLabel = UILabel()
  private let hiddenSwitch = UISwitch()
  private let hiddenLabel = UILabel()
  private lazy var lines = [
    UIStackView(arrangedSubviews: [durationLabel, durationButton]),
    UIStackView(arrangedSubviews: [severalLabel, severalSwitch]),
    UIStackView(arrangedSubviews: [hiddenLabel, hiddenSwitch]),
  ]
  private let noticeLabel = UILabel()
  private let removeButton = UIButton(type: .system)
  private var poll: PollDraft?
  private var canAddOption = false

  init(strings: Strings) {
    self.strings = strings
    super.init(frame: .zero)
  }

  override func makeControls() {
    for view in [options, addButton] + lines + [noticeLabel, removeButton] {
      stack.addArrangedSubview(view)
    }
    addSubview(stack)
    addButton.onPrimaryAction { [weak self] in self?.change { $0.options.append("") } }
    removeButton.onPrimaryAction { [weak self] in self?.onAction?(.change(nil)) }
    durationButton.onPrimaryAction { [weak self] in self?.onAction?(.chooseDuration) }
    severalSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        change { $0.allowsSeveral = self.severalSwitch.isOn }
      },
      for: .valueChanged
    )
    hiddenSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        change { $0.hidesTotals = self.hiddenSwitch.isOn }
      },
      for: .valueChanged
    )
  }

  override func styleControls() {
    for view in [stack, options] { view.axis = .vertical }
    stack.setCustomSpacing(Spacing.small, after: options)
    options.spacing = Spacing.small
    for button in [addButton, removeButton, durationButton] { button.styleAsText() }
    for button in [addButton, removeButton] { button.contentHorizontalAlignment = .leading }
    removeButton.setTitleColor(Palette.error, for: .normal)
    addButton.setTitle(strings.composerAddPollOption, for: .normal)
    removeButton.setTitle(strings.composerRemovePoll, for: .normal)
    let words = [
      (durationLabel, strings.composerPollDuration), (severalLabel, strings.composerPollSeveral),
      (hiddenLabel, strings.composerPollHidden),
    ]
    for (label, text) in words {
      label.text = text
      label.style(Typography.body(), Palette.primaryText, lines: 0)
      label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    }
    for (control, label) in [(severalSwitch, severalLabel), (hiddenSwitch, hiddenLabel)] {
      // A stack view gives hidden views no height.
      control.setContentHuggingPriority(.required - 1, for: .vertical)
      control.setContentCompressionResistancePriority(.required - 1, for: .vertical)
      control.onTintColor = Palette.accent
      control.accessibilityLabel = label.text
      label.isAccessibilityElement = false
    }
    for line in lines { line.alignment = .center }
    noticeLabel.style(Typography.caption(), Palette.caution, lines: 0)
    severalSwitch.accessibilityIdentifier = "composer.poll.several"
    hiddenSwitch.accessibilityIdentifier = "composer.poll.hidden"
    addButton.accessibilityIdentifier = "composer.poll.add"
    removeButton.accessibilityIdentifier = "composer.poll.remove"
    durationButton.accessibilityIdentifier = "composer.poll.duration"
    noticeLabel.accessibilityIdentifier = "composer.poll.notice"
    stackForLargeText()
  }

  override func constrainControls() {
    stack.constrain(.edges)
    for line in [addButton, removeButton] + lines {
      line.constrain(.height.atLeast(Metrics.tapTarget).yielding)
    }
    // The controls after a label are only as wide as they need to be.
    for control in [severalSwitch, hiddenSwitch, durationButton] {
      control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      control.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    }
  }

  private func change(_ body: (inout PollDraft) -> Void) {
    guard var poll else { return }
    body(&poll)
    onAction?(.change(poll))
  }

  /// Shows the poll of the sheet, if there is one, and what happens to the votes of another one.
  func update(with content: ComposerContent) {
    let (before, poll) = (self.poll, content.poll)
    self.poll = poll
    canAddOption = content.canAddPollOption
    isHidden = poll == nil && content.pollNotice == nil
    for view in [options, removeButton] + lines { view.isHidden = poll == nil }
    for view in lines.flatMap(\.arrangedSubviews) { view.isHidden = poll == nil }
    addButton.isHidden = !canAddOption
    noticeLabel.text = content.pollNotice
    noticeLabel.isHidden = noticeLabel.text == nil
    guard let poll else {
      // Visible views in a hidden stack would keep their spacing.
      for view in optionViews { view.isHidden = true }
      return
    }
    makeOptions(poll.options.count)
    for (index, view) in optionViews.enumerated() {
      view.isHidden = index >= poll.options.count
      guard !view.isHidden else { continue }
      view.update(
        with: poll.options[index],
        at: index,
        remaining: content.limits.pollOptionCharacters - poll.options[index].count,
        canRemove: poll.canRemoveOption,
        strings: strings
      )
    }
    let duration = strings.composerPollDuration(poll.seconds)
    durationButton.setTitle(duration, for: .normal)
    durationButton.accessibilityLabel = strings.composerPollDuration
    durationButton.accessibilityValue = duration
    severalSwitch.isOn = poll.allowsSeveral
    hiddenSwitch.isOn = poll.hidesTotals
    // A new poll focuses its first option, one with a new option that one.
    if let before, poll.options.count == before.options.count + 1 {
      optionViews[poll.options.count - 1].focus()
    }
  }

  private func makeOptions(_ count: Int) {
    while optionViews.count < count {
      let view = ComposerPollOptionView()
      let index = optionViews.count
      view.onText = { [weak self] text in
        // The field of an option that was removed may still have the caret.
        self?.change { if $0.options.indices.contains(index) { $0.options[index] = text } }
      }
      view.onRemove = { [weak self] in self?.change { $0.options.remove(at: index) } }
      view.onReturn = { [weak self] in self?.goOn(from: index) }
      view.onSubmit = { [weak self] in self?.onAction?(.submit) }
      optionViews.append(view)
      options.addArrangedSubview(view)
    }
  }

  /// Return moves to the next option; from the last one it adds another if possible.
  private func goOn(from index: Int) {
    guard let poll else { return }
    if index + 1 < poll.options.count {
      optionViews[index + 1].focus()
    } else if canAddOption {
      change { $0.options.append("") }
    }
  }

  /// Puts the caret into the first option.
  func focus() { optionViews.first?.focus() }

  /// Stacks the controls at large text sizes, each closer to its own label than to the next.
  private func stackForLargeText() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.spacing = isLarge ? Spacing.medium : Spacing.xSmall
    for line in lines {
      line.stackForLargeText(traitCollection)
      line.spacing = isLarge ? Spacing.xSmall : Spacing.medium
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stackForLargeText()
  }
}
