import Foundation
import Foundations
import Synchronization

/// A source of pictures that answers at once with what it was made with.
nonisolated final class FixedImageSource: ImageDataSource {
  private let pictures: [URL: Data]
  private let count = Mutex(0)

  init(_ pictures: [URL: Data]) {
    self.pictures = pictures
  }

  /// How often the source was asked.
  var askedCount: Int { count.withLock { $0 } }

  func data(for url: URL) async throws -> Data {
    count.withLock { $0 += 1 }
    guard let data = pictures[url] else { throw CocoaError(.fileNoSuchFile) }
    return data
  }
}
