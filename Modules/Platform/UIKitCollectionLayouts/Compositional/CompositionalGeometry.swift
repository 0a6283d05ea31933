internal import Foundation
internal import UIKitCore

/// The positions of the sections of a compositional layout.
///
/// A Fenwick tree of the extents of sections: finding a section by offset or an offset by section,
/// and changing an extent, are O(log n).
@MainActor final class CompositionalGeometry {
  let axis: LayoutAxis
  let spacing: CGFloat
  private(set) var sections: ContiguousArray<SectionGeometry> = []
  private var sums: [Double] = [0]
  /// Headers and footers of the whole layout, as a section that surrounds the others.
  let envelope: SectionGeometry

  init(axis: LayoutAxis, spacing: CGFloat, envelope: SectionGeometry) {
    self.axis = axis
    self.spacing = spacing
    self.envelope = envelope
    envelope.givenContentExtent = 0
  }

  func replaceSections(_ new: ContiguousArray<SectionGeometry>) {
    sections = new
    rebuildSums()
  }

  private func length(_ section: Int) -> Double {
    Double(sections[section].extent) + (section + 1 < sections.count ? Double(spacing) : 0)
  }

  private func rebuildSums() {
    sums = Array(repeating: 0, count: sections.count + 1)
    for section in sections.indices {
      let index = section + 1
      sums[index] += length(section)
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
    updateEnvelope()
  }

  private func updateEnvelope() {
    envelope.givenContentExtent = CGFloat(sum(before: sections.count))
  }

  private func sum(before section: Int) -> Double {
    var sum = 0.0
    var index = section
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// Changes a section, and updates its extent.
  func change<Value>(_ section: Int, _ body: (SectionGeometry) -> Value) -> Value {
    let old = length(section)
    let value = body(sections[section])
    let growth = length(section) - old
    if growth != 0 {
      var index = section + 1
      while index < sums.count {
        sums[index] += growth
        index += index & -index
      }
      updateEnvelope()
    }
    return value
  }

  // MARK: Places

  /// The total extent.
  var extent: CGFloat { envelope.extent }

  /// The offset of a section.
  func start(of section: Int) -> CGFloat { envelope.contentStart + CGFloat(sum(before: section)) }

  /// The leading top corner of a section.
  func origin(of section: Int) -> CGPoint {
    var origin = CGPoint.zero
    origin[axis] = start(of: section)
    return origin
  }

  /// The sections that intersect a range along the axis.
  func sections(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    guard !sections.isEmpty, upper >= envelope.contentStart else { return 0..<0 }
    let first = section(at: lower)
    return first..<max(section(at: upper) + 1, first)
  }

  /// The section at an offset, or the nearest one.
  private func section(at offset: CGFloat) -> Int {
    var remaining = Double(offset - envelope.contentStart)
    var position = 0
    var step = 1
    while step * 2 <= sections.count { step *= 2 }
    while step > 0 {
      // Includes sections that end exactly here, for those with an extent of zero.
      if position + step <= sections.count, sums[position + step] < remaining {
        position += step
        remaining -= sums[position]
      }
      step /= 2
    }
    return min(position, sections.count - 1)
  }
}
