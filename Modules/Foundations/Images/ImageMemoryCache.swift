import Foundation
import UIKit

/// Decoded images; the least recently used is removed first.
///
/// Every operation is O(1), except that a use takes O(n) once in n uses.
final class ImageMemoryCache<Key: Hashable> {
  private let limit: Int
  private var images: [Key: (image: UIImage, bytes: Int, lastUse: Int)] = [:]
  /// The uses of all images, oldest first, of which only the last of each image counts.
  private var uses: [(key: Key, number: Int)] = []
  /// The index of the oldest use.
  private var oldest = 0
  private var useCount = 0
  private(set) var bytes = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { images.count }

  subscript(key: Key) -> UIImage? {
    get {
      guard let found = images[key] else { return nil }
      use(key)
      return found.image
    }
    set {
      bytes -= images.removeValue(forKey: key)?.bytes ?? 0
      guard let newValue else { return }
      let size = Self.bytes(of: newValue)
      images[key] = (newValue, size, 0)
      bytes += size
      use(key)
      while bytes > limit, images.count > 1 {
        let (oldestKey, number) = uses[oldest]
        oldest += 1
        if images[oldestKey]?.lastUse == number { self[oldestKey] = nil }
      }
    }
  }

  /// Removes everything.
  ///
  /// O(n).
  func removeAll() {
    (images, uses) = ([:], [])
    (oldest, bytes) = (0, 0)
  }

  private func use(_ key: Key) {
    useCount += 1
    images[key]?.lastUse = useCount
    uses.append((key, useCount))
    guard uses.count > 2 * images.count + 64 else { return }
    uses = uses[oldest...].filter { images[$0.key]?.lastUse == $0.number }
    oldest = 0
  }

  private static func bytes(of image: UIImage) -> Int {
    let pixels = image.size.width * image.scale * image.size.height * image.scale
    // Frames with a longer duration are repeated in the array.
    let frames = Set((image.images ?? []).map(ObjectIdentifier.init)).count
    return Int(pixels) * 4 * max(1, frames)
  }
}
