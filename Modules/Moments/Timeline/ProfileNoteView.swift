import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import UIKit

/// The reader's note about a person: a tap edits it.
///
///     +-------------------------+
///     | Your note             ✎ |
///     | Met on the ferry.       |
///     +-------------------------+
final class ProfileNoteView: BaseView {
  /// Called when the reader wants to edit it.
  var onTap: (() -> Void)?

  private let control = PressableView()
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private let iconView = UIImageView(image: Icon.edit.image)
  private let titleRow = UIStackView()
  private let stack = UIStackView()

  /// Makes an empty view.
  override func makeControls() {
    for view in [titleLabel, iconView] { titleRow.addArrangedSubview(view) }
    for view in [titleRow, textLabel] { stack.addArrangedSubview(view) }
    addSubview(control)
    control.addSubview(stack)
    // The control takes all taps, those on the text too.
    stack.isUserInteractionEnabled = false
    control.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  override func styleControls() {
    backgroundColor = Palette.surface
    layer.cornerRadius = CornerRadius.medium
    clipsToBounds = true
    titleLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    textLabel.style(Typography.body(), Palette.primaryText, lines: 0)
    iconView.tintColor = Palette.accent
    iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
    iconView.setContentHuggingPriority(.required, for: .horizontal)
    titleRow.spacing = Spacing.small
    titleRow.alignment = .center
    stack.axis = .vertical
    stack.spacing = Spacing.xxSmall
    for view in [titleLabel, textLabel, iconView] { view.isAccessibilityElement = false }
    control.isAccessibilityElement = true
    control.accessibilityTraits = .button
    control.accessibilityIdentifier = "profile.note"
  }

  override func constrainControls() {
    control.constrain(.edges)
    stack.constrain(
      .top.equal(to: self).inset(Spacing.small),
      .sides.equal(to: self).inset(Spacing.medium),
      // A hidden note has no height.
      .bottom.equal(to: self).inset(Spacing.small).yielding
    )
  }

  /// Shows a note; hides the view for nil.
  func show(_ note: ProfileNote?) {
    isHidden = note == nil
    guard let note else { return }
    titleLabel.text = note.title
    textLabel.text = note.text
    control.accessibilityLabel = "\(note.title), \(note.text)"
    control.accessibilityHint = note.editTitle
  }
}
