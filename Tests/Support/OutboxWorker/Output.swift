import Foundation

/// The output of a worker to its parent process.
enum Output {
  /// The parent decides by the output when to kill, so each line is written immediately.
  static func write(_ words: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(words)\n".utf8))
    } catch {
      fatal("nobody reads any more")
    }
  }

  /// Ends the process when its output is no longer read: it would run forever otherwise.
  ///
  /// Writing alone does not detect that: a worker that waits for a server that ended with the
  /// reader writes nothing.
  static func endWithTheReader() {
    // A write to a pipe without a reader returns an error instead of ending the process with a
    // signal: the parent sees the exit status of `fatal` in either order of events.
    signal(SIGPIPE, SIG_IGN)
    Thread.detachNewThread {
      // Without requested events, it returns when the other end of the pipe is closed.
      var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
      while poll(&output, 1, -1) == -1, errno == EINTR {}
      if output.revents & Int16(POLLERR) != 0 { fatal("nobody reads any more") }
    }
  }

  static func fatal(_ words: String) -> Never {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
    // Immediately: exit handlers of libraries take locks that other threads hold.
    _exit(3)
  }
}
