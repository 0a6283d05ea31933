/// The options of the command line.
struct Options {
  struct Problem: Error, CustomStringConvertible { var description: String }

  /// Inputs of all targets together.
  var count = 1_000_000
  var seed: UInt64 = 1
  var target: String?
  /// The folder for inputs that broke a target.
  var folder = ".build/fuzz"
  var isProof = false
  var child: String?
  var stateFile = ""

  init(_ arguments: some Sequence<String>) throws {
    var rest = arguments.makeIterator()
    func value(_ name: String) throws -> String {
      guard let value = rest.next() else { throw Problem(description: "\(name) needs a value") }
      return value
    }
    func number<Number: FixedWidthInteger>(_ name: String) throws -> Number {
      let text = try value(name)
      guard let number = Number(text) else {
        throw Problem(description: "\(name): \(text) is no number")
      }
      return number
    }
    while let name = rest.next() {
      switch name {
      case "--count": count = try number(name)
      case "--seed": seed = try number(name)
      case "--target": target = try value(name)
      case "--prove": isProof = true
      case "--child": child = try value(name)
      case "--state": stateFile = try value(name)
      default:
        throw Problem(
          description: "unknown: \(name); there are --count N, --seed S, --target NAME, --prove"
        )
      }
    }
  }
}
