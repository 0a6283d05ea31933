import DesignKit
public import UIKit

/// A message about the whole screen that stays until the reader acts on it, with a button.
///
/// A screen shows it below its navigation bar: see ``BaseViewController/banner``. For a message
/// that disappears after a few seconds use a ``ToastView``.
public final class BannerView: BaseView {
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
    button.styleAsMessageAction(actionTitle, Palette.accent, id: "banner.action")
    button.onPrimaryAction(onAction)
    for view in [label, button] { stack.addArrangedSubview(view) }
    addSubview(stack)
    stack.constrain(
      .top.bottom.inset(Spacing.small),
      .sides.equal(to: safeAreaLayoutGuide).inset(Spacing.large)
    )
    button.constrain(.height.atLeast(Metrics.tapTarget))
    layOutForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (banner: BannerView, _) in
      banner.layOutForTextSize()
    }
  }

  /// At large text sizes the button is below the text.
  private func layOutForTextSize() {
    let isLarge = stack.stackForLargeText(traitCollection)
    stack.spacing = isLarge ? Spacing.xxSmall : Spacing.large
  }
}
