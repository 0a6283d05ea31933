import Dispatch
import Foundation
import Synchronization

/// What the main actor sent to the threads of the pool and what has not come to its next stop
/// there: `@concurrent` functions, actors.
///
/// Nothing public tells whether a task runs or waits, so this stands where the runtime hands jobs
/// to the pool, at a hook that is there for replacing it (docs/decisions/0036). Only jobs that come
/// from the main queue are counted, and later ones of the same tasks: those of tests on other
/// threads take their own way.
///
/// Jobs are gathered in batches as they come. Who waits closes a batch and waits for it and those
/// before, and so never for what others send meanwhile. `Task.yield` passes by the hook: a task
/// that yields is not waited for.
package nonisolated final class SentWork: Sendable {
  package static let shared = SentWork()

  /// Jobs that were sent between two calls of `wait`, and who waits for them and all before.
  private struct Batch {
    var running = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  /// All of it costs the same however many jobs run and however many wait: hundreds of tests wait
  /// at once, and each job takes the lock twice.
  private struct State {
    /// The number of the oldest batch.
    var first = 0
    /// What is not done, oldest first: jobs that come join the last one.
    ///
    /// Never empty.
    var batches = [Batch()]
    /// Which tasks were ever sent, a bit for each: the runtime numbers tasks from one on.
    var tasks: [UInt64] = []

    /// Takes a job in, where it comes from the main queue or is of a task that came from there.
    mutating func take(_ task: UInt64, isFromMain: Bool) -> Int? {
      let word = Int(task / 64)
      let bit: UInt64 = 1 << (task % 64)
      let isKnown = word < tasks.count && tasks[word] & bit != 0
      guard isFromMain || isKnown else { return nil }
      if !isKnown {
        while tasks.count <= word {
          tasks.append(contentsOf: repeatElement(0, count: max(64, word + 1 - tasks.count)))
        }
        tasks[word] |= bit
      }
      batches[batches.count - 1].running += 1
      return first + batches.count - 1
    }

    /// Counts a job as done; returns who need not wait any more.
    mutating func finish(_ number: Int) -> [CheckedContinuation<Void, Never>] {
      batches[number - first].running -= 1
      guard number == first, batches[0].running == 0 else { return [] }
      var due: [CheckedContinuation<Void, Never>] = []
      while let batch = batches.first, batch.running == 0 {
        due += batch.waiters
        batches.removeFirst()
        first += 1
      }
      if batches.isEmpty { batches.append(Batch()) }
      return due
    }

    /// Notes who waits; false where there is nothing to wait for.
    mutating func add(_ waiter: CheckedContinuation<Void, Never>) -> Bool {
      // Nothing came since the last one began to wait: both wait for the same.
      if batches.count > 1, batches[batches.count - 1].running == 0 { batches.removeLast() }
      guard batches.count > 1 || batches[0].running > 0 else { return false }
      batches[batches.count - 1].waiters.append(waiter)
      batches.append(Batch())
      return true
    }
  }

  private let state = Mutex(State())
  private let isMain = DispatchSpecificKey<Bool>()

  private init() {
    DispatchQueue.main.setSpecific(key: isMain, value: true)
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
      return
    }
    symbol.assumingMemoryBound(to: EnqueueHook?.self).pointee = { job, enqueue in
      SentWork.shared.send(job, orElse: enqueue)
    }
  }

  private func send(_ job: UnownedJob, orElse enqueue: Enqueue) {
    let isFromMain = DispatchQueue.getSpecific(key: isMain) == true
    let task = taskNumber(of: job)
    let number = state.withLock { $0.take(task, isFromMain: isFromMain) }
    guard let number else { return enqueue(job) }
    DispatchQueue.global().async {
      run(job, onAnyOf: unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
      self.finish(number)
    }
  }

  private func finish(_ number: Int) {
    for waiter in state.withLock({ $0.finish(number) }) { waiter.resume() }
  }

  /// Waits for what was sent until now.
  private func wait() async {
    await withCheckedContinuation { continuation in
      if !state.withLock({ $0.add(continuation) }) { continuation.resume() }
    }
  }

  /// Lets everything that waits for the main queue run, and then what that sent elsewhere.
  ///
  /// Each task that is ready comes to its next stop by it, however busy the machine is.
  @MainActor package func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    await wait()
  }
}

private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

/// Runs a job until its next stop, on an executor that is none in particular: both words of it are
/// zero.
@_silgen_name("swift_job_run")
private nonisolated func run(_ job: UnownedJob, onAnyOf executor: UnownedSerialExecutor)

/// The number of the task that a job is of; no other task gets it.
@_silgen_name("swift_task_getJobTaskId")
private nonisolated func taskNumber(of job: UnownedJob) -> UInt64
