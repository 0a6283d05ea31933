public import DesignKit
public import UIKit

/// A short message that slides in over the bottom of a screen and leaves by itself.
public final class ToastView: UIView {
  /// How long a message stays, in seconds.
  public static let stay: TimeInterval = 3

  private let label = UILabel()

  /// Makes a message.
  public init(text: String) {
    super.init(frame: .zero)
    backgroundColor = Palette.toast
    layer.cornerRadius = CornerRadius.large
    isUserInteractionEnabled = false
    configure(label) {
      $0.text = text
      $0.font = Typography.button()
      $0.textColor = Palette.onToast
      $0.numberOfLines = 0
      $0.adjustsFontForContentSizeCategory = true
      $0.accessibilityIdentifier = "toast"
    }
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: Spacing.medium),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.medium),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Spacing.large),
    ])
  }

  /// Fails: the view is made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Slides the message in over a view, lets it stay, and takes it away.
  ///
  /// A message that is still there goes at once.
  public func present(in view: UIView) {
    for case let toast as ToastView in view.subviews { toast.removeFromSuperview() }
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: view.centerXAnchor),
      widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      leadingAnchor.constraint(
        greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor,
        constant: Spacing.large
      ),
      bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor,
        constant: -Spacing.large
      ),
    ])
    view.layoutIfNeeded()
    alpha = 0
    transform = CGAffineTransform(translationX: 0, y: Spacing.xLarge)
    UIView.animate(
      withDuration: 0.25,
      delay: 0,
      options: .curveEaseOut,
      animations: {
        self.alpha = 1
        self.transform = .identity
      },
      completion: { _ in self.leave() }
    )
  }

  private func leave() {
    UIView.animate(
      withDuration: 0.25,
      delay: Self.stay,
      options: .curveEaseIn,
      animations: { self.alpha = 0 },
      completion: { _ in self.removeFromSuperview() }
    )
  }
}
