import Foundation

/// The output of a worker to its parent process.
enum Output {
  /// Whoever reads the output decides by it when to kill: each line goes out as it is written.
  static func write(_ words: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(words)\n".utf8))
    } catch {
      fatal("nobody reads any more")
    }
  }

  /// Ends the process when its output has no reader any more: it would run forever.
  ///
  /// Writing alone does not tell: what waits for a server that went with the reader writes nothing.
  static func endWithTheReader() {
    // A write to a pipe that nobody reads fails with an error, and does not end the process by a
    // signal: whoever waits for it sees the exit status of `fatal`, whether the write or what
    // follows is first.
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread {
      // Asked for nothing, it returns when the other end of the pipe is closed.
      var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
      while poll(&output, 1, -1) == -1, errno == EINTR {}
      if output.revents & Int16(POLLERR) != 0 { fatal("nobody reads any more") }
    }
  }

  static func fatal(_ words: String) -> Never {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
    // At once: what libraries do at an exit takes locks away that other threads hold.
    _exit(3)
  }
}
