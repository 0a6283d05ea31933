import Foundation
import _Testing_Fuzz

/// Readers that break on purpose, to prove that broken readers are found.
enum Faults {
  /// The input that breaks them.
  static let number = 3

  static let expected = ["crash", "too slow", "too much memory"]

  static let all = [
    fault("fault-crash") {
      let nothing = CommandLine.arguments.filter(\.isEmpty)
      Fuzz.complain(nothing[number])
    },
    fault("fault-loop") {
      while ProcessInfo.processInfo.systemUptime > 0 {}
    },
    fault("fault-memory") {
      let memory = [UInt8](repeating: 1, count: (Child.most + 50_000) * 1_024)
      if memory.allSatisfy({ $0 == 0 }) { Fuzz.complain("memory forgets") }
    },
  ]

  private static func fault(
    _ name: String,
    _ body: @escaping @Sendable () -> Void
  ) -> FuzzTarget {
    // Enough good inputs: they are first, one by one.
    FuzzTarget(name, .text, seeds: (0..<10).map { "\($0)" }) { data in
      if data == Data("\(number)".utf8) { body() }
    }
  }
}
