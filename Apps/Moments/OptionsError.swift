/// Why the command line cannot be obeyed.
enum OptionsError: Error, Equatable, CustomStringConvertible {
  case unknown(String)
  case missingValue(String)
  /// The option, what was given, and what would be right.
  case badValue(String, String, String)

  var description: String {
    switch self {
    case .unknown(let option): "unknown option \(option); moments --help lists them all"
    case .missingValue(let option): "\(option) needs a value"
    case .badValue(let option, let value, let wanted): "\(option) \(value): give \(wanted)"
    }
  }
}
