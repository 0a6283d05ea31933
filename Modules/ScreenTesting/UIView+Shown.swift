import QuartzCore
import UIKit

extension UIView {
  /// The alpha on screen: the current one of a running animation, not its final one.
  var shownAlpha: CGFloat {
    CGFloat((layer.presentation() ?? layer).opacity)
  }
}
