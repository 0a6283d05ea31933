internal import Foundation

/// The options of a request to an image source.
struct SourceOptions {
  private let values: [AnyHashable: Any]

  init(_ values: [AnyHashable: Any]?) { self.values = values ?? [:] }

  /// Whether an option is present and true.
  func isOn(_ key: String) -> Bool {
    switch values[key] {
    case let value as Bool: value
    case let value as NSNumber: value.boolValue
    default: false
    }
  }

  /// A positive number of pixels; nil if the option is absent or invalid.
  func size(_ key: String) -> Int? {
    let value: Double? =
      switch values[key] {
      case let value as Int: Double(value)
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    guard let value, value >= 1, value < 1e6 else { return nil }
    return Int(value.rounded())
  }
}
