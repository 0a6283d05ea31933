import DesignKit
import Foundations
import UIKit

/// The bar below a thread that opens the composer for a comment.
final class CommentBar: BaseView {
  /// Called when the bar is tapped.
  var onTap: (() -> Void)?

  private let button = UIButton(type: .custom)
  private let separator = HairlineView()

  init(prompt: String) {
    super.init(frame: .zero)
    backgroundColor = Palette.background
    var configuration = UIButton.Configuration.filled()
    configuration.title = prompt
    configuration.image = Icon.comment.image
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
    configuration.imagePadding = Spacing.small
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = Palette.surface
    configuration.baseForegroundColor = Palette.secondaryText
    configuration.titleTextAttributesTransformer = .font { Typography.floatingButton() }
    button.configuration = configuration
    button.contentHorizontalAlignment = .leading
    button.accessibilityIdentifier = "thread.write"
    button.onPrimaryAction { [weak self] in self?.onTap?() }
    addConstrainedSubviews(button, separator)
    separator.constrain(.top.sides)
    button.constrain(
      .top.inset(Spacing.small),
      .bottom.equal(to: safeAreaLayoutGuide).inset(Spacing.small),
      .centerX,
      .width.offset(-2 * Spacing.large).yielding,
      .width.atMost(Metrics.readableWidth - 2 * Spacing.large),
      .height.atLeast(Metrics.tapTarget)
    )
  }
}
