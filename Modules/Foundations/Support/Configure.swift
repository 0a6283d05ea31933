/// Configures an object and returns it, so that a stored control and its initial settings are one
/// declaration.
///
/// ```swift
/// private let nameLabel = configure(UILabel()) {
///   $0.numberOfLines = 1
/// }
/// ```
///
/// For reference types only: a value would be configured as a copy.
@discardableResult
public func configure<Object: AnyObject>(_ object: Object, _ body: (Object) -> Void) -> Object {
  body(object)
  return object
}
