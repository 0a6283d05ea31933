import CSpawn
import Foundation
import Locking
import OutboxWorker

/// A running worker process.
///
/// It is spawned by hand: `Foundation.Process` crashes when it counts the files of a process that
/// has more than about 1,300 of them open (it copies the last entry of `/proc/self/fd` from beyond
/// the end of its buffer), as many tests at a time may have.
final class Worker {
  private let process: pid_t
  private let input: FileHandle
  private let output: FileHandle
  private var buffer = Data()

  /// The reason why no worker could be started.
  struct CannotStart: Error {
    let call: String
    let code: CInt
  }

  /// Starts a worker.
  init(_ settings: WorkerSettings) throws {
    // The worker is built next to the tests.
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("OutboxWorker").path
    let settings = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
    (process, input, output) = try Self.starting.withLock {
      var ends: [CInt] = [0, 0]
      try Self.check("pipe", pipe(&ends) == 0 ? 0 : errno)
      defer { close(ends[1]) }
      let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
      // A socket: writing to a pipe without a reader would end this process.
      var sockets: [CInt] = [0, 0]
      let stream = CInt(SOCK_STREAM.rawValue)
      try Self.check("socketpair", socketpair(AF_UNIX, stream, 0, &sockets) == 0 ? 0 : errno)
      defer { close(sockets[1]) }
      let input = FileHandle(fileDescriptor: sockets[0], closeOnDealloc: true)
      for end in ends + sockets { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let process = try Self.spawn(
        program,
        arguments: [program, settings],
        input: sockets[1],
        output: ends[1]
      )
      return (process, input, output)
    }
  }

  /// Starts are serialized: a worker that inherited the pipe of another would keep it open after
  /// that one has ended.
  private static let starting = Mutex(())

  private static func spawn(
    _ program: String,
    arguments: [String],
    input: CInt,
    output: CInt
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    try check("posix_spawn_file_actions_init", posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    try check("adddup2", posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO))
    try check("adddup2", posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO))
    // No other file is inherited: a socket that stays open in another process is never fully
    // closed, and Dispatch crashes on its events.
    try check("addclosefrom", moments_spawn_close_from(&actions, 3))
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    try check("posix_spawn", posix_spawn(&process, program, &actions, nil, &words, environ))
    return process
  }

  private static func check(_ call: String, _ code: CInt) throws {
    guard code == 0 else { throw CannotStart(call: call, code: code) }
  }

  /// Writes a line to its input; has no effect if it has ended.
  func sendLine(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = send(input.fileDescriptor, bytes, bytes.count, CInt(MSG_NOSIGNAL))
  }

  /// The next line of its output; nil when it has ended.
  func line() -> String? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer = Data(buffer[buffer.index(after: end)...])
        return line
      }
      let more = output.availableData
      guard !more.isEmpty else { return nil }
      buffer += more
    }
  }

  /// Kills it, and waits until it has ended.
  func kill() {
    Foundation.kill(process, SIGKILL)
    _ = waitUntilGone()
  }

  /// Waits until it ends by itself.
  ///
  /// - Returns: Its exit status, -1 if a signal ended it, and its last line.
  func wait() -> (status: Int32, last: String?) {
    var last: String?
    while let line = line() { last = line }
    return (Self.exitStatus(waitUntilGone()), last)
  }

  /// The result of WIFEXITED and WEXITSTATUS of wait(2); -1 if a signal ended the process.
  private static func exitStatus(_ status: CInt) -> Int32 {
    status & 0x7f == 0 ? (status >> 8) & 0xff : -1
  }

  /// Closes the end at which its output is read, as happens when its parent is killed, and waits
  /// until it ends.
  ///
  /// - Parameter limit: The number of seconds after which it is killed.
  /// - Returns: Its exit status; -1 if it had to be killed.
  func abandon(limit: Int) -> Int32 {
    try? output.close()
    let process = process
    let end = DispatchWorkItem { Foundation.kill(process, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit), execute: end)
    let status = waitUntilGone()
    end.cancel()
    return Self.exitStatus(status)
  }

  private func waitUntilGone() -> CInt {
    var status: CInt = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status
  }
}
