import CoreGraphics
public import Foundation

extension UIImage {
  /// Decodes the pixels on another thread, and calls back there.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// The image with its pixels decoded on another thread; nil if the data is broken.
  @concurrent
  public func byPreparingForDisplay() async -> UIImage? {
    preparingForDisplay()
  }

  final func thumbnail(fitting size: CGSize) -> UIImage? {
    let full = self.size
    guard size.width > 0, size.height > 0, full.width > 0, full.height > 0 else { return nil }
    if isSymbolImage { return self }
    let factor = min(size.width / full.width, size.height / full.height)
    guard factor < 1 else { return preparingForDisplay() }
    let longest = max(full.width, full.height) * factor * scale
    let pixelSize = max(Int(longest.rounded()), 1)
    let small: CGImage? =
      switch content {
      case .encoded(let image): image.decoded(maximumPixelSize: pixelSize)
      case .bitmap(let image): image.scaled(fitting: pixelSize)
      case .symbol, .empty: nil
      }
    guard let small else { return nil }
    return UIImage(
      ImageValues(
        content: .bitmap(small),
        scale: scale,
        orientation: imageOrientation,
        renderingMode: renderingMode,
        flips: flipsForRightToLeftLayoutDirection,
        tint: tint
      )
    )
  }

  /// Makes a small version of the image on another thread, and calls back there.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// A small version of the image, made on another thread; nil if the data is broken.
  @concurrent
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}

extension CGImage {
  /// The image with its longer side of so many pixels.
  fileprivate func scaled(fitting longest: Int) -> CGImage? {
    let factor = CGFloat(longest) / CGFloat(max(width, height, 1))
    return scaled(
      toWidth: max(Int((CGFloat(width) * factor).rounded()), 1),
      height: max(Int((CGFloat(height) * factor).rounded()), 1)
    )
  }
}
