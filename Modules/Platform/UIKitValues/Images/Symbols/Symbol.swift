import CoreGraphics
import Foundation

/// An image of a symbol: strokes and fillings on a grid of 24 by 24 units, y down.
struct Symbol: Sendable {
  /// One step of the drawing of a symbol, in grid units.
  enum Part: Sendable {
    /// Strokes a path with the symbol's line weight and round caps.
    case stroke(CGPath)
    case fill(CGPath)
    /// Fills and strokes a path, so that it is as large as its outline variant.
    case fillAndStroke(CGPath)
    /// Erases along a path; `width` is a multiple of the symbol's line weight.
    case eraseStroke(CGPath, width: CGFloat)
  }

  var name: String
  /// The area of the grid that the image shows.
  var box: CGRect
  var parts: [Part]
  /// The indexes of the parts in the second layer, behind the mark that is the first.
  var secondLayer: Range<Int> = 0..<0
  /// Whether the symbol is mirrored in right-to-left layouts.
  var flipsForRightToLeft = false

  init(
    _ name: String,
    box: CGRect = CGRect(x: 0.5, y: 0.5, width: 23, height: 23),
    flips: Bool = false,
    _ parts: Part...
  ) {
    self.name = name
    self.box = box
    self.parts = parts
    flipsForRightToLeft = flips
  }

  /// Returns the symbol with parts in a second layer, which palettes give another color.
  func layered(_ secondLayer: Range<Int>) -> Symbol {
    var symbol = self
    symbol.secondLayer = secondLayer
    return symbol
  }

  /// Returns the symbol mirrored horizontally, under another name.
  func mirrored(as name: String, flips: Bool = false) -> Symbol {
    transformed(as: name, by: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0), flips)
  }

  /// Returns the symbol mirrored vertically, under another name.
  func upsideDown(as name: String) -> Symbol {
    transformed(as: name, by: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24), false)
  }

  private func transformed(
    as name: String,
    by transform: CGAffineTransform,
    _ flips: Bool
  ) -> Symbol {
    func move(_ path: CGPath) -> CGPath {
      let moved = CGMutablePath()
      moved.addPath(path, transform: transform)
      return moved.copy() ?? moved
    }
    var symbol = self
    symbol.name = name
    symbol.box = box.applying(transform)
    symbol.flipsForRightToLeft = flips
    symbol.parts = parts.map {
      switch $0 {
      case .stroke(let path): .stroke(move(path))
      case .fill(let path): .fill(move(path))
      case .fillAndStroke(let path): .fillAndStroke(move(path))
      case .eraseStroke(let path, let width): .eraseStroke(move(path), width: width)
      }
    }
    return symbol
  }

  /// The symbol of a name; nil if there is none.
  static func named(_ name: String) -> Symbol? { all[name] }

  private static let all: [String: Symbol] = {
    var symbols: [String: Symbol] = [:]
    for symbol in arrows + communication + objects + marks + playback {
      symbols[symbol.name] = symbol
    }
    return symbols
  }()
}

extension CGPath {
  /// Parses an SVG path with the commands M, L, C, Q and Z in absolute coordinates.
  static func drawn(_ text: String) -> CGPath {
    let path = CGMutablePath()
    var numbers: [CGFloat] = []
    var command: Character = " "
    func flush() {
      func point(_ index: Int) -> CGPoint {
        CGPoint(x: numbers[index], y: numbers[index + 1])
      }
      switch command {
      case "M" where numbers.count >= 2: path.move(to: point(0))
      case "L":
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
          path.addLine(to: point(index))
        }
      case "C":
        for index in stride(from: 0, to: numbers.count - 5, by: 6) {
          path.addCurve(
            to: point(index + 4),
            control1: point(index),
            control2: point(index + 2)
          )
        }
      case "Q":
        for index in stride(from: 0, to: numbers.count - 3, by: 4) {
          path.addQuadCurve(to: point(index + 2), control: point(index))
        }
      case "Z": path.closeSubpath()
      default: break
      }
      numbers.removeAll(keepingCapacity: true)
    }
    for token in text.split(separator: " ") {
      if let number = Double(token) {
        numbers.append(CGFloat(number))
      } else if let letter = token.first {
        flush()
        command = letter
        if token.count > 1, let number = Double(token.dropFirst()) {
          numbers.append(CGFloat(number))
        }
      }
    }
    flush()
    return path.copy() ?? path
  }

  static func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addEllipse(
      in: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
    )
    return path.copy() ?? path
  }

  /// A gear in the center of the grid.
  static func gear(teeth: Int, outer: CGFloat, inner: CGFloat) -> CGPath {
    let path = CGMutablePath()
    let step = 2 * CGFloat.pi / CGFloat(teeth)
    for tooth in 0..<teeth {
      for (share, radius) in [(-0.32, inner), (-0.2, outer), (0.2, outer), (0.32, inner)] {
        let angle = (CGFloat(tooth) + share) * step
        let point = CGPoint(x: 12 + radius * sin(angle), y: 12 - radius * cos(angle))
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.closeSubpath()
    return path.copy() ?? path
  }

  static func roundedRect(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    radius: CGFloat
  ) -> CGPath {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: CGRect(x: x, y: y, width: width, height: height),
      cornerWidth: radius,
      cornerHeight: radius
    )
    return path.copy() ?? path
  }

  /// An arc between two angles, clockwise on the screen, in degrees from the x axis.
  static func arc(
    _ x: CGFloat,
    _ y: CGFloat,
    radius: CGFloat,
    from start: CGFloat,
    to end: CGFloat
  ) -> CGPath {
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: x, y: y),
      radius: radius,
      startAngle: start * .pi / 180,
      endAngle: end * .pi / 180,
      clockwise: false
    )
    return path.copy() ?? path
  }

  /// A gear around a center.
  static func gear(_ x: CGFloat, _ y: CGFloat, outer: CGFloat, inner: CGFloat, teeth: Int)
    -> CGPath
  {
    let path = CGMutablePath()
    let step = 2 * CGFloat.pi / CGFloat(teeth)
    func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
      CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
    }
    for tooth in 0..<teeth {
      let middle = CGFloat(tooth) * step - .pi / 2
      let corners = [
        point(inner, middle - step * 0.30), point(outer, middle - step * 0.17),
        point(outer, middle + step * 0.17), point(inner, middle + step * 0.30),
      ]
      if tooth == 0 { path.move(to: corners[0]) } else { path.addLine(to: corners[0]) }
      for corner in corners.dropFirst() { path.addLine(to: corner) }
    }
    path.closeSubpath()
    return path.copy() ?? path
  }
}
