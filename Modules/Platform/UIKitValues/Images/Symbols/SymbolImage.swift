import CoreGraphics
import Foundation
import Locking

/// How a symbol is drawn.
struct SymbolAppearance: Hashable, Sendable {
  /// The point size of the text that the symbol matches.
  var pointSize: CGFloat
  /// The weight of the lines, 1 (ultra light) to 9 (black).
  var weight: Int

  /// The length of a grid unit, in points.
  var unit: CGFloat { pointSize * 1.25 / 24 }

  /// The line width, in grid units.
  var lineWidth: CGFloat {
    let widths: [CGFloat] = [0.75, 1.0, 1.3, 1.7, 1.95, 2.2, 2.55, 2.95, 3.35]
    return widths[min(max(weight - 1, 0), widths.count - 1)]
  }
}

/// A symbol with an appearance: the content of a symbol image.
struct SymbolImage: Sendable {
  var symbol: Symbol
  var appearance: SymbolAppearance
  /// The requested configuration, which is resolved again for other traits or another
  /// configuration.
  var configuration: SymbolConfigurationValues

  /// The size, rounded to whole points so that symbols stay sharp at any position.
  var size: CGSize {
    CGSize(
      width: max((symbol.box.width * appearance.unit).rounded(), 1),
      height: max((symbol.box.height * appearance.unit).rounded(), 1)
    )
  }

  /// Draws the symbol into a rectangle.
  ///
  /// With `layers`, the colors of the layers from the first on, `color` is not used.
  func draw(
    in context: CGContext,
    rect: CGRect,
    color: CGColor,
    layers: [CGColor] = [],
    isMirrored: Bool
  ) {
    let size = size
    guard rect.width > 0, rect.height > 0, size.width > 0 else { return }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    if isMirrored {
      context.translateBy(x: size.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    // Center the grid's box in the rounded size.
    context.translateBy(
      x: size.width / 2 - symbol.box.midX * appearance.unit,
      y: size.height / 2 - symbol.box.midY * appearance.unit
    )
    context.scaleBy(x: appearance.unit, y: appearance.unit)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    if let first = layers.first {
      let second = Array(symbol.parts[symbol.secondLayer])
      draw(second, of: layers.count > 1 ? layers[1] : first, in: context)
      drawMark(of: first, in: context)
    } else {
      draw(symbol.parts, of: color, in: context)
    }
    context.restoreGState()
  }

  /// Draws the parts outside of the second layer.
  ///
  /// A mark that is cut out of the shape behind it is drawn in the color instead; gaps around a
  /// mark are cut out of the second layer alone.
  private func drawMark(of color: CGColor, in context: CGContext) {
    let parts = symbol.parts.enumerated().filter { !symbol.secondLayer.contains($0.offset) }
      .map(\.element)
    let cuts = parts.compactMap { part -> CGPath? in
      if case .eraseStroke(let path, _) = part { path } else { nil }
    }
    if symbol.secondLayer.isEmpty {
      draw(parts, of: color, in: context)
    } else if cuts.count == parts.count {
      draw(cuts.map(Symbol.Part.stroke), of: color, in: context)
    } else {
      let isCut = parts.map { part in if case .eraseStroke = part { true } else { false } }
      for (part, isCut) in zip(parts, isCut) where isCut { draw(part, in: context) }
      draw(zip(parts, isCut).filter { !$0.1 }.map(\.0), of: color, in: context)
    }
  }

  private func draw(_ parts: [Symbol.Part], of color: CGColor, in context: CGContext) {
    // Parts overlap: draw them as one group if the color is translucent.
    let isGroup = color.alpha < 1
    let opaque = isGroup ? color.copy(alpha: 1) ?? color : color
    context.setFillColor(opaque)
    context.setStrokeColor(opaque)
    if isGroup {
      context.setAlpha(color.alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    for part in parts { draw(part, in: context) }
    if isGroup {
      context.endTransparencyLayer()
      context.setAlpha(1)
    }
  }

  private func draw(_ part: Symbol.Part, in context: CGContext) {
    context.setLineWidth(appearance.lineWidth)
    switch part {
    case .stroke(let path):
      context.addPath(path)
      context.strokePath()
    case .fill(let path):
      context.addPath(path)
      context.fillPath()
    case .fillAndStroke(let path):
      context.addPath(path)
      context.fillPath()
      context.addPath(path)
      context.strokePath()
    case .eraseStroke(let path, let width):
      context.saveGState()
      context.setBlendMode(.clear)
      context.setLineWidth(appearance.lineWidth * width)
      context.addPath(path)
      context.strokePath()
      context.restoreGState()
    }
  }
}

/// A cache of rendered symbols: a screen shows the same few in the same few colors repeatedly.
enum SymbolRaster {
  private struct Key: Hashable {
    var name: String
    var appearance: SymbolAppearance
    var color: ColorComponents
    var layers: [ColorComponents]
    var scale: CGFloat
    var isMirrored: Bool
  }

  private static let kept = Mutex<[Key: CGImage]>([:])
  private static let capacity = 512

  static func image(
    of symbol: SymbolImage,
    color: ColorComponents,
    layers: [ColorComponents] = [],
    scale: CGFloat,
    isMirrored: Bool
  ) -> CGImage? {
    let key = Key(
      name: symbol.symbol.name,
      appearance: symbol.appearance,
      color: color,
      layers: layers,
      scale: scale,
      isMirrored: isMirrored
    )
    if let image = kept.withLock({ $0[key] }) { return image }
    let size = symbol.size
    let image = DrawnImage.make(size: size, scale: scale) { context in
      symbol.draw(
        in: context,
        rect: CGRect(origin: .zero, size: size),
        color: color.cgColor,
        layers: layers.map(\.cgColor),
        isMirrored: isMirrored
      )
    }
    guard let image else { return nil }
    kept.withLock { images in
      if images.count >= capacity { images.removeAll(keepingCapacity: true) }
      images[key] = image
    }
    return image
  }
}
