public import DesignKit
public import Foundations
public import MomentsContracts
public import MomentsValues
public import UIKit

/// A content warning, and a button that shows or hides the content behind it.
public final class ContentWarningView: BaseView {
  /// Called when the button is tapped.
  public var onToggle: (() -> Void)?

  /// Loads custom emoji of the warning; without a loader they are words.
  public var imageLoader: ImageLoader? {
    get { label.imageLoader }
    set { label.imageLoader = newValue }
  }

  private let iconView = UIImageView()
  private let label = ImageLabel()
  private let button = UIButton(type: .system)
  private let stack = UIStackView()

  /// Makes a view without a warning.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [iconView, label, button] { stack.addArrangedSubview(view) }
    addSubview(stack)
    stack.constrain(.edges.inset(Spacing.small))
    stack.spacing = Spacing.small
    stack.alignment = .center
    backgroundColor = Palette.surface
    layer.cornerRadius = CornerRadius.medium
    iconView.tintColor = Palette.secondaryText
    iconView.contentMode = .scaleAspectFit
    label.style(Typography.button(), Palette.primaryText, lines: 0)
    configure(button) {
      $0.styleAsText()
      // Just below required: a stack view gives it no width while it is hidden.
      $0.setContentHuggingPriority(.required - 1, for: .horizontal)
      $0.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    }
    button.onPrimaryAction { [weak self] in self?.onToggle?() }
    iconView.constrain(.width(20), .height(20).yielding)
    button.constrain(.height.atLeast(32).yielding)
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stack.stackForLargeText(traitCollection)
  }

  /// Shows a warning of the contracts; hides the view without one.
  public func show(_ warning: MomentRow.ContentWarning?, identifier: String) {
    isHidden = warning == nil
    guard let warning else { return }
    update(text: warning.text, buttonTitle: warning.buttonTitle, identifier: identifier)
    button.showAsExpanded(warning.isRevealed)
  }

  /// Shows a warning.
  ///
  /// - Parameters:
  ///   - text: The warning, localised.
  ///   - buttonTitle: The title of the button, localised; nil if there is nothing to show.
  ///   - icon: The symbol before the text.
  ///   - identifier: The accessibility identifier of the button.
  public func update(
    text: RichText,
    buttonTitle: String?,
    icon: Icon = .warning,
    identifier: String
  ) {
    iconView.image = icon.image
    // A warning that cannot be opened is only a note.
    label.textColor = buttonTitle == nil ? Palette.secondaryText : Palette.primaryText
    label.show(text, in: Typography.button)
    button.isHidden = buttonTitle == nil
    stack.stackForLargeText(traitCollection)
    button.setTitle(buttonTitle, for: .normal)
    button.accessibilityIdentifier = identifier
  }
}
