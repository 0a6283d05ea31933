import Foundation
import _Testing_Fuzz

/// Feeds broken inputs to all parsers of untrusted data; see Tools/stress fuzz.
///
/// Each target runs in a process of its own, which may crash: the number of its input is in shared
/// memory, and the number and the seed reproduce the input.
@main struct Fuzz {
  static func main() async {
    let options: Options
    do {
      options = try Options(CommandLine.arguments.dropFirst())
    } catch {
      complain("\(error)")
      exit(2)
    }
    if let name = options.child {
      guard let target = target(name), let state = SharedState(file: options.stateFile) else {
        exit(2)
      }
      await Child(target: target, options: options, state: state).run()
      exit(0)
    }
    exit(options.isProof ? Parent(options).prove() : Parent(options).run())
  }

  static func target(_ name: String) -> FuzzTarget? {
    (FuzzTarget.all + Faults.all).first { $0.name == name }
  }

  static func complain(_ text: String) {
    FileHandle.standardError.write(Data("fuzz: \(text)\n".utf8))
  }
}
