import Foundation
import UIKit

/// A drawing of filled shapes on a square with the origin at its top left, which can be drawn and
/// written as SVG.
struct IconDrawing {
  /// A color of `0xRRGGBB`.
  typealias Hex = UInt32
  /// A point, in units of the drawing.
  typealias Place = (x: CGFloat, y: CGFloat)

  /// The fill of a shape.
  enum Fill {
    case plain(Hex)
    /// A gradient between two points.
    case gradient(from: Place, to: Place, first: Hex, last: Hex)
  }

  /// A filled outline; an outline inside another one is a hole.
  struct Shape {
    let path: Path
    let fill: Fill

    init(_ path: Path, _ fill: Fill) {
      self.path = path
      self.fill = fill
    }
  }

  /// The side length of the square, in units.
  let side: CGFloat
  let shapes: [Shape]

  /// Draws the shapes in order.
  func draw(in context: CGContext) {
    for shape in shapes {
      context.saveGState()
      context.addPath(shape.path.cgPath)
      switch shape.fill {
      case .plain(let hex):
        context.setFillColor(UIColor(hex: hex).cgColor)
        context.fillPath(using: .evenOdd)
      case .gradient(let from, let to, let first, let last):
        context.clip(using: .evenOdd)
        let colors = [UIColor(hex: first).cgColor, UIColor(hex: last).cgColor] as CFArray
        if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
          context.drawLinearGradient(
            gradient,
            start: CGPoint(x: from.x, y: from.y),
            end: CGPoint(x: to.x, y: to.y),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
          )
        }
      }
      context.restoreGState()
    }
  }

  /// The drawing as an SVG file.
  var svg: String {
    var definitions = ""
    var paths = ""
    for (index, shape) in shapes.enumerated() {
      let fill: String
      switch shape.fill {
      case .plain(let hex): fill = Self.color(hex)
      case .gradient(let from, let to, let first, let last):
        fill = "url(#g\(index))"
        definitions += """
              <linearGradient id="g\(index)" gradientUnits="userSpaceOnUse" \
          x1="\(Path.number(from.x))" y1="\(Path.number(from.y))" \
          x2="\(Path.number(to.x))" y2="\(Path.number(to.y))">\
          <stop stop-color="\(Self.color(first))"/>\
          <stop offset="1" stop-color="\(Self.color(last))"/></linearGradient>

          """
      }
      paths += "  <path fill=\"\(fill)\" fill-rule=\"evenodd\" d=\"\(shape.path.data)\"/>\n"
    }
    let size = Path.number(side)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size)\" height=\"\(size)\""
      + " viewBox=\"0 0 \(size) \(size)\">\n"
    return head + (definitions.isEmpty ? "" : "  <defs>\n\(definitions)  </defs>\n") + paths
      + "</svg>\n"
  }

  private static func color(_ hex: Hex) -> String {
    let digits = String(hex, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension IconDrawing {
  /// Closed outlines, stored both as a path to draw and as the data of an SVG path.
  struct Path {
    private var outline: UIBezierPath
    /// The value of the attribute `d` of an SVG path.
    private(set) var data: String
    private var last: Place
    /// The distance of the control points of a quarter circle from its ends, for a radius of 1.
    private static let roundness: CGFloat = 0.5523

    /// Begins an outline.
    init(from start: Place) {
      outline = UIBezierPath()
      outline.move(to: CGPoint(x: start.x, y: start.y))
      data = "M\(Self.text(start))"
      last = start
    }

    /// The path to draw.
    var cgPath: CGPath { outline.cgPath }

    func line(_ end: Place) -> Path {
      adding("L\(Self.text(end))", last: end) { $0.addLine(to: CGPoint(x: end.x, y: end.y)) }
    }

    func curve(_ first: Place, _ second: Place, _ end: Place) -> Path {
      adding("C\(Self.text(first)) \(Self.text(second)) \(Self.text(end))", last: end) {
        $0.addCurve(
          to: CGPoint(x: end.x, y: end.y),
          controlPoint1: CGPoint(x: first.x, y: first.y),
          controlPoint2: CGPoint(x: second.x, y: second.y)
        )
      }
    }

    /// Adds a quarter of an ellipse that rounds a corner.
    func arc(to end: Place, corner: Place) -> Path {
      func toward(_ place: Place) -> Place {
        (
          place.x + (corner.x - place.x) * Self.roundness,
          place.y + (corner.y - place.y) * Self.roundness
        )
      }
      return curve(toward(last), toward(end), end)
    }

    /// Adds another outline.
    func adding(_ other: Path) -> Path {
      adding(" \(other.data)", last: other.last) { $0.append(other.outline) }
    }

    static func rounded(
      x: CGFloat,
      y: CGFloat,
      width: CGFloat,
      height: CGFloat,
      radius: CGFloat
    ) -> Path {
      let (right, bottom) = (x + width, y + height)
      return Path(from: (x + radius, y)).line((right - radius, y))
        .arc(to: (right, y + radius), corner: (right, y)).line((right, bottom - radius))
        .arc(to: (right - radius, bottom), corner: (right, bottom)).line((x + radius, bottom))
        .arc(to: (x, bottom - radius), corner: (x, bottom)).line((x, y + radius))
        .arc(to: (x + radius, y), corner: (x, y))
    }

    static func circle(x: CGFloat, y: CGFloat, radius: CGFloat) -> Path {
      rounded(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, radius: radius)
    }

    static func number(_ value: CGFloat) -> String {
      let hundredths = Int((value * 100).rounded())
      let text = "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100)"
      let rest = abs(hundredths) % 100
      if rest == 0 { return text }
      return text + (rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)")
    }

    private static func text(_ place: Place) -> String { "\(number(place.x)),\(number(place.y))" }

    private func adding(_ text: String, last: Place, _ draw: (UIBezierPath) -> Void) -> Path {
      var longer = self
      let path = UIBezierPath()
      path.append(outline)
      draw(path)
      longer.outline = path
      longer.data += text
      longer.last = last
      return longer
    }
  }
}
