import Foundation

/// The processor time that the current thread has used, in seconds, so that a bound on work does
/// not depend on the load of the machine.
///
/// Nothing that suspends may be between two calls.
package func threadCPUTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// How many times longer work takes on twice the input: about 2 where it is linear, 4 where it is
/// quadratic.
///
/// - Parameters:
///   - size: The size of the smaller input; large enough for some milliseconds of work.
///   - work: Does the work on an input of a size, on this thread.
/// - Returns: The smallest of three ratios of processor times: caches and page faults only ever
///   make one larger.
package func growth(from size: Int, of work: (Int) -> Void) -> Double {
  func time(_ size: Int) -> Double {
    let start = threadCPUTime()
    work(size)
    return max(threadCPUTime() - start, 1e-6)
  }
  work(size)
  return (0..<3).map { _ in time(2 * size) / time(size) }.min() ?? .infinity
}
