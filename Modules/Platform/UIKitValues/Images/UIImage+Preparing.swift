import CoreGraphics
public import Foundation

extension UIImage {
  /// Decodes the pixels on a background thread; the handler is called there.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// Returns the image with its pixels decoded on a background thread; nil if the data is broken.
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

  /// Makes a thumbnail on a background thread; the handler is called there.
  public func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// Returns a thumbnail made on a background thread; nil if the data is broken.
  @concurrent
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}

extension CGImage {
  /// Returns the image scaled so that its longer side has `longest` pixels.
  fileprivate func scaled(fitting longest: Int) -> CGImage? {
    let factor = CGFloat(longest) / CGFloat(max(width, height, 1))
    return scaled(
      toWidth: max(Int((CGFloat(width) * factor).rounded()), 1),
      height: max(Int((CGFloat(height) * factor).rounded()), 1)
    )
  }
}
