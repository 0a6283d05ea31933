internal import CGTKShim
import Foundation

/// D-Bus variants with floating references.
enum Variant {
  static func string(_ text: String) -> OpaquePointer? { g_variant_new_string(text) }
  static func int(_ value: Int) -> OpaquePointer? { g_variant_new_int32(Int32(clamping: value)) }
  static func uint(_ value: UInt32) -> OpaquePointer? { g_variant_new_uint32(value) }
  static func bool(_ value: Bool) -> OpaquePointer? { g_variant_new_boolean(value ? 1 : 0) }
  static func double(_ value: Double) -> OpaquePointer? { g_variant_new_double(value) }
  static func boxed(_ value: OpaquePointer?) -> OpaquePointer? { g_variant_new_variant(value) }

  /// A tuple; also the form of a method's reply.
  static func tuple(_ values: OpaquePointer?...) -> OpaquePointer? { tuple(values) }

  static func tuple(_ values: [OpaquePointer?]) -> OpaquePointer? {
    var values = values
    return g_variant_new_tuple(&values, gsize(values.count))
  }

  /// Values of one type, by its D-Bus signature.
  static func array(of type: String, _ values: [OpaquePointer?]) -> OpaquePointer? {
    var values = values
    let type = g_variant_type_new(type)
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, &values, gsize(values.count))
  }

  /// A dictionary of strings.
  static func words(_ words: [String: String]) -> OpaquePointer? {
    let entries = words.sorted { $0.key < $1.key }
      .map { g_variant_new_dict_entry(string($0.key), string($0.value)) }
    return array(of: "{ss}", entries)
  }

  /// A reference to an object of a program.
  static func reference(_ program: String, _ path: String) -> OpaquePointer? {
    tuple(string(program), g_variant_new_object_path(path))
  }
}

/// The arguments of a method call.
struct VariantArguments {
  private let tuple: OpaquePointer?

  init(_ tuple: OpaquePointer?) { self.tuple = tuple }

  private func value<Value>(_ index: Int, _ read: (OpaquePointer) -> Value) -> Value? {
    guard let tuple, index < Int(g_variant_n_children(tuple)),
      let child = g_variant_get_child_value(tuple, gsize(index))
    else { return nil }
    defer { g_variant_unref(child) }
    return read(child)
  }

  func int(_ index: Int) -> Int { value(index) { Int(g_variant_get_int32($0)) } ?? 0 }

  func uint(_ index: Int) -> UInt32 { value(index) { g_variant_get_uint32($0) } ?? 0 }

  func string(_ index: Int) -> String {
    value(index) { g_variant_get_string($0, nil).map { String(cString: $0) } ?? "" } ?? ""
  }
}
