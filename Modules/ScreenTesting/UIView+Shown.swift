import QuartzCore
import UIKit

extension UIView {
  /// The alpha that is on screen now: that of a running animation, not of its end.
  var shownAlpha: CGFloat {
    CGFloat((layer.presentation() ?? layer).opacity)
  }
}
