import Foundation
import OutboxWorker
import TestSupport
import _Testing_Mastodon

/// A reader at a server, and the app that they use, as a separate process.
final class SoakReader {
  let id: String
  private(set) var settings: WorkerSettings
  private let isVerbose: Bool
  private var worker: Worker?

  init(_ id: String, settings: WorkerSettings, isVerbose: Bool) {
    self.id = id
    self.settings = settings
    self.isVerbose = isVerbose
  }

  var isRunning: Bool { worker != nil }

  /// The actions of the app so far, from its ledger.
  func summary() throws -> LedgerSummary {
    guard FileManager.default.fileExists(atPath: settings.ledger) else { return LedgerSummary([]) }
    return LedgerSummary(try Ledger.read(settings.ledger))
  }

  /// Polls in which the reader may vote, from the next start of the app on.
  func willVote(in polls: [String]) { settings.polls = polls }

  /// Starts the app.
  func start(seed: UInt64, life: AppLife, onlySends: Bool = false) throws {
    settings.seed = seed
    settings.life = life
    settings.onlySends = onlySends
    worker = try Worker(settings)
  }

  /// Kills the app.
  func kill() {
    worker?.kill()
    worker = nil
  }

  /// Runs the app for a few actions, and waits until they are done; false if it ended by itself.
  func live(steps: Int) -> Bool {
    for _ in 0..<steps { worker?.sendLine("step") }
    var left = steps
    while left > 0 {
      guard let line = line() else { return false }
      if line.hasPrefix("did") { left -= 1 }
    }
    return true
  }

  /// Waits until the app ends by itself, and returns its status and output.
  func waitUntilItEnds() -> (status: Int32, lines: [String]) {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    let status = worker?.wait().status ?? -1
    worker = nil
    return (status, lines)
  }

  private func line() -> String? {
    let line = worker?.line()
    if isVerbose, let line { print("  \(id): \(line)") }
    return line
  }
}
