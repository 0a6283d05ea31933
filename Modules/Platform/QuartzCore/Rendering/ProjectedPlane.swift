import CoreGraphics
import Foundation

/// A layer that is rotated in space: drawn flat into an image, which is then projected.
///
/// To the surrounding tree, its node is an object in the superlayer's coordinates that covers its
/// visible part. Below it, pixels are those of the image.
final class ProjectedPlane {
  /// The map from the layer's coordinates to those of the layer whose plane it is projected into.
  let map: PlaneMap
  /// The transform from the layer's coordinates to pixels of the image.
  let raster: CGAffineTransform
  /// The bounds of the layer and its sublayers, in the layer's coordinates.
  var contentRect = CGRect.null
  /// The visible part of `contentRect`.
  var seenRect = CGRect.null
  /// The image; nil until it is drawn.
  var image: FlatImage?

  /// Pixels with the transform they were drawn with.
  struct FlatImage {
    var pixels: PixelBuffer
    var area: PixelRect
    var raster: CGAffineTransform
  }

  /// Makes the plane of a layer with some bounds.
  ///
  /// - Parameters:
  ///   - map: The map to the plane that it is projected into.
  ///   - bounds: The layer's bounds.
  ///   - scale: The pixels per point of the plane that it is projected into.
  init(_ map: PlaneMap, bounds: CGRect, scale: CGFloat) {
    self.map = map
    raster = Self.raster(map, bounds, scale)
  }

