internal import Foundation

// Queries answered from the letters stored with a layout, which need no shaping. Such text is left
// to right.
extension TextLayout {
  func characterIndex(
    inLine row: Int,
    at x: CGFloat,
    _ clusters: TextClusters
  ) -> (index: Int, fraction: CGFloat)? {
    let line = measuredLines[row]
    var left = line.x
    for cluster in clusters.clusters[clusters.range(of: line)] {
      let width = CGFloat(cluster.width) / 1024
      defer { left += width }
      guard x < left + width else { continue }
      var text = text
      return text.withUTF8 { bytes in
        var offsets = TextOffsets(bytes)
        let fraction = width > 0 ? max(0, min(1, (x - left) / width)) : 0
        return (offsets.utf16(Int(cluster.start)), fraction)
      }
    }
    return nil
  }

  func rects(for range: NSRange, _ clusters: TextClusters) -> [CGRect] {
    var text = text
    let bytes = text.withUTF8 { bytes in
      var offsets = TextOffsets(bytes)
      let start = offsets.utf8(range.location)
      return start..<max(start, offsets.utf8(range.location + range.length))
    }
    var rects: [CGRect] = []
    for line in measuredLines where line.start < bytes.upperBound && line.end > bytes.lowerBound {
      var x = line.x
      var (left, right): (CGFloat?, CGFloat) = (nil, 0)
      for cluster in clusters.clusters[clusters.range(of: line)] {
        let next = x + CGFloat(cluster.width) / 1024
        if bytes.contains(Int(cluster.start)) {
          left = left ?? x
          right = next
        }
        x = next
      }
      guard let left else { continue }
      // The space at a soft line break has no width.
      let end = min(right, line.x + line.width)
      guard end > left else { continue }
      rects.append(CGRect(x: left, y: line.top, width: end - left, height: line.height))
    }
    return rects
  }
}

extension TextClusters {
  /// The letters of a line.
  func range(of line: MeasuredLine) -> Range<Int> {
    let start = firstIndex(from: Int32(line.start))
    return start..<max(start, firstIndex(from: Int32(line.end)))
  }

  /// The first letter that starts at or after a byte.
  private func firstIndex(from byte: Int32) -> Int {
    var (low, high) = (0, clusters.count)
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].start < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
