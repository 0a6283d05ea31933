import DesignKit
import Foundations
import UIKit

/// The bar below a thread that opens the composer for a comment.
final class CommentBar: UIView {
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
    let column = button.widthAnchor.constraint(
      equalTo: widthAnchor,
      constant: -2 * Spacing.large
    )
    column.priority = .required - 1
    NSLayoutConstraint.activate([
      separator.topAnchor.constraint(equalTo: topAnchor),
      separator.leadingAnchor.constraint(equalTo: leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      button.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.small),
      button.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor,
        constant: -Spacing.small
      ),
      button.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.widthAnchor.constraint(
        lessThanOrEqualToConstant: Metrics.readableWidth - 2 * Spacing.large
      ),
      column,
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
