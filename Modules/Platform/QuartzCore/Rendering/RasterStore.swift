import CoreGraphics

/// The cached images of a renderer; the least recently used are dropped first.
final class RasterStore {
  private struct Entry {
    weak var node: RenderNode?
    weak var raster: Raster?
  }

  private var entries: [Entry] = []
  private var capacity = 0
  private(set) var frame: UInt64 = 0
  /// The bytes of all images at the last eviction.
  private(set) var byteCount = 0

  func beginFrame(capacity: Int) {
    frame += 1
    self.capacity = capacity
  }

  func add(_ raster: Raster, of node: RenderNode) {
    raster.lastUse = frame
    node.kept = raster
    entries.append(Entry(node: node, raster: raster))
    byteCount += raster.byteCount
  }

  /// Drops images of removed layers, then, above the limit, the least recently used ones.
  func evict() {
    guard byteCount > capacity || entries.count > 256 else { return }
    entries.removeAll { $0.raster == nil || $0.node?.kept !== $0.raster }
    byteCount = entries.reduce(0) { $0 + ($1.raster?.byteCount ?? 0) }
    guard byteCount > capacity else { return }
    entries.sort { ($0.raster?.lastUse ?? 0) < ($1.raster?.lastUse ?? 0) }
    var dropped = 0
    for entry in entries {
      guard byteCount > capacity, let raster = entry.raster else { break }
      byteCount -= raster.byteCount
      entry.node?.kept = nil
      dropped += 1
    }
    entries.removeFirst(dropped)
  }
}

/// A cached image of a subtree.
final class Raster {
  let canvas: CairoCanvas
  /// The transform that it was drawn with, with a translation relative to the raster.
  let transform: CGAffineTransform
  /// The pixels it covers, relative to the whole pixels of the translation.
  let area: PixelRect
  /// The color that it was drawn over; nil for none.
  let backdrop: CGColor?
  var lastUse: UInt64 = 0

  init(
    canvas: CairoCanvas,
    transform: CGAffineTransform,
    area: PixelRect,
    backdrop: CGColor?
  ) {
    self.canvas = canvas
    self.transform = transform
    self.area = area
    self.backdrop = backdrop
  }

  var byteCount: Int { canvas.pixels.bytesPerRow * canvas.pixels.height }
}
