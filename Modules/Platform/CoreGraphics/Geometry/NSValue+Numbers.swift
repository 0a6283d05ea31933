package import Foundation

/// Structures of numbers in values, as arrays of numbers: Foundation on Linux has no types for
/// them.
extension NSValue {
  /// Makes a value with the numbers of a structure.
  package convenience init<Structure>(numbersOf structure: Structure) {
    let numbers = withUnsafeBytes(of: structure) { Array($0.bindMemory(to: Double.self)) }
    self.init(bytes: numbers, objCType: Self.encoding(of: structure))
  }

  /// Returns the structure with the numbers in the value; `otherwise` if their count is another.
  package func structure<Structure>(otherwise: Structure) -> Structure {
    guard String(cString: objCType) == Self.encoding(of: otherwise) else { return otherwise }
    var structure = otherwise
    withUnsafeMutablePointer(to: &structure) { getValue(UnsafeMutableRawPointer($0)) }
    return structure
  }

  private static func encoding<Structure>(of structure: Structure) -> String {
    "[\(MemoryLayout<Structure>.size / MemoryLayout<Double>.size)d]"
  }
}
