// Sources may be cancelled from any thread, which Dispatch does not declare.
@preconcurrency import Dispatch
import Foundation

/// Watches the files of a directory for changes by any process, without polling.
enum FolderWatch {
  /// One value for each change; concurrent changes may be coalesced.
  ///
  /// Ends with the task that reads it.
  ///
  /// - Returns: The changes from now on, or nil where the system has no watch: on Apple's systems,
  ///   where the app's directory is its own, and where a Linux system has run out of them.
  static func changes(in folder: URL) -> AsyncStream<Void>? {
    #if os(Linux)
      let queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard queue >= 0 else { return nil }
      let events = UInt32(
        IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_ATTRIB
      )
      guard inotify_add_watch(queue, folder.path, events) >= 0 else {
        close(queue)
        return nil
      }
      let (stream, continuation) = AsyncStream.makeStream(
        of: Void.self,
        bufferingPolicy: .bufferingNewest(1)
      )
      let source = DispatchSource.makeReadSource(fileDescriptor: queue)
      source.setEventHandler {
        drain(queue)
        continuation.yield()
      }
      source.setCancelHandler { close(queue) }
      continuation.onTermination = { _ in source.cancel() }
      source.activate()
      return stream
    #else
      return nil
    #endif
  }

  /// Makes the watchers of a file's directory read it again.
  ///
  /// For content that becomes readable shortly after the last write of the file, such as a
  /// transaction. If the file does not exist, there is nothing to read.
  static func notifyOfChange(to path: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }

  #if os(Linux)
    /// Empties a queue of events; the files that they name are not needed.
    private static func drain(_ queue: Int32) {
      let size = 4096
      withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
        while read(queue, buffer.baseAddress, size) > 0 {}
      }
    }
  #endif
}
