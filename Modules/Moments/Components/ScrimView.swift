import DesignKit
public import UIKit

/// A veil that darkens an image towards its lower edge, so that text on it can be read.
public final class ScrimView: UIView {
  private let gradient = CAGradientLayer()

  /// How far below its upper edge the veil is as dark as it gets, in points; nil for its lower
  /// edge.
  public var fade: CGFloat? {
    didSet { setNeedsLayout() }
  }

  /// Makes a veil.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
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
    let clear = UIColor.clear.cgColor
    let dark = Palette.scrim.cgColor
    if let fade, bounds.height > fade {
      gradient.colors = [clear, dark, dark]
      gradient.locations = [0, NSNumber(value: Double(fade / bounds.height)), 1]
    } else {
      gradient.colors = [clear, dark]
      gradient.locations = nil
    }
  }
}