  /// A transform to about the pixel density visible where the layer is nearest.
  ///
  /// The density is at most twice that of other parts, and decreases by powers of two, so that the
  /// image can be reused at many positions.
  ///
  /// The edges of the bounds are between pixels.
  private static func raster(
    _ map: PlaneMap,
    _ bounds: CGRect,
    _ scale: CGFloat
  ) -> CGAffineTransform {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let points = [
      middle, bounds.origin, CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    let stretch = points.filter { map.depth(at: $0) > PlaneMap.nearest }.map { point in
      let stretch = map.stretch(at: point)
      return max(stretch.width, stretch.height)
    }
    var exponent = 0.0
    if let most = stretch.max(), most > 0 {
      exponent = min(max(log2(Double(most) / 1.3).rounded(.up), -3), 1)
    }
    var factor = max(scale, 0.01) * pow(2, exponent)
    let size = max(bounds.width, bounds.height)
    if size * factor > largest { factor = largest / size }
    func even(_ length: CGFloat) -> CGFloat {
      length > 0 ? max((length * factor).rounded(), 1) / length : factor
    }
    return CGAffineTransform(scaleX: even(bounds.width), y: even(bounds.height))
      .translatedBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// The maximum number of pixels of an image along an axis.
  static let largest: CGFloat = 4096

  /// Determines the visible part of the layer, whose content covers `rect`.
  ///
  /// - Parameters:
  ///   - rect: The bounds of layer and sublayers.
  ///   - device: The transform from the plane that it is projected into to pixels.
  ///   - screen: The pixels of the root layer.
  /// - Returns: The bounds in the coordinates of that plane, including the antialiased edge.
  func see(_ rect: CGRect, _ device: CGAffineTransform, screen: PixelRect) -> CGRect {
    contentRect = rect
    seenRect = .null
    guard var sight = map.seen(rect) else { return .null }
    let pixels = sight.image.applying(device)
    let isLarge = pixels.width > Self.largest || pixels.height > Self.largest
    if isLarge {
      // It is close to the eye: limit it to the screen and the same distance around it.
      let window = CGRect(
        x: screen.x - screen.width,
        y: screen.y - screen.height,
        width: 3 * screen.width,
        height: 3 * screen.height
      )
      guard device.meanScale > 0,
        let part = map.seen(rect, in: window.applying(device.inverted()))
      else { return .null }
      sight = part
    }
    seenRect = sight.source
    let edge = 1 / max(device.meanScale, 1e-3)
    return sight.image.insetBy(dx: -edge, dy: -edge)
  }

  /// The visible pixels of the image, including neighbors used for interpolation.
  var seenArea: PixelRect {
    PixelRect(covering: seenRect.applying(raster).insetBy(dx: -1, dy: -1))
      .intersection(PixelRect(covering: contentRect.applying(raster)))
  }
}

extension LayerBackEnd {
  /// Draws a group that is rotated in space.
  func drawProjected(
    _ node: RenderNode,
    _ plane: ProjectedPlane,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>
  ) {
    let area = plane.seenArea
    if plane.image?.raster != plane.raster || plane.image?.area != area {
      plane.image = nil
    }
    guard let image = plane.image ?? LayerRenderer.flatImage(of: node, plane.raster, area) else {
      return
    }
    plane.image = image
    let isSide = node.layer.superlayer?.isSpace ?? false
    lay(image, plane.map, in: node.subtreeRect, device, pen, hasOuterEdge: isSide)
  }

  /// Draws one side of a layer that flips.
  func drawTurned(
    _ node: RenderNode,
    _ fade: LayerFade,
    isOld: Bool,
    _ turn: PlaneMap,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>
  ) {
    let plane = ProjectedPlane(turn, bounds: node.bounds, scale: device.meanScale)
    // The shadow is rotated too.
    let rect = node.contentRect.union(fade.rect)
    let area = PixelRect(covering: rect.applying(plane.raster))
    let image = LayerRenderer.flatImage(plane.raster, area) { renderer, device, pen in
      renderer.drawShadowOfFlatGroup(node, device, pen)
      guard isOld else { return renderer.drawGroupInPlace(node, device, pen) }
      let whole = CGRect(x: 0, y: 0, width: fade.from.width, height: fade.from.height)
      pen.draw(.image(fade.from, rect: fade.rect, source: whole, .default, alpha: 1), device)
    }
    guard let image else { return }
    lay(image, turn, in: turn.map(rect).insetBy(dx: -1, dy: -1), device, pen)
  }

  /// Draws a flat image projected into a plane.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - map: The map to the plane.
  ///   - rect: The visible part in the plane.
  ///   - device: The transform from the plane to pixels.
  ///   - pen: The destination.
  ///   - hasOuterEdge: Whether adjacent faces may meet at its edges, as in a body.
  func lay(
    _ image: ProjectedPlane.FlatImage,
    _ map: PlaneMap,
    in rect: CGRect,
    _ device: CGAffineTransform,
    _ pen: Pen<Canvas>,
    hasOuterEdge: Bool = false
  ) {
    let target = PixelRect(touching: rect, device).intersection(pen.clip)
    guard !target.isEmpty, target.width <= 16_384, target.height <= 16_384 else { return }
    let toLayer = CGAffineTransform(translationX: CGFloat(image.area.x), y: CGFloat(image.area.y))
      .concatenating(image.raster.inverted())
    let warp = PlaneWarp(
      PlaneMap(toLayer).concatenating(map).concatenating(device),
      hasOuterEdge: hasOuterEdge
    )
    guard let pixels = warp.pixels(of: image.pixels, in: target) else { return }
    pen.canvas.lay(pixels, in: target)
  }
}

extension LayerRenderer {
  /// The pixels `area` of a layer and its sublayers without the rotation in space, including its
  /// shadow and mask, but without its opacity.
  static func flatImage(
    of node: RenderNode,
    _ raster: CGAffineTransform,
    _ area: PixelRect
  ) -> ProjectedPlane.FlatImage? {
    flatImage(raster, area) { renderer, device, pen in
      renderer.drawShadowOfFlatGroup(node, device, pen)
      renderer.drawFlatGroup(node, device, pen)
    }
  }

  /// The pixels `area` of the drawing of a closure.
  static func flatImage(
    _ raster: CGAffineTransform,
    _ area: PixelRect,
    draw: (LayerRenderer, CGAffineTransform, Pen<CairoCanvas>) -> Void
  ) -> ProjectedPlane.FlatImage? {
    guard !area.isEmpty, area.width <= 16_384, area.height <= 16_384 else { return nil }
    return canvas(raster, area, draw: draw).map(\.pixels).map {
      ProjectedPlane.FlatImage(pixels: $0, area: area, raster: raster)
    }
  }
}
