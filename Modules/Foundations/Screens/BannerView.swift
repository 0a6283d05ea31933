import DesignKit
public import UIKit

/// A message about the whole screen that stays until the reader acts on it, with a button.
///
/// A screen shows it below its navigation bar: see ``BaseViewController/banner``. For a message
/// that disappears after a few seconds use a ``ToastView``.
public final class BannerView: UIView {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let stack = UIStackView()

  /// Makes a banner.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - actionTitle: The title of the button.
  ///   - onAction: Called each time the button is tapped; the banner stays.
  public init(text: String, actionTitle: String, onAction: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    accessibilityIdentifier = "banner"
    label.text = text
    label.style(Typography.caption(), Palette.primaryText, lines: 0)
    configure(button) {
      $0.setTitle(actionTitle, for: .normal)
      $0.titleLabel?.font = Typography.button()
      $0.titleLabel?.adjustsFontForContentSizeCategory = true
      $0.setTitleColor(Palette.accent, for: .normal)
      // Just below required: a stack view gives it no width while it is hidden.
      $0.setContentHuggingPriority(.required - 1, for: .horizontal)
      $0.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
      $0.accessibilityIdentifier = "banner.action"
      $0.onPrimaryAction(onAction)
    }
    for view in [label, button] { stack.addArrangedSubview(view) }
    addConstrainedSubviews(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.small),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.small),
      stack.leadingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.leadingAnchor,
        constant: Spacing.large
      ),
      stack.trailingAnchor.constraint(
        equalTo: safeAreaLayoutGuide.trailingAnchor,
        constant: -Spacing.large
      ),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: Metrics.tapTarget),
    ])
    layOutForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (banner: BannerView, _) in
      banner.layOutForTextSize()
    }
  }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// At large text sizes the button is below the text.
  private func layOutForTextSize() {
    let isLarge = stack.stackForLargeText(traitCollection)
    stack.spacing = isLarge ? Spacing.xxSmall : Spacing.large
  }
}
