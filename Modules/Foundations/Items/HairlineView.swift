import DesignKit
public import UIKit

/// A line as thin as the screen can draw it: one pixel.
///
/// Half a point is one pixel on most screens but none on others, where a row whose edge is between
/// two pixels would cut it off.
///
/// ```swift
/// NSLayoutConstraint.activate([
///   line.leadingAnchor.constraint(equalTo: leadingAnchor),
///   line.trailingAnchor.constraint(equalTo: trailingAnchor),
///   line.bottomAnchor.constraint(equalTo: bottomAnchor),
/// ])
/// ```
public final class HairlineView: BaseView {
  /// Gives the line the color of separators.
  public override func styleControls() {
    backgroundColor = Palette.separator
    translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  /// The height of one pixel; the width is left to constraints.
  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 1 / max(traitCollection.displayScale, 1))
  }

  /// Updates the height for another display scale.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.displayScale != traitCollection.displayScale {
      invalidateIntrinsicContentSize()
    }
  }
}
