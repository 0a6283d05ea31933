import DemoViewModels

/// The demo scenarios as the command line names them.
enum DemoScenarioNames {
  static var list: String { DemoScenario.allCases.map(\.rawValue).joined(separator: ", ") }

  /// Those of one moment with its comments.
  static var threads: String {
    DemoThreadScenario.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Those of the sheet to write in.
  static var composers: String {
    DemoComposerScenario.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
