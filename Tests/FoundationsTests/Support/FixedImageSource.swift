import Foundation
import Foundations
import Locking

/// A source of images that returns a fixed result immediately.
nonisolated final class FixedImageSource: ImageDataSource {
  private let images: [URL: Data]
  private let count = Mutex(0)

  init(_ images: [URL: Data]) {
    self.images = images
  }

  /// The number of requests.
  var askedCount: Int { count.withLock { $0 } }

  func data(for url: URL) async throws -> Data {
    count.withLock { $0 += 1 }
    guard let data = images[url] else { throw CocoaError(.fileNoSuchFile) }
    return data
  }
}
