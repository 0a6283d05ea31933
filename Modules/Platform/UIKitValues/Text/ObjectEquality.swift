import Foundation

/// Compares two objects by `isEqual(_:)`; called by the C target CFoundationShim, which says why.
@c(moments_objects_are_equal)
func objectsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> UInt8 {
  let object = Unmanaged<NSObject>.fromOpaque(first).takeUnretainedValue()
  let other = Unmanaged<NSObject>.fromOpaque(second).takeUnretainedValue()
  return object.isEqual(other) ? 1 : 0
}

/// Returns the class in which Foundation boxes Swift values; called by the C target
/// CFoundationShim.
@c(moments_box_class)
func boxClass() -> UnsafeRawPointer {
  struct Value {}
  return unsafeBitCast(type(of: Value() as AnyObject), to: UnsafeRawPointer.self)
}
