public import Foundation

// Apple's table and text views narrow the type of `delegate`. Swift cannot override a property with
// another type, but a class member hides one of a protocol extension: therefore the property of the
// scroll view is in one, and its setter calls a method that the classes with a narrower property
// override.
extension NSObjectProtocol where Self: UIScrollView {
  /// Receives scroll events.
  ///
  /// Not retained.
  @preconcurrency @MainActor public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { setScrollDelegate(newValue) }
  }
}
