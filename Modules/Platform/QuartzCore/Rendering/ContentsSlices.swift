import CoreGraphics
import Foundation

/// Contents of which only the center stretches: up to nine slices, and their frames.
struct ContentsSlices {
  let pieces: [(source: CGRect, place: CGRect)]

  /// Slices contents.
  ///
  /// - Parameters:
  ///   - source: The visible part of the image, in pixels.
  ///   - center: The stretchable part of that, in fractions of its size.
  ///   - place: The frame of all contents.
  ///   - pixel: The size of an unstretched pixel of the image.
  ///   - isSnapped: Whether slices begin at whole units.
  init(source: CGRect, center: CGRect, place: CGRect, pixel: CGSize, isSnapped: Bool) {
    let columns = Self.cut(
      (source.minX, source.width),
      at: (center.minX, center.width),
      into: (place.minX, place.width),
      pixel: pixel.width,
      isSnapped: isSnapped
    )
    let rows = Self.cut(
      (source.minY, source.height),
      at: (center.minY, center.height),
      into: (place.minY, place.height),
      pixel: pixel.height,
      isSnapped: isSnapped
    )
    pieces = rows.flatMap { row in
      columns.map { column in
        (
          CGRect(
            x: column.source.lowerBound,
            y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound
          ),
          CGRect(
            x: column.place.lowerBound,
            y: row.place.lowerBound,
            width: column.place.upperBound - column.place.lowerBound,
            height: row.place.upperBound - row.place.lowerBound
          )
        )
      }
    }
  }

  private typealias Piece = (source: Range<CGFloat>, place: Range<CGFloat>)

  /// The slices along one axis, without empty ones.
  private static func cut(
    _ source: (start: CGFloat, length: CGFloat),
    at center: (start: CGFloat, length: CGFloat),
    into place: (start: CGFloat, length: CGFloat),
    pixel: CGFloat,
    isSnapped: Bool
  ) -> [Piece] {
    var first = min(max(center.start, 0), 1) * source.length
    var last = min(max(center.start + center.length, 0), 1) * source.length
    if last - first < 1 {
      let middle = (first + last) / 2
      first = max(middle - 0.5, 0)
      last = min(first + 1, source.length)
    }
    var before = first * pixel
    var after = (source.length - last) * pixel
    // There is not enough space for the corners: shrink them in proportion.
    if before + after > place.length {
      let factor = place.length / (before + after)
      before *= factor
      after *= factor
    }
    let end = place.start + place.length
    var places = [place.start, place.start + before, end - after, end]
    if isSnapped {
      places[1] = places[1].rounded()
      places[2] = max(places[2].rounded(), places[1])
    }
    let cuts = [0, first, last, source.length].map { source.start + $0 }
    return (0..<3).compactMap { index in
      var (start, end) = (cuts[index], cuts[index + 1])
      guard end > start, places[index + 1] > places[index] else { return nil }
      if index == 1, places[2] - places[1] > (end - start) * pixel {
        // From the center of one pixel to that of another, so that neighboring pixels do not bleed
        // in.
        let inset = min(0.5, (end - start) / 2 - 0.001)
        start += inset
        end -= inset
      }
      return (start..<end, places[index]..<places[index + 1])
    }
  }
}
