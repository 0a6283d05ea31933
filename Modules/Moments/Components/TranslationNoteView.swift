import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// Who translated a text, and a button that shows how it was written.
///
///     Translated from German by DeepL.com   [Show original]
public final class TranslationNoteView: BaseView {
  /// Called when the button is tapped.
  public var onToggle: (() -> Void)?

  private let stack = UIStackView()
  private let label = UILabel()
  private let button = UIButton(type: .system)

  /// Puts the controls into the view.
  public override func makeControls() {
    for view in [label, button] { stack.addArrangedSubview(view) }
    addSubview(stack)
    button.onPrimaryAction { [weak self] in self?.onToggle?() }
  }

  /// Gives the controls the tokens of DesignKit.
  public override func styleControls() {
    label.style(Typography.caption(), Palette.secondaryText, lines: 0)
    button.styleAsText()
    button.titleLabel?.font = Typography.captionStrong()
    button.contentHorizontalAlignment = .leading
    // Just below required: a stack view makes it as wide as nothing while it is hidden.
    button.setContentHuggingPriority(.required - 1, for: .horizontal)
    stack.spacing = Spacing.small
    stack.alignment = .center
    stackForLargeText()
  }

  /// Side by side the button keeps its words whole; in large letters it has lines for them.
  private func stackForLargeText() {
    let isLarge = stack.stackForLargeText(traitCollection)
    button.titleLabel?.numberOfLines = isLarge ? 0 : 1
    button.setContentCompressionResistancePriority(
      isLarge ? .defaultLow : .required - 1,
      for: .horizontal
    )
  }

  /// Says where the controls go.
  public override func constrainControls() {
    stack.pinEdges(to: self)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 32).yieldingToHiding()
      .isActive = true
  }

  /// Large letters have a line of their own.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stackForLargeText()
  }

  /// Shows a note; hides where there is none.
  ///
  /// - Parameters:
  ///   - note: The note.
  ///   - identifier: By what tests find the button.
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
