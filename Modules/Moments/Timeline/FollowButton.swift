import DesignKit
import Foundations
import MomentsContracts
import UIKit

/// The button that follows a person: full where it invites to, quiet where it is done.
final class FollowButton: UIButton {
  /// Called when the button is tapped.
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "profile.follow"
    onPrimaryAction { [weak self] in self?.onTap?() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  /// Shows how far the reader follows the person.
  func update(with state: FollowButtonState) {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.title = state.title
    let isInvitation = state.kind == .follow
    configuration.baseBackgroundColor = isInvitation ? Palette.accent : Palette.surface
    configuration.baseForegroundColor = isInvitation ? Palette.onAccent : Palette.primaryText
    configuration.showsActivityIndicator = state.kind == .loading
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      // Buttons are configured on the main actor; the font follows the content size.
      attributes.font = MainActor.assumeIsolated { Typography.button() }
      return attributes
    }
    self.configuration = configuration
    isUserInteractionEnabled = state.kind != .loading
    accessibilityLabel = state.kind == .loading ? state.accessibilityHint : state.title
    accessibilityHint = state.kind == .loading ? nil : state.accessibilityHint
  }
}
