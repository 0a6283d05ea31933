// Sources may be cancelled from any thread; Dispatch does not say so to Swift.
@preconcurrency import Dispatch
import Foundation

/// Notices that files of a folder change, in whatever process, without looking again and again.
enum FolderWatch {
  /// One value for each time that something changed; several changes at once may be one.
  ///
  /// Ends with the task that reads it.
  ///
  /// - Returns: The changes from now on, or nil where the system offers no watch: on Apple's
  ///   systems, where an app has its folder to itself, and where a Linux system has none left.
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

  /// Has those who watch the folder of a file look at it again.
  ///
  /// For what is readable a moment after the file was written last, as a transaction is. Where the
  /// file is gone there is nothing to look at.
  static func notifyOfChange(to path: String) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }

  #if os(Linux)
    /// Reads what is in a queue of events; which files they name does not matter.
    private static func drain(_ queue: Int32) {
      let size = 4096
      withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
        while read(queue, buffer.baseAddress, size) > 0 {}
      }
    }
  #endif
}
