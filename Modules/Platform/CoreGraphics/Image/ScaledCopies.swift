internal import Locking

/// The images with a scaled copy, in the order in which the copies were made: the newest copies
/// stay up to a number of bytes.
///
/// An app caches images by their own size. Were each to keep its copy, the cache would take up to
/// twice its limit.
final class ScaledCopies: Sendable {
  private struct Entry: Sendable {
    weak var image: CGImage?
    weak var copy: CGImage?
    var byteCount: Int
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    var byteCount = 0
  }

  /// The copies of all images: a window full of photos on a large screen.
  static let shared = ScaledCopies(limit: 32 << 20)

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// Notes a new copy of an image, and removes the oldest copies above the limit.
  func note(_ copy: CGImage, of image: CGImage) {
    let new = Entry(image: image, copy: copy, byteCount: copy.pixels.bytesPerRow * copy.height)
    let old = state.withLock { state in
      state.entries.append(new)
      state.byteCount += new.byteCount
      // The newest stays, however large.
      var count = 0
      while state.byteCount > limit, count < state.entries.count - 1 {
        state.byteCount -= state.entries[count].byteCount
        count += 1
      }
      let old = Array(state.entries[..<count])
      state.entries.removeFirst(count)
      return old
    }
    for entry in old {
      // Its image may have another copy meanwhile, of another size, which is in the list, too.
      let released = entry.image?.scaledCopy.withLock { copy -> CGImage? in
        guard let known = copy, known === entry.copy else { return nil }
        copy = nil
        return known
      }
      // Released outside of the lock.
      withExtendedLifetime(released) {}
    }
  }
}
