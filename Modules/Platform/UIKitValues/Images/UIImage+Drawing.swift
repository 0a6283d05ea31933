import CoreGraphics
public import Foundation

extension UIImage {
  final func recordDrawing(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    let tint = templateColor(in: context)
    if case .symbol = content {
      // Rasterize at the drawn size, so that a symbol is sharp at any size.
      let factor = max(rect.width / max(size.width, 1), 1)
      if let image = displayImage(tint: tint, enlargement: factor) {
        context.paint(.image(image, in: rect, alpha: alpha))
      }
    } else if let image = displayImage(tint: tint) {
      record(image, in: rect, alpha: alpha, on: context)
    }
    context.restoreGState()
  }

  final func recordPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0,
      let image = displayImage(tint: templateColor(in: context))
    else { return }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        context.paint(.image(image, in: CGRect(origin: CGPoint(x: x, y: y), size: size), alpha: 1))
      }
    }
    context.restoreGState()
  }

  /// The color in which a template is drawn: the fill color of the context, unless it has its own.
  private func templateColor(in context: CGContext) -> ColorComponents? {
    guard renderingMode == .alwaysTemplate, tint == nil else { return nil }
    return ColorComponents(context.fillColor)
  }

  /// Returns the upright pixels in the colors to display; nil if the data is broken.
  ///
  /// `viewTint` is the color of templates, nil for that of the image; `enlargement` is the scale
  /// factor at which a symbol will be displayed.
  package func displayImage(
    tint viewTint: ColorComponents?,
    traits: UITraitCollection = .current,
    enlargement: CGFloat = 1,
    isMirrored: Bool = false
  ) -> CGImage? {
    let own = tint?.components(with: traits)
    let color = isTemplate ? viewTint ?? own : own
    if case .symbol(let symbol) = content {
      let black = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
      return SymbolRaster.image(
        of: symbol,
        color: color ?? black,
        layers: symbol.configuration.layerColors(with: traits),
        scale: max(traits.displayScale, 1) * enlargement,
        isMirrored: isMirrored != imageOrientation.isMirrored
      )
    }
    guard var image = uprightImage(isMirrored: isMirrored) else { return nil }
    if let color, let tinted = image.tinted(color.cgColor) { image = tinted }
    return image
  }

  /// Returns the upright pixels.
  private func uprightImage(isMirrored: Bool) -> CGImage? {
    guard let image = cgImage else { return nil }
    let orientation = isMirrored ? imageOrientation.mirrored : imageOrientation
    return orientation == .up ? image : image.turned(orientation)
  }

  /// Returns the upright image as PNG data; nil if its own data is broken.
  ///
  /// Encoding is slow: avoid it on the main thread while the screen scrolls.
  public func pngData() -> Data? {
    guard let image = displayImage(tint: nil) else { return nil }
    return try? CoreGraphics.pngData(of: image)
  }

  /// Returns the upright image as JPEG data; nil if its own data is broken.
  ///
  /// A quality of 0 gives the smallest file, 1 the best image. Transparent pixels become white. The
  /// data contains no metadata of the camera, such as the location. Encoding is slow: avoid it on
  /// the main thread while the screen scrolls.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = displayImage(tint: nil) else { return nil }
    return try? CoreGraphics.jpegData(of: image, quality: compressionQuality)
  }
}

extension UIImage.Orientation {
  var isMirrored: Bool {
    switch self {
    case .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: true
    case .up, .down, .left, .right: false
    }
  }
}

extension DrawCommand {
  /// Returns a command that draws an image stretched into a rectangle.
  package static func image(_ image: CGImage, in rect: CGRect, alpha: CGFloat) -> DrawCommand {
    .image(
      image,
      rect: rect,
      source: CGRect(x: 0, y: 0, width: image.width, height: image.height),
      .medium,
      alpha: alpha
    )
  }
}

extension CGImage {
  /// Returns the upright pixels of an image stored in an orientation.
  func turned(_ orientation: UIImage.Orientation) -> CGImage? {
    let (w, h) = (CGFloat(width), CGFloat(height))
    /// Maps the stored pixels to their upright positions.
    let transform: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
      }
    let size = orientation.swapsAxes ? CGSize(width: h, height: w) : CGSize(width: w, height: h)
    return DrawnImage.make(size: size, scale: 1) { context in
      context.concatenate(transform)
      context.paint(.image(self, in: CGRect(x: 0, y: 0, width: w, height: h), alpha: 1))
    }
  }

  /// Returns the alpha channel of the pixels filled with a color.
  func tinted(_ color: CGColor) -> CGImage? {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    return DrawnImage.make(size: rect.size, scale: 1) { context in
      context.paint(.imageMask(self, rect: rect, .none, color))
    }
  }
}
