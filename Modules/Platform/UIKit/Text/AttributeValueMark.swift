/// The first stored property of a class whose instances are attribute values.
///
/// Foundation on Linux compares the values of neighboring runs with `CFEqual`. That reads bits 8 to
/// 17 after an object's header as a Core Foundation type number; in a Swift class the first stored
/// property is there. If the bits are 0 in both objects, it calls the comparison of "not a type",
/// which terminates the process: this happened with two paragraph styles, or two colors at certain
/// addresses. With a number that no type has, it calls `isEqual(_:)`.
///
/// Structures and `CGFloat` values are boxed in a class without such a mark, so that whether the
/// process ends depends on two addresses: attributes set by UIKit are numbers, strings and marked
/// classes.
struct AttributeValueMark: Sendable {
  private let bits: UInt = 0x3FF00
}
