/// Why the command line is invalid.
enum OptionsError: Error, Equatable, CustomStringConvertible {
  case unknown(String)
  case missingValue(String)
  /// The option, the given value, and the valid values.
  case badValue(String, String, String)

  var description: String {
    switch self {
    case .unknown(let option): "unknown option \(option); moments --help lists them all"
    case .missingValue(let option): "\(option) needs a value"
    case .badValue(let option, let value, let expected): "\(option) \(value): give \(expected)"
    }
  }
}
