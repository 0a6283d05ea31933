import CoreGraphics
import Foundation

/// The pieces of an image with cap insets: their frames in the pixels and in the view.
struct ImagePieces {
  /// The maximum number of tiles; an image that needs more is stretched instead, such as one of a
  /// few pixels tiled over a screen.
  private static let most = 4_096

  let pieces: [(source: CGRect, place: CGRect)]

  init(of image: CGImage, _ caps: ImageCaps, size: CGSize, in rect: CGRect, isTiled: Bool) {
    let perPoint = CGSize(
      width: CGFloat(image.width) / max(size.width, 1e-6),
      height: CGFloat(image.height) / max(size.height, 1e-6)
    )
    func columns(_ isTiled: Bool) -> [Piece] {
      Self.cut(
        size.width,
        (caps.insets.left, caps.insets.right),
        (rect.minX, rect.width),
        perPoint.width,
        isTiled
      )
    }
    func rows(_ isTiled: Bool) -> [Piece] {
      Self.cut(
        size.height,
        (caps.insets.top, caps.insets.bottom),
        (rect.minY, rect.height),
        perPoint.height,
        isTiled
      )
    }
    var (across, down) = (columns(isTiled), rows(isTiled))
    if across.count * down.count > Self.most { (across, down) = (columns(false), rows(false)) }
    pieces = down.flatMap { row in
      across.map { column in
        (
          CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
          CGRect(x: column.to, y: row.to, width: column.space, height: row.space)
        )
      }
    }
  }

  /// A piece along one axis: origin and length in the pixels, origin and length in the view.
  private struct Piece {
    var from: CGFloat
    var length: CGFloat
    var to: CGFloat
    var space: CGFloat
  }

  private static func cut(
    _ size: CGFloat,
    _ caps: (CGFloat, CGFloat),
    _ place: (start: CGFloat, length: CGFloat),
    _ perPoint: CGFloat,
    _ isTiled: Bool
  ) -> [Piece] {
    // The view is too small for the caps: scale them down to fit.
    let factor = min(1, place.length / max(caps.0 + caps.1, 1e-6))
    let (first, last) = (caps.0 * factor, caps.1 * factor)
    var pieces = [Piece(from: 0, length: caps.0 * perPoint, to: place.start, space: first)]
    let middle = size - caps.0 - caps.1
    let space = place.length - first - last
    if middle > 0, space > 0 {
      let step = isTiled ? middle : space
      var at: CGFloat = 0
      while at < space - 1e-6 {
        let part = min(step, space - at)
        pieces.append(
          Piece(
            from: caps.0 * perPoint,
            length: (isTiled ? part : middle) * perPoint,
            to: place.start + first + at,
            space: part
          )
        )
        at += step
      }
    }
    pieces.append(
      Piece(
        from: (size - caps.1) * perPoint,
        length: caps.1 * perPoint,
        to: place.start + place.length - last,
        space: last
      )
    )
    return pieces.filter { $0.length > 0 && $0.space > 0 }
  }
}
