import Foundation
import Locking

/// Runs functions that block on threads of their own, and waits for each up to a time limit.
struct BlockingCall: Sendable {
  /// Returns when the time is over; throws when its task is cancelled.
  var timeIsOver: @Sendable () async throws -> Void

  private static let queue = DispatchQueue(label: "moments.secrets", attributes: .concurrent)

  /// Runs a function.
  ///
  /// A result that arrives too late is dropped; its thread continues until then.
  ///
  /// - Returns: The result.
  /// - Throws: The error of the function; `.timedOut`, `.cancelled`.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable (Cancellation) throws(SecretError) -> Value
  ) async throws(SecretError) -> Value {
    let cancellation = Cancellation()
    let outcome = Outcome<Value>()
    let timer = Task { [timeIsOver] in
      guard (try? await timeIsOver()) != nil else { return }
      outcome.settle(.failure(.timedOut))
      cancellation.cancel()
    }
    defer { timer.cancel() }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        outcome.wait(continuation)
        Self.queue.async {
          let result = Result { () throws(SecretError) in try body(cancellation) }
          cancellation.end()
          outcome.settle(result)
        }
      }
    } onCancel: {
      outcome.settle(.failure(.cancelled))
      cancellation.cancel()
    }
    return try result.get()
  }
}

/// The first of several results; the others are dropped.
private final class Outcome<Value: Sendable>: Sendable {
  private typealias Continuation = CheckedContinuation<Result<Value, SecretError>, Never>

  private enum State {
    case open
    case awaited(CheckedContinuation<Result<Value, SecretError>, Never>)
    case settled(Result<Value, SecretError>)
    case over
  }

  private let state = Mutex(State.open)

  func wait(_ continuation: CheckedContinuation<Result<Value, SecretError>, Never>) {
    let result = state.withLock { state -> Result<Value, SecretError>? in
      if case .settled(let result) = state {
        state = .over
        return result
      }
      state = .awaited(continuation)
      return nil
    }
    if let result { continuation.resume(returning: result) }
  }

  func settle(_ result: Result<Value, SecretError>) {
    let continuation = state.withLock { state -> Continuation? in
      switch state {
      case .open: state = .settled(result)
      case .awaited(let continuation):
        state = .over
        return continuation
      case .settled, .over: break
      }
      return nil
    }
    continuation?.resume(returning: result)
  }
}
