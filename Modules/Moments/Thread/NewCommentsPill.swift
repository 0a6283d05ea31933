import Contracts
import DesignKit
import Foundations
import UIKit

/// The button over the list that tells of new comments and shows them.
final class NewCommentsPill: UIButton {
  /// Called when the button is tapped.
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.image = Icon.further.image
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
    configuration.imagePadding = Spacing.small
    configuration.baseBackgroundColor = Palette.accent
    configuration.baseForegroundColor = Palette.onAccent
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      // Buttons are configured on the main actor; the font follows the content size.
      attributes.font = MainActor.assumeIsolated { Typography.button() }
      return attributes
    }
    self.configuration = configuration
    accessibilityIdentifier = "thread.new"
    isHidden = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// Slides in with news, and out without.
  func show(_ news: ThreadNewComments?) {
    if let news { configuration?.title = news.title }
    guard isHidden != (news == nil) else { return }
    let away = CGAffineTransform(translationX: 0, y: Spacing.xxLarge)
    guard news != nil else {
      UIView.animate(
        withDuration: 0.2,
        animations: {
          self.alpha = 0
          self.transform = away
        },
        completion: { [weak self] _ in self?.isHidden = true }
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
