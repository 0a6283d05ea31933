public import UIKit

/// The icon of the app: a photo in a speech bubble.
///
/// Images of all sizes and the SVG are made from one drawing.
///
/// ```swift
/// imageView.image = AppIcon.image(side: 64)
/// ```
public enum AppIcon {
  /// Returns the icon on a square.
  ///
  /// Up to 24 pixels it is drawn with fewer shapes, aligned to pixels.
  ///
  /// - Parameters:
  ///   - side: The side length of the image, in points.
  ///   - scale: The scale, in pixels per point.
  /// - Returns: The image, transparent around the icon.
  public static func image(side: CGFloat, scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: side, height: side),
      format: format
    )
    return renderer.image { context in
      let drawing = side * scale <= 24 ? IconDrawing.small : .full
      context.cgContext.scaleBy(x: side / drawing.side, y: side / drawing.side)
      drawing.draw(in: context.cgContext)
    }
  }

  /// The icon as the text of an SVG file.
  public static var svg: String { IconDrawing.full.svg }

  /// The icon in one color, as the text of an SVG file, for panels that apply a color themselves.
  public static var symbolicSVG: String { IconDrawing.symbolic.svg }
}

extension IconDrawing {
  /// A bubble with an image of a sunrise in it, on a blue plate.
  static let full = IconDrawing(
    side: 128,
    shapes: [
      // The lower edge of the plate, in its shadow.
      Shape(.rounded(x: 8, y: 10, width: 112, height: 112, radius: 28), .plain(0x1F2F7A)),
      Shape(
        .rounded(x: 8, y: 8, width: 112, height: 110, radius: 28),
        .gradient(from: (20, 8), to: (108, 118), first: 0x5B7FFF, last: 0x3A43B8)
      ),
      Shape(bubble, .plain(0xFFFFFF)),
      Shape(
        .rounded(x: 33, y: 35, width: 62, height: 42, radius: 11),
        .gradient(from: (64, 35), to: (64, 77), first: 0xFFC65C, last: 0xFF6A78)
      ),
      Shape(.circle(x: 66, y: 57, radius: 11), .plain(0xFFF3CF)),
      Shape(
        Path(from: (33, 66)).curve((42, 56), (52, 56), (61, 66)).curve((65, 70), (69, 74), (72, 77))
          .line((44, 77)).arc(to: (33, 66), corner: (33, 77)),
        .plain(0x3A43B8)
      ),
      Shape(
        Path(from: (58, 77)).curve((66, 68), (74, 60), (82, 60)).curve((87, 60), (91, 62), (95, 65))
          .line((95, 66)).arc(to: (84, 77), corner: (95, 77)),
        .plain(0x2A2F86)
      ),
    ]
  )

  /// The bubble on 128 units, with its tail.
  private static var bubble: Path {
    Path(from: (44, 26)).line((84, 26)).arc(to: (104, 46), corner: (104, 26)).line((104, 66))
      .arc(to: (84, 86), corner: (104, 86)).line((60, 86)).line((42, 103))
      .curve((39, 106), (35, 104), (35, 100)).line((35, 84))
      .curve((28, 81), (24, 74), (24, 66)).line((24, 46)).arc(to: (44, 26), corner: (24, 26))
  }

  /// Sixteen units: the plate, the bubble and the sun over the hills.
  static let small = IconDrawing(
    side: 16,
    shapes: [
      Shape(
        .rounded(x: 0, y: 0, width: 16, height: 16, radius: 4),
        .gradient(from: (2, 0), to: (14, 16), first: 0x5B7FFF, last: 0x3A43B8)
      ),
      Shape(
        Path(from: (5, 3)).line((11, 3)).arc(to: (13, 5), corner: (13, 3)).line((13, 9))
          .arc(to: (11, 11), corner: (13, 11)).line((8, 11)).line((5, 14)).line((5, 11))
          .arc(to: (3, 9), corner: (3, 11)).line((3, 5)).arc(to: (5, 3), corner: (3, 3)),
        .plain(0xFFFFFF)
      ),
      Shape(.circle(x: 8, y: 7, radius: 2.4), .plain(0xFF6A50)),
    ]
  )

  /// Sixteen units in one color, like symbolic icons of the desktop: the bubble with the sun cut
  /// out.
  static let symbolic = IconDrawing(
    side: 16,
    shapes: [
      Shape(
        Path(from: (4, 1)).line((12, 1)).arc(to: (15, 4), corner: (15, 1)).line((15, 9))
          .arc(to: (12, 12), corner: (15, 12)).line((7, 12)).line((3, 15)).line((3, 12))
          .arc(to: (1, 9), corner: (1, 12)).line((1, 4)).arc(to: (4, 1), corner: (1, 1))
          .adding(.circle(x: 8, y: 6.5, radius: 2.75)),
        .plain(0x241F31)
      )
    ]
  )
}
