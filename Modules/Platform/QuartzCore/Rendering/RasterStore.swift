import CoreGraphics

/// The pictures that a renderer keeps, the least recently used dropped first.
final class RasterStore {
  private struct Entry {
    weak var node: RenderNode?
    weak var raster: Raster?
  }

  private var entries: [Entry] = []
  private var capacity = 0
  private(set) var frame: UInt64 = 0
  /// The bytes of all pictures at the last eviction.
  private(set) var byteCount = 0

  func beginFrame(capacity: Int) {
    frame += 1
    self.capacity = capacity
  }

  func add(_ raster: Raster, of node: RenderNode) {
    raster.lastUse = frame
    node.raster = raster
    entries.append(Entry(node: node, raster: raster))
    byteCount += raster.byteCount
  }

  /// Drops pictures that are gone, then, while there is too much, those not used for longest.
  func evict() {
    guard byteCount > capacity || entries.count > 256 else { return }
    entries.removeAll { $0.raster == nil || $0.node?.raster !== $0.raster }
    byteCount = entries.reduce(0) { $0 + ($1.raster?.byteCount ?? 0) }
    guard byteCount > capacity else { return }
    entries.sort { ($0.raster?.lastUse ?? 0) < ($1.raster?.lastUse ?? 0) }
    var dropped = 0
    for entry in entries {
      guard byteCount > capacity, let raster = entry.raster else { break }
      byteCount -= raster.byteCount
      entry.node?.raster = nil
      dropped += 1
    }
    entries.removeFirst(dropped)
  }

  func removeAll() {
    for entry in entries { entry.node?.raster = nil }
    entries = []
    byteCount = 0
  }
}
