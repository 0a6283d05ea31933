import Locking
import TestSupport

/// The faults of a server: configured ones, or random ones from a seed.
///
/// Configured faults come first; random faults apply to the
/// remaining requests.
public final class Faults: Sendable {
  /// A fault that was applied to a request.
  public struct Occurrence: Sendable, Hashable {
    public var fault: Fault
    public var method: String
    public var path: String
  }

  fileprivate struct Order: Sendable {
    var fault: Fault
    var pattern: RequestPattern
    /// The number of requests that pass before it begins.
    var skipped: Int
    /// Nil for ever.
    var left: Int?
  }

  fileprivate struct Chance: Sendable {
    var rate: Double
    var kinds: [Fault]
    var pattern: RequestPattern
    var generator: SeededGenerator
  }

  fileprivate struct State: Sendable {
    var orders: [Order] = []
    var chance: Chance?
    var occurred: [Occurrence] = []
  }

  private let state = Mutex(State())

  init() {}

  /// Makes the next requests of a kind fail, after letting some pass.
  public func next(
    _ fault: Fault,
    matching pattern: RequestPattern = .any,
    times: Int = 1,
    skipping skipped: Int = 0
  ) {
    let order = Order(fault: fault, pattern: pattern, skipped: skipped, left: times)
    state.withLock { $0.orders.append(order) }
  }

  /// Makes all requests of a kind fail until ``off()``.
  public func always(_ fault: Fault, matching pattern: RequestPattern = .any) {
    state.withLock {
      $0.orders.append(Order(fault: fault, pattern: pattern, skipped: 0, left: nil))
    }
  }

  /// Makes a share of the requests fail, each with one of the kinds; the same ones for the same
  /// seed and order of requests.
  public func random(
    rate: Double,
    seed: UInt64,
    of kinds: [Fault] = Fault.passing,
    matching pattern: RequestPattern = .any
  ) {
    let chance = Chance(
      rate: rate,
      kinds: kinds,
      pattern: pattern,
      generator: SeededGenerator(seed: seed)
    )
    state.withLock { $0.chance = chance }
  }

  /// Turns off all faults.
  public func off() {
    state.withLock {
      $0.orders = []
      $0.chance = nil
    }
  }

  /// All faults so far, oldest first.
  public var occurred: [Occurrence] { state.withLock { $0.occurred } }

  /// The fault that hits a request, if one does.
  func fault(method: String, path: String) -> Fault? {
    state.withLock { state in
      let fault = state.ordered(method: method, path: path) ?? state.random(method, path)
      if let fault {
        state.occurred.append(Occurrence(fault: fault, method: method, path: path))
      }
      return fault
    }
  }
}

extension Faults.State {
  /// The first configured fault that applies to a request, which counts it.
  fileprivate mutating func ordered(method: String, path: String) -> Fault? {
    for index in orders.indices where orders[index].pattern.matches(method: method, path: path) {
      if orders[index].skipped > 0 {
        orders[index].skipped -= 1
        continue
      }
      let fault = orders[index].fault
      if let left = orders[index].left {
        orders[index].left = left - 1
        if left <= 1 { orders.remove(at: index) }
      }
      return fault
    }
    return nil
  }

  fileprivate mutating func random(_ method: String, _ path: String) -> Fault? {
    guard var chance, chance.pattern.matches(method: method, path: path) else { return nil }
    let isHit = Double.random(in: 0..<1, using: &chance.generator) < chance.rate
    let fault = isHit ? chance.kinds.randomElement(using: &chance.generator) : nil
    self.chance = chance
    return fault
  }
}
