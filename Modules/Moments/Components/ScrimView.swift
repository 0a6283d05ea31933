import DesignKit
public import UIKit

/// A veil that darkens a picture towards its lower edge, so that text on it can be read.
public final class ScrimView: UIView {
  private let gradient = CAGradientLayer()

  /// Makes a veil.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    gradient.colors = [UIColor.clear.cgColor, Palette.scrim.cgColor]
    layer.addSublayer(gradient)
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Stretches the veil over the view.
  public override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}
