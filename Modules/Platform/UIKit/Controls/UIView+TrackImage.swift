import CoreGraphics

extension UIView {
  /// Shows an image behind everything in this view, stretched to its size; nil removes it.
  final func showImage(_ image: UIImage?) {
    let shown = subviews.first as? UIImageView
    guard let image else {
      shown?.removeFromSuperview()
      return
    }
    let view = shown ?? UIImageView(frame: bounds)
    view.image = image
    guard shown == nil else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
