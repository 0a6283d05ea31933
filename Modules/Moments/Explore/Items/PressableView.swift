import DesignKit
import UIKit

/// A stretch of a row that is tapped as one and shows that it is pressed.
final class PressableView: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = CornerRadius.large
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? Palette.pressedSurface : nil }
  }
}
