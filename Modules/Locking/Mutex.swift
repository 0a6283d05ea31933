/// A value that one thread at a time reads or changes.
///
/// For a state of a few lines that several threads share, such as a cache or a counter. State that
/// is used by `async` code alone belongs into an actor.
///
/// ```swift
/// private let known = Mutex<[URL: Image]>([:])
///
/// func image(at url: URL) -> Image? { known.withLock { $0[url] } }
/// ```
///
/// The interface is that of `Mutex` in the standard library, which needs iOS 18 and which the
/// thread sanitizer does not understand. It differs in one point: it is an object, so several
/// owners can share it.
///
/// Locking without contention takes about 40 ns.
public final class Mutex<Value>: @unchecked Sendable {
  @usableFromInline let lock = SystemLock()
  // Accesses are exclusive by the lock. The check for it would cost as much as the lock.
  @exclusivity(unchecked) @usableFromInline var value: Value

  /// Makes an unlocked mutex around a value that nothing else refers to.
  public init(_ value: consuming sending Value) {
    self.value = value
  }

  /// Calls a closure with the value, while no other thread does.
  ///
  /// The calling thread waits until others have left. The closure should be short. It MUST NOT lock
  /// the same mutex, which stops the program. Neither what it returns nor what it leaves behind may
  /// refer to anything that both sides can change: the compiler rejects that.
  ///
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws; the mutex is unlocked then, too, and changes remain.
  @inlinable
  public func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

extension Mutex where Value == Void {
  /// Calls a closure while no other thread is in one: a lock without a value, for what belongs to C
  /// or to the system.
  ///
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws; the mutex is unlocked then, too.
  @inlinable
  public func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    // Without the value: one without bytes has the address of its owner, whose class all threads
    // read, and the thread sanitizer would call access to it a race.
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
