import DesignKit
import Foundations
public import MomentsContracts
public import UIKit

/// The button that follows a person: filled while it invites to follow, plain once the reader
/// follows.
public final class FollowButton: UIButton {
  /// Called when the button is tapped; not while it is loading.
  public var onTap: (() -> Void)?

  /// Makes a button without a title.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    onPrimaryAction { [weak self] in self?.onTap?() }
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The touch area is larger than the button.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = min(0, (bounds.width - Metrics.tapTarget) / 2)
    let dy = min(0, (bounds.height - Metrics.tapTarget) / 2)
    return bounds.insetBy(dx: dx, dy: dy).contains(point)
  }

  /// Shows whether the reader follows the person.
  public func update(with state: FollowButtonState) {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.title = state.title
    let isInvitation = state.kind == .follow
    configuration.baseBackgroundColor = isInvitation ? Palette.accent : Palette.surface
    configuration.baseForegroundColor = isInvitation ? Palette.onAccent : Palette.primaryText
    configuration.showsActivityIndicator = state.kind == .loading
    configuration.titleTextAttributesTransformer = .font { Typography.button() }
    self.configuration = configuration
    isUserInteractionEnabled = state.kind != .loading
    accessibilityLabel = state.kind == .loading ? state.accessibilityHint : state.title
    accessibilityHint = state.kind == .loading ? nil : state.accessibilityHint
  }
}
