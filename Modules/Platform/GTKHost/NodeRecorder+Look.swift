internal import CGTKShim
import CoreGraphics
import Foundation
import QuartzCore

extension NodeRecorder {
  /// The nodes of what `shown` itself shows, in its coordinates.
  func lookNodes(of shown: CALayer, _ device: CGAffineTransform) -> LookNodes {
    var nodes = LookNodes()
    let values = shown.values
    if let style = shown.shadowStyle {
      switch shown.shadowOutline {
      case .box(let box)?: nodes.below.append(.boxShadow(box, style))
      case .path(let path)?:
        if case .roundedRect(let box) = path.shape {
          nodes.below.append(.boxShadow(box, style))
        } else {
          let reach = style.reach
          let rect = path.boundingBox.insetBy(dx: -reach, dy: -reach)
            .offsetBy(dx: style.offset.width, dy: style.offset.height)
          let list = DisplayList(commands: [.pathShadow(path, style)], bounds: rect)
          if let node = drawing(list, rect, .identity, device) { nodes.below.append(node) }
        }
      case nil: break
      }
    }
    let outline = shown.outline(device)
    if let color = values.backgroundColor, color.alpha > 0 {
      let fill = PictureNode.color(color, outline.rect)
      nodes.below.append(outline.isRect ? fill : fill.clipped(to: outline))
    }
    if let image = values.contents, let node = contents(image, of: shown, device) {
      nodes.own.append(node)
    }
    if let list = shown.displayList, let node = drawing(list, of: shown, device) {
      nodes.own.append(node)
    }
    if let list = shown.ownDrawing,
      let node = drawing(list, shown.ownDrawingRect, .identity, device)
    {
      nodes.own.append(node)
    }
    if values.borderWidth > 0, let color = shown.borderColor, color.alpha > 0 {
      let pixels = max(1, (values.borderWidth * device.meanScale).rounded())
      nodes.border = .border(outline, width: pixels / max(device.meanScale, 1e-6), color)
    }
    return nodes
  }

  private func contents(
    _ image: CGImage,
    of shown: CALayer,
    _ device: CGAffineTransform
  ) -> PictureNode? {
    let part = shown.contentsRect
    let whole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    var image = image
    if !whole {
      let source = CGRect(
        x: part.minX * CGFloat(image.width),
        y: part.minY * CGFloat(image.height),
        width: part.width * CGFloat(image.width),
        height: part.height * CGFloat(image.height)
      )
      guard let cropped = image.cropping(to: source) else { return nil }
      image = cropped
    }
    var place = shown.contentsPlacement(of: shown.values.contents ?? image)
    if device.isUpright, device.a > 0, device.d > 0 {
      let pixels = PixelRect(snapping: place, device)
      place = pixels.rect.applying(device.inverted())
      // Made smaller once, and well, rather than by the screen in every frame.
      if pixels.width > 0, pixels.height > 0,
        pixels.width < image.width || pixels.height < image.height,
        let scaled = image.scaled(toWidth: pixels.width, height: pixels.height)
      {
        image = scaled
      }
    }
    guard let texture = textures.texture(of: image) else { return nil }
    return .texture(texture, place)
  }

  private func drawing(
    _ list: DisplayList,
    of shown: CALayer,
    _ device: CGAffineTransform
  ) -> PictureNode? {
    drawing(list, shown.values.bounds, shown.displayListPlacement, device)
  }

  /// A texture of `list`, drawn through `placement` within `rect`, on the pixels of the screen.
  private func drawing(
    _ list: DisplayList,
    _ rect: CGRect,
    _ placement: CGAffineTransform,
    _ device: CGAffineTransform
  ) -> PictureNode? {
    guard !list.isEmpty, !rect.isNull else { return nil }
    // What is turned is drawn upright, and turned by the screen.
    let raster =
      device.isUpright && device.a > 0 && device.d > 0
      ? device : CGAffineTransform(scaleX: scale, y: scale)
    let pixels = PixelRect(covering: rect.applying(raster))
    guard !pixels.isEmpty, pixels.width <= 8192, pixels.height <= 8192,
      let canvas = CairoCanvas(width: pixels.width, height: pixels.height, scale: 1)
    else { return nil }
    var transform = raster
    transform.tx -= CGFloat(pixels.x)
    transform.ty -= CGFloat(pixels.y)
    canvas.concatenate(placement.concatenating(transform))
    canvas.draw(list)
    canvas.flush()
    guard let texture = Texture(canvas.pixels) else { return nil }
    return .texture(texture, pixels.rect.applying(raster.inverted()))
  }
}

extension CALayer {
  /// The rounded bounds, on whole pixels where the layer is upright, in the layer's coordinates.
  func outline(_ device: CGAffineTransform) -> RoundedRect {
    guard device.isUpright, device.a > 0, device.d > 0 else { return roundedBounds }
    let snapped = PixelRect(snapping: values.bounds, device).rect.applying(device.inverted())
    return rounded(snapped, scale: 1)
  }
}
