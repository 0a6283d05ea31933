#if canImport(os)
  import os

  /// A lock of the system, which is not recursive.
  @usableFromInline
  struct SystemLock: Sendable {
    private let unfair = OSAllocatedUnfairLock()

    /// Waits for the lock; a thread that has it already stops the program.
    @usableFromInline
    func lock() { unfair.lock() }

    /// Ends what `lock()` began, so that another thread can.
    @usableFromInline
    func unlock() { unfair.unlock() }
  }
#else
  import Glibc

  /// A lock of the system, which is not recursive.
  ///
  /// A mutex of POSIX, because the thread sanitizer understands it.
  ///
  /// Unchecked: a mutex is used by several threads, at one address.
  @usableFromInline
  final class SystemLock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() {
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      // Otherwise a thread that locks twice would wait for itself.
      pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_ERRORCHECK))
      let status = pthread_mutex_init(mutex, &attributes)
      precondition(status == 0, "A mutex could not be made: error \(status)")
      pthread_mutexattr_destroy(&attributes)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    /// Waits for the lock; a thread that has it already stops the program.
    @usableFromInline
    func lock() {
      let status = pthread_mutex_lock(mutex)
      precondition(status == 0, "A mutex was locked by the thread that has it: error \(status)")
    }

    /// Ends what `lock()` began, so that another thread can.
    @usableFromInline
    func unlock() {
      let status = pthread_mutex_unlock(mutex)
      precondition(status == 0, "A mutex was unlocked by a thread that does not have it")
    }
  }
#endif
