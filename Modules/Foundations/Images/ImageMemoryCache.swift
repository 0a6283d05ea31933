import Foundation
import UIKit

/// Decoded images; the least recently used is removed first.
///
/// Every operation is O(1), except that a use takes O(n) once in n uses.
final class ImageMemoryCache<Key: Hashable> {
  private struct Entry {
    let image: UIImage
    let bytes: Int
    /// The number of the last use.
    var lastUse: Int
  }

  private struct Use {
    let key: Key
    let number: Int
  }

  private let limit: Int
  private var images: [Key: Entry] = [:]
  /// The uses of all images, oldest first, of which only the last of each image counts.
  private var uses: [Use] = []
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
      images[key] = Entry(image: newValue, bytes: size, lastUse: 0)
      bytes += size
      use(key)
      while bytes > limit, images.count > 1 {
        let use = uses[oldest]
        oldest += 1
        if images[use.key]?.lastUse == use.number { self[use.key] = nil }
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
    uses.append(Use(key: key, number: useCount))
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
