public import UIKit

extension UIView {
  /// Adds subviews, in order, whose frames are determined by constraints: their autoresizing masks
  /// are no longer translated.
  ///
  /// `constrain(_:)` turns off the translation too; here it is off for those that are only named by
  /// the rules of others.
  public func addConstrainedSubviews(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}
