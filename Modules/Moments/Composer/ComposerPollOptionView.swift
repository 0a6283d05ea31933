import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit

/// One option of the draft's poll: a field, the number of remaining characters once it is low, and
/// a button that removes it.
final class ComposerPollOptionView: BaseView {
  var onText: ((String) -> Void)?
  var onRemove: (() -> Void)?
  var onReturn: (() -> Void)?
  var onSubmit: (() -> Void)? {
    get { field.onSubmit }
    set { field.onSubmit = newValue }
  }

  private let stack = UIStackView()
  private let field = ComposerWarningField()
  private let countLabel = UILabel()
  private let removeButton = UIButton(type: .system)

  /// The number of remaining characters from which on it is shown.
  private static let fewLetters = 10

  override func makeControls() {
    for view in [field, countLabel, removeButton] { stack.addArrangedSubview(view) }
    addSubview(stack)
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onText?(field.text ?? "")
      },
      for: .editingChanged
    )
    field.delegate = self
    removeButton.onPrimaryAction { [weak self] in self?.onRemove?() }
  }

  override func styleControls() {
    backgroundColor = Palette.surface
    layer.cornerRadius = CornerRadius.medium
    stack.alignment = .center
    stack.spacing = Spacing.small
    configure(field) {
      $0.font = Typography.body()
      $0.textColor = Palette.primaryText
      $0.tintColor = Palette.accent
      $0.adjustsFontForContentSizeCategory = true
      $0.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    }
    countLabel.style(Typography.caption(), Palette.secondaryText)
    countLabel.setContentHuggingPriority(.required - 1, for: .horizontal)
    countLabel.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    removeButton.setImage(Icon.remove.image, for: .normal)
    removeButton.tintColor = Palette.secondaryText
  }

  override func constrainControls() {
    stack.constrain(
      .top,
      .trailing.bottom.yielding,
      .leading.inset(Spacing.medium),
      .height.atLeast(Metrics.tapTarget).yielding
    )
    removeButton.constrain(.size(Metrics.tapTarget).yielding)
  }

  /// Shows an option, and how many characters it may still get; negative if it is too long.
  func update(
    with text: String,
    at index: Int,
    remaining: Int,
    canRemove: Bool,
    strings: Strings
  ) {
    // Text that an input method is composing is part of the text, so it is never replaced here.
    if field.text != text { field.text = text }
    let name = strings.composerPollOption(index + 1)
    field.show(placeholder: name)
    field.accessibilityLabel = name
    field.accessibilityIdentifier = "composer.poll.option.\(index)"
    countLabel.isHidden = remaining > Self.fewLetters
    countLabel.text =
      remaining < 0
      ? "\u{2212}\(strings.number(-remaining))" : strings.number(remaining)
    countLabel.textColor = remaining < 0 ? Palette.error : Palette.secondaryText
    countLabel.accessibilityLabel = strings.composerLettersLeft(remaining)
    removeButton.isHidden = !canRemove
    removeButton.accessibilityLabel = strings.composerRemovePollOption(index + 1)
    removeButton.accessibilityIdentifier = "composer.poll.remove.\(index)"
  }

  /// Puts the caret into the option.
  func focus() { field.becomeFirstResponder() }
}

extension ComposerPollOptionView: UITextFieldDelegate {
  /// Return moves to the next field.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onReturn?()
    return false
  }
}
