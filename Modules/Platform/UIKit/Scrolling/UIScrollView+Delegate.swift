public import Foundation

// Apple's table and text views narrow the type of `delegate`. Swift cannot override a property with
// another type, but a member of a class hides one of a protocol extension: so the property of the
// scroll view lives in one.
extension NSObjectProtocol where Self: UIScrollView {
  /// Is notified of scrolling.
  ///
  /// Not retained.
  @preconcurrency @MainActor public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
