import DesignKit
public import UIKit

/// A stretch of a row that is tapped as one and shows that it is pressed.
public final class PressableView: UIControl {
  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = CornerRadius.large
  }

  /// Made in code only.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether a finger is on it.
  public override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? Palette.pressedSurface : nil }
  }
}
