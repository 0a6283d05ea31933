import DesignKit
import MomentsComponents
import MomentsContracts
import UIKit

/// The button that hides or shows the replies to a comment, with their number.
final class ThreadRepliesButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    styleAsCounter(icon: Icon.collapse.image)
    configuration?.titleLineBreakMode = .byTruncatingTail
    configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  func update(with replies: ThreadReplies, identifier: String) {
    isHidden = replies.count == 0
    configuration?.title = replies.title
    configuration?.image = replies.isCollapsed ? Icon.expand.image : Icon.collapse.image
    configuration?.baseForegroundColor =
      replies.isCollapsed ? Palette.accent : Palette.secondaryText
    accessibilityLabel = replies.accessibilityText
    showAsExpanded(!replies.isCollapsed)
    accessibilityIdentifier = identifier
  }
}
