import Foundation
import Locking

/// The recently painted files.
///
/// Views cache decoded images, but each app has its own cache: tests and the gallery start hundreds
/// of apps in one process, all with the same images.
final class PaintedFiles: Sendable {
  private struct State {
    var files: [URL: Data] = [:]
    /// The oldest first.
    var order: [URL] = []
    var size = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// - Parameter limit: The maximum size of the cache, in bytes.
  init(limit: Int) { self.limit = limit }

  /// The file of an image, painted if it is not cached.
  ///
  /// Two concurrent calls may both paint; that costs only time, since they paint the same.
  func file(for url: URL, paint: () throws -> Data) rethrows -> Data {
    if let file = state.withLock({ $0.files[url] }) { return file }
    let file = try paint()
    state.withLock { state in
      guard file.count <= limit, state.files.updateValue(file, forKey: url) == nil else { return }
      state.order.append(url)
      state.size += file.count
      var dropped = 0
      while state.size > limit {
        state.size -= state.files.removeValue(forKey: state.order[dropped])?.count ?? 0
        dropped += 1
      }
      state.order.removeFirst(dropped)
    }
    return file
  }
}
