import Foundation

/// Compares two objects by `isEqual(_:)`; called by the C target CFoundationShim, which says why.
@c(moments_objects_are_equal)
func objectsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> UInt8 {
  let object = Unmanaged<NSObject>.fromOpaque(first).takeUnretainedValue()
  let other = Unmanaged<NSObject>.fromOpaque(second).takeUnretainedValue()
  return object.isEqual(other) ? 1 : 0
}

/// Returns the class of the null, of boxes of Swift values, of values of geometry or of other
/// values; called by the C target CFoundationShim.
@c(moments_class_without_number)
func classWithoutNumber(_ index: Int32) -> UnsafeRawPointer? {
  struct Value {}
  let objects: [AnyObject] = [
    NSNull(), Value() as AnyObject, NSValue(point: .zero), NSValue(bytes: [0], objCType: "[1d]"),
  ]
  guard objects.indices.contains(Int(index)) else { return nil }
  return unsafeBitCast(type(of: objects[Int(index)]), to: UnsafeRawPointer.self)
}
