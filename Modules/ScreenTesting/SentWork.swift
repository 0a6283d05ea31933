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
/// Jobs are numbered as they come. Who waits, waits for those up to a number, and so never for what
/// others send meanwhile. `Task.yield` passes by the hook: a task that yields is not waited for.
package nonisolated final class SentWork: Sendable {
  package static let shared = SentWork()

  private struct State {
    var last: UInt64 = 0
    var running: Set<UInt64> = []
    var tasks: Set<UInt64> = []
    var waiters: [(last: UInt64, continuation: CheckedContinuation<Void, Never>)] = []
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
    let number = state.withLock { state -> UInt64? in
      let task = taskNumber(of: job)
      guard isFromMain || state.tasks.contains(task) else { return nil }
      state.tasks.insert(task)
      state.last += 1
      state.running.insert(state.last)
      return state.last
    }
    guard let number else { return enqueue(job) }
    DispatchQueue.global().async {
      run(job, onAnyOf: unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
      self.finish(number)
    }
  }

  private func finish(_ number: UInt64) {
    let due = state.withLock { state in
      state.running.remove(number)
      let first = state.running.min() ?? .max
      let due = state.waiters.filter { $0.last < first }
      state.waiters.removeAll { $0.last < first }
      return due
    }
    for waiter in due { waiter.continuation.resume() }
  }

  /// Waits for what was sent until now.
  private func wait() async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        guard !state.running.isEmpty else { return true }
        state.waiters.append((state.last, continuation))
        return false
      }
      if isDone { continuation.resume() }
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
