import Foundation
import LocalStore
import Locking

/// Collects a store, and reports how long each step locked it.
enum CollectBenchmark {
  /// Collects, with the limits of the app, and prints one line of JSON.
  static func run(_ folder: URL) async throws {
    let store = try SocialStore.open(folder: folder, now: .now).store
    let steps = Mutex((last: ContinuousClock.now, milliseconds: [Double]()))
    var limits = HistoryLimits.usual
    // To the end, while the app continues at the next start.
    limits.steps = .max
    let whole = Stopwatch()
    let collected = try await store.collect(
      limits: limits,
      pause: {
        steps.withLock { steps in
          let now = ContinuousClock.now
          steps.milliseconds.append(steps.last.duration(to: now) / .milliseconds(1))
          steps.last = now
        }
      }
    )
    let took = steps.withLock { $0.milliseconds.sorted() }
    func part(_ share: Double) -> String {
      String(format: "%.2f", took.isEmpty ? 0 : took[Int(Double(took.count - 1) * share)])
    }
    print(
      "{\"bench\":\"data\",\"workload\":\"collect\",\"rows\":\(collected.rows),\"posts\":\(collected.posts),"
        + "\"steps\":\(took.count),\"step_ms_p50\":\(part(0.5)),\"step_ms_p95\":\(part(0.95)),\"step_ms_max\":\(part(1)),"
        + "\"seconds\":\(String(format: "%.2f", whole.time.wall))}"
    )
  }
}
