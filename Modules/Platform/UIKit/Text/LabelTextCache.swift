import CoreGraphics
import Foundation

/// The layouts that a label measured and drew with: the same text in the same width is not laid
/// out twice, and what was measured is what is drawn.
struct LabelTextCache {
  fileprivate struct Entry {
    /// The width the text was wrapped in; nil where it was not wrapped.
    var width: CGFloat?
    var maximumLines: Int
    var layout: TextLayout
  }

  private var entries: [Entry] = []

  /// A layout and the width that its lines are aligned in.
  struct Fit {
    var layout: TextLayout
    var width: CGFloat
  }

  /// Widths closer than this wrap alike: sizes are rounded up to pixels on their way here.
  fileprivate static let tolerance: CGFloat = 0.01

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// The layout of a text in a width; `isJustified` text is never laid out for another width.
  mutating func fit(
    _ text: StyledText,
    width: CGFloat?,
    maximumLines: Int
  ) -> Fit {
    let isJustified = text.paragraph.alignment == .justified
    for entry in entries where entry.maximumLines == maximumLines {
      if entry.suits(width, isJustified: isJustified) {
        return Fit(layout: entry.layout, width: entry.width ?? entry.layout.size.width)
      }
    }
    let layout = text.layout(width: width, maximumLines: maximumLines)
    if entries.count == 4 { entries.removeFirst() }
    entries.append(Entry(width: width, maximumLines: maximumLines, layout: layout))
    return Fit(layout: layout, width: width ?? layout.size.width)
  }
}

extension LabelTextCache.Entry {
  /// Whether text wrapped in the wanted width has the lines of this layout: no narrower than the
  /// longest line, and no wider than the width they were wrapped in.
  fileprivate func suits(_ wanted: CGFloat?, isJustified: Bool) -> Bool {
    guard let wanted else { return width == nil }
    guard let width else {
      return !isJustified && !layout.isTruncated
        && wanted >= layout.size.width - LabelTextCache.tolerance
    }
    if abs(wanted - width) < LabelTextCache.tolerance { return true }
    guard !isJustified, !layout.isTruncated else { return false }
    return wanted <= width && wanted >= layout.size.width - LabelTextCache.tolerance
  }
}
