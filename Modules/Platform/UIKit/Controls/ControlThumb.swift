import Foundation
import QuartzCore

/// The white thumb of switches and sliders: a capsule with a shadow.
@MainActor final class ControlThumb: UIView {
  override func didInit() {
    super.didInit()
    isUserInteractionEnabled = false
    backgroundColor = .white
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
