import Foundation
import OutboxWorker
import TestSupport
import _Testing_Mastodon

/// A reader at a server, and the app that they read with, as a process of its own.
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

  /// What the app did until now, as its ledger has it.
  func summary() throws -> LedgerSummary {
    guard FileManager.default.fileExists(atPath: settings.ledger) else { return LedgerSummary([]) }
    return LedgerSummary(try Ledger.read(settings.ledger))
  }

  /// Polls that the reader may vote in, from the next start of the app on.
  func willVote(in polls: [String]) { settings.polls = polls }

  /// Starts the app.
  func start(seed: UInt64, life: AppLife, onlySends: Bool = false) throws {
    settings.seed = seed
    settings.life = life
    settings.onlySends = onlySends
    worker = try Worker(settings)
  }

  /// Ends the app as a power cut would.
  func kill() {
    worker?.kill()
    worker = nil
  }

  /// Lets the app do a few things, and waits until it has; false where it ended by itself.
  func live(steps: Int) -> Bool {
    for _ in 0..<steps { worker?.sendLine("step") }
    var left = steps
    while left > 0 {
      guard let line = line() else { return false }
      if line.hasPrefix("did") { left -= 1 }
    }
    return true
  }

  /// Waits until the app ends by itself: its status, and what it said.
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
