import CoreGraphics

extension UIButton {
  /// The rectangle around title and image, in the button's coordinates; nil if a background shows
  /// the shape of the button, or if it is empty.
  ///
  /// Without a background, the rest of the bounds only takes touches.
  var contentWithoutBackground: CGRect? {
    guard ground?.view.isHidden ?? true, backgroundImageView?.isHidden ?? true,
      layer.backgroundColor == nil, layer.borderWidth == 0
    else { return nil }
    let labels = [storedTitleLabel, storedSubtitleLabel].compactMap(\.self)
      .filter { !($0.text ?? "").isEmpty }
    let images = [storedImageView].compactMap(\.self).filter { $0.image != nil }
    let parts = (labels + images + [storedIndicator].compactMap(\.self))
      .filter { !$0.isHidden && !$0.bounds.isEmpty }
      .map { $0.convert($0.bounds, to: self) }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0.union($1) }
  }
}
