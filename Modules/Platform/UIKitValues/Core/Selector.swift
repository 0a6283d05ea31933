/// The name of an Objective-C method.
///
/// Swift on Linux has no Objective-C runtime, so no selector can be made: `nil` is the only value
/// of a `Selector?`. Code that hands selectors through compiles, such as the initializer of a
/// subclass of `UIGestureRecognizer`; closures take the place of actions, see `UIAction`.
public struct Selector: Hashable, Sendable {
  private let name: String
}
