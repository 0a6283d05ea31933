import Foundation
import _Testing_Fuzz

/// Reads the inputs of one target, until one breaks it or all are read.
struct Child {
  /// Exit codes; a crash has none.
  static let tooSlow: Int32 = 3
  static let tooLarge: Int32 = 4

  /// Nanoseconds of processor time that an input may take: a page of 300 KB is read in a hundredth
  /// of it.
  static let longest: UInt64 = 1_000_000_000
  /// Kilobytes that reading may allocate beyond the process's initial memory.
  static let most = 400_000

  let target: FuzzTarget
  let options: Options
  let state: SharedState

  func run() async {
    var limit = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let mutator = target.mutator(seed: options.seed)
    let memory = Self.peakMemory()
    let state = state
    state.began = Self.processorTime()
    Thread.detachNewThread { Self.watch(state) }
    for number in 0..<options.count {
      let input = Data(mutator.input(number))
      let began = Self.processorTime()
      state.number = number
      state.began = began
      await target.read(input)
      let took = Self.processorTime() - began
      state.total += took
      state.done = number + 1
      if took > state.slowest {
        state.slowest = took
        state.slowestNumber = number
      }
      state.memory = Self.peakMemory() - memory
      if took > Self.longest { exit(Self.tooSlow) }
      if state.memory > Self.most { exit(Self.tooLarge) }
    }
  }

  /// Ends the process when an input does not terminate.
  private static func watch(_ state: SharedState) {
    var number = -1
    var since = ContinuousClock.now
    while true {
      usleep(100_000)
      if state.number != number { (number, since) = (state.number, .now) }
      if processorTime() > state.began + 5 * longest || since.duration(to: .now) > .seconds(60) {
        _exit(tooSlow)
      }
    }
  }

  private static func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private static func peakMemory() -> Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_maxrss
  }
}
