import DesignKit
import UIKit

/// A veil that darkens a picture towards its lower edge, so that text on it can be read.
final class ScrimView: UIView {
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    gradient.colors = [UIColor.clear.cgColor, Palette.scrim.cgColor]
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}
