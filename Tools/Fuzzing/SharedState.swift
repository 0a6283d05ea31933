import Foundation

/// The state that a child shares with its parent in a memory-mapped file, which survives a crash.
///
/// Unchecked: each number is written by one thread and read by others, a whole word at a time.
struct SharedState: @unchecked Sendable {
  private let words: UnsafeMutablePointer<UInt64>

  init?(file: String) {
    let size = 4_096
    let handle = open(file, O_RDWR | O_CREAT, 0o600)
    guard handle >= 0 else { return nil }
    defer { close(handle) }
    guard ftruncate(handle, off_t(size)) == 0,
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, handle, 0),
      memory != MAP_FAILED
    else { return nil }
    words = memory.bindMemory(to: UInt64.self, capacity: size / 8)
  }

  /// The input being read.
  var number: Int {
    get { Int(words[0]) }
    nonmutating set { words[0] = UInt64(newValue) }
  }
  /// Processor time when it began, in nanoseconds.
  var began: UInt64 {
    get { words[1] }
    nonmutating set { words[1] = newValue }
  }
  /// The most processor time that an input took, in nanoseconds.
  var slowest: UInt64 {
    get { words[2] }
    nonmutating set { words[2] = newValue }
  }
  /// That input.
  var slowestNumber: Int {
    get { Int(words[3]) }
    nonmutating set { words[3] = UInt64(newValue) }
  }
  /// Memory that the process allocated beyond its initial memory, in kilobytes.
  var memory: Int {
    get { Int(words[4]) }
    nonmutating set { words[4] = UInt64(max(0, newValue)) }
  }
  /// Processor time of all inputs, in nanoseconds.
  var total: UInt64 {
    get { words[5] }
    nonmutating set { words[5] = newValue }
  }
  /// Inputs that were read to the end.
  var done: Int {
    get { Int(words[6]) }
    nonmutating set { words[6] = UInt64(newValue) }
  }
}
