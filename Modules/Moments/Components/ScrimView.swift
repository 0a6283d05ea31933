import DesignKit
public import Foundations
public import UIKit

/// A gradient that darkens an image towards its lower edge, so that text on it is legible.
public final class ScrimView: BaseView {
  private let gradient = CAGradientLayer()

  /// The distance from the upper edge to where the gradient is darkest, in points; nil for the
  /// lower edge.
  public var fade: CGFloat? {
    didSet { setNeedsLayout() }
  }

  /// Makes a gradient view.
  public override func makeControls() {
    isUserInteractionEnabled = false
    layer.addSublayer(gradient)
  }

  /// Resizes the gradient to the view.
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
