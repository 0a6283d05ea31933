import DesignKit
public import UIKit

/// A part of a row that is tapped as one and is highlighted while pressed.
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

  /// Whether it is pressed.
  public override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? Palette.pressedSurface : nil }
  }
}
