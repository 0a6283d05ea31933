import Foundation
import UIKit

/// Decoded images; the least recently used is removed first.
///
/// Every operation is O(1).
final class ImageMemoryCache<Key: Hashable> {
  private final class Node {
    let key: Key
    let image: UIImage
    let bytes: Int
    var newer: Node?
    weak var older: Node?

    init(_ key: Key, _ image: UIImage) {
      self.key = key
      self.image = image
      let pixels = image.size.width * image.scale * image.size.height * image.scale
      // Frames with a longer duration are repeated in the array.
      let frames = Set((image.images ?? []).map(ObjectIdentifier.init)).count
      bytes = Int(pixels) * 4 * max(1, frames)
    }
  }

  private let limit: Int
  private var nodes: [Key: Node] = [:]
  private var oldest: Node?
  private weak var newest: Node?
  private(set) var bytes = 0

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { nodes.count }

  subscript(key: Key) -> UIImage? {
    get {
      guard let node = nodes[key] else { return nil }
      unlink(node)
      append(node)
      return node.image
    }
    set {
      if let old = nodes.removeValue(forKey: key) {
        unlink(old)
        bytes -= old.bytes
      }
      guard let newValue else { return }
      let node = Node(key, newValue)
      nodes[key] = node
      append(node)
      bytes += node.bytes
      while bytes > limit, let dropped = oldest, dropped !== node {
        unlink(dropped)
        nodes[dropped.key] = nil
        bytes -= dropped.bytes
      }
    }
  }

  /// Removes everything.
  ///
  /// O(n).
  func removeAll() {
    // One by one: released as a chain, each node would be released by the one before it, on the
    // stack.
    while let node = oldest { unlink(node) }
    nodes = [:]
    bytes = 0
  }

  private func unlink(_ node: Node) {
    let newer = node.newer
    let older = node.older
    if let older { older.newer = newer } else { oldest = newer }
    if let newer { newer.older = older } else { newest = older }
    node.newer = nil
    node.older = nil
  }

  private func append(_ node: Node) {
    node.older = newest
    if let newest { newest.newer = node } else { oldest = node }
    newest = node
  }
}
