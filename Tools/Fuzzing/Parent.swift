import Foundation
import _Testing_Fuzz

/// Starts one process per target, and reports the results.
struct Parent {
  private let options: Options

  init(_ options: Options) { self.options = options }

  /// Runs the targets; returns the exit status.
  func run() -> Int32 {
    let targets = FuzzTarget.all.filter { options.target == nil || options.target == $0.name }
    guard !targets.isEmpty else {
      Fuzz.complain("there are " + FuzzTarget.all.map(\.name).joined(separator: ", "))
      return 2
    }
    var failures = 0
    var inputs = 0
    for (index, target) in targets.enumerated() {
      // The first targets get the remainder.
      let count =
        options.count / targets.count + (index < options.count % targets.count ? 1 : 0)
      guard let outcome = run(target, count: count) else { return 2 }
      inputs += outcome.state.done
      print(outcome.line)
      if let problem = outcome.problem {
        failures += 1
        save(target, outcome.state.number, problem)
      }
      fflush(nil)
    }
    print("fuzz: \(inputs) inputs, seed \(options.seed), \(failures) of \(targets.count) failed")
    return failures == 0 ? 0 : 1
  }

  /// Proves that crashes, endless loops and floods of memory are found; returns the exit status.
  ///
  /// Swift's report of the intended crash is suppressed.
  func prove() -> Int32 {
    for (target, expected) in zip(Faults.all, Faults.expected) {
      guard let outcome = run(target, count: 10) else { return 2 }
      guard outcome.problem?.hasPrefix(expected) == true,
        outcome.state.number == Faults.number
      else {
        Fuzz.complain("\(target.name) was not found: \(outcome.problem ?? "no problem")")
        return 1
      }
    }
    return 0
  }

  // MARK: One target

  private struct Outcome {
    var name: String
    var state: SharedState
    var problem: String?

    var line: String {
      let seconds = Double(state.total) / 1e9
      let rate = seconds > 0 ? Double(state.done) / seconds : 0
      return "fuzz: " + name.padding(toLength: 22, withPad: " ", startingAt: 0)
        + String(
          format: "%8d inputs %8.0f/s  slowest %7.2f ms (input %d)  memory %d MB",
          state.done,
          rate,
          Double(state.slowest) / 1e6,
          state.slowestNumber,
          state.memory / 1_000
        )
        + (problem.map { "  FAILED: \($0)" } ?? "")
    }
  }

  private func run(_ target: FuzzTarget, count: Int) -> Outcome? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(UUID().uuidString)").path
    defer { unlink(file) }
    guard let state = SharedState(file: file) else {
      Fuzz.complain("cannot write \(file)")
      return nil
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--child", target.name, "--count", "\(count)", "--seed", "\(options.seed)", "--state", file,
    ]
    if options.isProof { process.standardError = FileHandle.nullDevice }
    do {
      try process.run()
    } catch {
      Fuzz.complain("\(error)")
      return nil
    }
    process.waitUntilExit()
    return Outcome(name: target.name, state: state, problem: problem(process))
  }

  private func problem(_ process: Process) -> String? {
    if process.terminationReason == .uncaughtSignal {
      return "crash by signal \(process.terminationStatus)"
    }
    switch process.terminationStatus {
    case 0: return nil
    case Child.tooSlow: return "too slow"
    case Child.tooLarge: return "too much memory"
    case let status: return "exit status \(status)"
    }
  }

  private func save(_ target: FuzzTarget, _ number: Int, _ problem: String) {
    let file = "\(options.folder)/\(target.name)-\(options.seed)-\(number)"
    do {
      try FileManager.default.createDirectory(
        atPath: options.folder,
        withIntermediateDirectories: true
      )
      try Data(target.mutator(seed: options.seed).input(number)).write(
        to: URL(fileURLWithPath: file)
      )
      print("fuzz: \(target.name): \(problem), seed \(options.seed), input \(number): \(file)")
    } catch {
      Fuzz.complain("cannot write \(file): \(error.localizedDescription)")
    }
  }
}
