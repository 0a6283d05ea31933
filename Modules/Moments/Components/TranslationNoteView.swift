import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// The translator of a text, and a button that shows the original.
///
///     Translated from German by DeepL.com   [Show original]
public final class TranslationNoteView: BaseView {
  /// Called when the button is tapped.
  public var onToggle: (() -> Void)?

  private let stack = UIStackView()
  private let label = UILabel()
  private let button = UIButton(type: .system)

  public override func makeControls() {
    for view in [label, button] { stack.addArrangedSubview(view) }
    addSubview(stack)
    button.onPrimaryAction { [weak self] in self?.onToggle?() }
  }

  public override func styleControls() {
    label.style(Typography.caption(), Palette.secondaryText, lines: 0)
    button.styleAsText()
    button.titleLabel?.font = Typography.captionStrong()
    button.contentHorizontalAlignment = .leading
    // Just below required: a stack view gives it no width while it is hidden.
    button.setContentHuggingPriority(.required - 1, for: .horizontal)
    stack.spacing = Spacing.small
    stack.alignment = .center
    stackForLargeText()
  }

  /// Side by side the button's title is not wrapped; at large text sizes it may be.
  private func stackForLargeText() {
    let isLarge = stack.stackForLargeText(traitCollection)
    button.titleLabel?.numberOfLines = isLarge ? 0 : 1
    button.setContentCompressionResistancePriority(
      isLarge ? .defaultLow : .required - 1,
      for: .horizontal
    )
  }

  public override func constrainControls() {
    stack.constrain(.edges)
    button.constrain(.height.atLeast(32).yielding)
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stackForLargeText()
  }

  /// Shows a note; hides the view without one.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - identifier: The accessibility identifier of the button.
  public func show(_ note: TranslationNote?, identifier: String) {
    isHidden = note == nil
    guard let note else { return }
    label.text = note.text
    button.isHidden = note.buttonTitle == nil
    button.setTitle(note.buttonTitle, for: .normal)
    button.accessibilityIdentifier = "original.\(identifier)"
    stackForLargeText()
  }
}
