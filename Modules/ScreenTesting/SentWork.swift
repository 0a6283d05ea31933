import Dispatch
import Foundation
import Locking

/// Counts the jobs that the main actor sent to the thread pool and that have not reached their next
/// suspension there: `@concurrent` functions, actors.
///
/// No public API reports whether a task runs or waits, so this is installed where the runtime
/// enqueues jobs in the pool, at a hook that exists for replacing it (decision 0036). Only
/// jobs that come from the main queue are counted, and later ones of the same tasks: those of tests
/// on other threads are forwarded.
///
/// Jobs are collected in batches in the order of their arrival. A waiter closes a batch and waits
/// for it and the earlier ones, so it never waits for jobs that others send meanwhile. `Task.yield`
/// bypasses the hook: a task that yields is not waited for.
package nonisolated final class SentWork: Sendable {
  package static let shared = SentWork()

  /// Jobs that were sent between two calls of `wait`, and the tasks that wait for them and all
  /// earlier ones.
  private struct Batch {
    var running = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  /// Every operation has the same cost, independent of the number of jobs and waiting tasks:
  /// hundreds of tests wait concurrently, and each job takes the lock twice.
  private struct State {
    /// The number of the oldest batch.
    var first = 0
    /// The unfinished batches, oldest first: new jobs join the last one.
    ///
    /// Never empty.
    var batches = [Batch()]
    /// The tasks that were ever sent, one bit each: the runtime numbers tasks from 1.
    var tasks: [UInt64] = []

    /// Counts a job, if it comes from the main queue or belongs to a task that came from there.
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

    /// Counts a job as done; returns the waiters that can resume.
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

    /// Adds a waiter; false if there is nothing to wait for.
    mutating func add(_ waiter: CheckedContinuation<Void, Never>) -> Bool {
      // Nothing arrived since the last waiter: both wait for the same batch.
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

  /// Waits for the jobs sent until now.
  private func wait() async {
    await withCheckedContinuation { continuation in
      if !state.withLock({ $0.add(continuation) }) { continuation.resume() }
    }
  }

  /// Runs everything that waits for the main queue, and then waits for the jobs that this sent
  /// elsewhere.
  ///
  /// Afterwards each ready task has reached its next suspension, independent of the load of the
  /// machine.
  @MainActor package func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    await wait()
  }
}

private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

/// Runs a job until its next suspension, without a particular executor: both of its words are zero.
@_silgen_name("swift_job_run")
private nonisolated func run(_ job: UnownedJob, onAnyOf executor: UnownedSerialExecutor)

/// The number of a job's task; unique.
@_silgen_name("swift_task_getJobTaskId")
private nonisolated func taskNumber(of job: UnownedJob) -> UInt64
