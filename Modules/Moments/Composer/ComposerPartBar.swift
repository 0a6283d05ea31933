import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit

/// The position of the edited post among several, and a button that removes it.
final class ComposerPartBar: BaseView {
  /// Called for a tap on the button.
  var onRemove: (() -> Void)?

  private let strings: Strings
  private let stack = UIStackView()
  private let label = UILabel()
  private let removeButton = UIButton(type: .system)

  init(strings: Strings) {
    self.strings = strings
    super.init(frame: .zero)
  }

  override func makeControls() {
    for view in [label, removeButton] { stack.addArrangedSubview(view) }
    addSubview(stack)
    removeButton.onPrimaryAction { [weak self] in self?.onRemove?() }
  }

  override func styleControls() {
    stack.alignment = .center
    stack.spacing = Spacing.small
    label.style(Typography.captionStrong(), Palette.secondaryText)
    label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    removeButton.setImage(Icon.remove.image, for: .normal)
    removeButton.tintColor = Palette.secondaryText
    removeButton.accessibilityLabel = strings.composerRemovePart
    removeButton.accessibilityIdentifier = "composer.part.remove"
  }

  override func constrainControls() {
    stack.constrain(.edges)
    removeButton.constrain(.size(Metrics.tapTarget).yielding)
  }

  /// Shows the position of the post; nothing if it is the only one.
  func update(with content: ComposerContent) {
    isHidden = !content.isThread
    // Visible views in a hidden stack would keep their height.
    for view in [label, removeButton] { view.isHidden = isHidden }
    label.text = strings.composerPart(content.part + 1, of: max(content.parts.count, 1))
  }
}
