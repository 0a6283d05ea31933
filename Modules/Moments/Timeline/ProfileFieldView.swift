import DesignKit
import Foundations
import MomentsComponents
import MomentsContracts
import MomentsValues
import UIKit

/// A line of a profile; a verified one has a mark and is green.
///
///     Website
///     ✓ ana.example
final class ProfileFieldView: BaseView {
  /// Called with the link, mention or hashtag that the reader opens.
  var onOpen: ((RichText.Style) -> Void)?

  /// The accessibility identifier of the value.
  var valueIdentifier: String? {
    get { valueLabel.accessibilityIdentifier }
    set { valueLabel.accessibilityIdentifier = newValue }
  }

  private let nameLabel = ImageLabel()
  private let valueLabel = LinkLabel()
  private let markView = UIImageView(image: Icon.chosen.image)
  private let line = UIStackView()
  private let stack = UIStackView()

  /// Makes a line that loads custom emoji with a loader.
  init(imageLoader: ImageLoader?) {
    super.init(frame: .zero)
    for label in [nameLabel, valueLabel] { label.imageLoader = imageLoader }
  }

  override func makeControls() {
    for view in [markView, valueLabel] { line.addArrangedSubview(view) }
    for view in [nameLabel, line] { stack.addArrangedSubview(view) }
    addSubview(stack)
  }

  override func constrainControls() {
    stack.constrain(.edges.inset(dx: Spacing.medium, dy: Spacing.small))
  }

  override func styleControls() {
    nameLabel.style(Typography.caption(), Palette.secondaryText, lines: 0)
    valueLabel.style(Typography.body(), Palette.primaryText, lines: 0)
    markView.tintColor = Palette.confirmed
    markView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
    // Not required: hidden, it has no width.
    markView.setContentHuggingPriority(.required - 1, for: .horizontal)
    markView.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    markView.isAccessibilityElement = false
    line.spacing = Spacing.xSmall
    line.alignment = .center
    stack.axis = .vertical
    stack.spacing = Spacing.xxSmall
  }

  /// Shows a line.
  func show(_ field: ProfileDetails.Field) {
    nameLabel.show(field.name, in: Typography.caption)
    nameLabel.accessibilityLabel = field.name.words.readAloud
    valueLabel.show(field.value, traits: traitCollection) { [weak self] in self?.onOpen?($0) }
    let isVerified = field.verifiedText != nil
    markView.isHidden = !isVerified
    backgroundColor = isVerified ? Palette.confirmed.withAlphaComponent(0.1) : Palette.surface
    valueLabel.accessibilityLabel = [field.value.words.readAloud, field.verifiedText ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
