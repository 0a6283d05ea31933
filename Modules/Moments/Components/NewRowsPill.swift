public import DesignKit
import Foundations
public import UIKit

/// The button over a list that announces new rows, and scrolls to them.
public final class NewRowsPill: UIButton {
  /// Called when the button is tapped.
  public var onTap: (() -> Void)?

  /// The distance it slides in and out, in points; negative from above.
  private let slide: CGFloat
  private var isShown = false

  /// Makes a hidden button.
  ///
  /// - Parameters:
  ///   - icon: The direction of the new rows.
  ///   - comesFromAbove: Whether it is at the top of the list, not at its end.
  ///   - identifier: The accessibility identifier.
  public init(icon: Icon, comesFromAbove: Bool = false, identifier: String) {
    slide = comesFromAbove ? -Spacing.xxLarge : Spacing.xxLarge
    super.init(frame: .zero)
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.image = icon.image
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
    configuration.imagePadding = Spacing.small
    configuration.baseBackgroundColor = Palette.accent
    configuration.baseForegroundColor = Palette.onAccent
    configuration.titleTextAttributesTransformer = .font { Typography.floatingButton() }
    self.configuration = configuration
    accessibilityIdentifier = identifier
    isHidden = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    onPrimaryAction { [weak self] in self?.onTap?() }
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Centers the pill horizontally in a view; the caller constrains it to the top or the bottom.
  public func float(over view: UIView) {
    view.addSubview(self)
    constrain(
      .centerX,
      .height.atLeast(Metrics.tapTarget),
      // A list that is not laid out yet has no width.
      .width.atMost().offset(-2 * Spacing.large).yielding
    )
  }

  /// Centers the pill horizontally at the top of a view.
  public func float(atTopOf view: UIView) {
    float(over: view)
    constrain(.top.equal(to: view.safeAreaLayoutGuide).inset(Spacing.small))
  }

  /// Slides in with a title, and out without one.
  ///
  /// - Parameter title: The title; nil if there are no new rows.
  public func show(_ title: String?) {
    if let title { configuration?.title = title }
    guard isShown != (title != nil) else { return }
    isShown = title != nil
    let away = CGAffineTransform(translationX: 0, y: slide)
    guard isShown else {
      UIView.animate(
        withDuration: 0.2,
        animations: {
          self.alpha = 0
          self.transform = away
        },
        completion: { [weak self] _ in
          // New rows may have arrived during the animation.
          if let self, !isShown { isHidden = true }
        }
      )
      return
    }
    isHidden = false
    alpha = 0
    transform = away
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: {
        self.alpha = 1
        self.transform = .identity
      }
    )
  }
}
