/// The first stored property of a class whose instances are values of attributed text.
///
/// Foundation on Linux compares the values of neighboring runs by `CFEqual`. That takes bits 8 to
/// 17 of whatever follows an object's header for the number of a type of Core Foundation; the first
/// stored property of a Swift class lies there. Where the bits are 0 in both objects, it calls the
/// comparison of "not a type", which ends the process: so did text of two paragraph styles, or of
/// two colors at certain addresses. A number that no type has makes it ask `isEqual(_:)`.
struct AttributeValueMark: Sendable {
  private let bits: UInt = 0x3FF00
}
