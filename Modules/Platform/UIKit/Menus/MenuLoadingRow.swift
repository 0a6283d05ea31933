import CoreGraphics
import Foundation

/// The row of a menu whose elements are awaited.
@MainActor final class MenuLoadingRow: UIView {
  private let spinner = UIActivityIndicatorView(style: .medium)

  init() {
    super.init(frame: .zero)
    spinner.startAnimating()
    addSubview(spinner)
    isAccessibilityElement = true
    accessibilityIdentifier = "menu.loading"
    accessibilityTraits = .updatesFrequently
    accessibilityLabel = spinner.accessibilityLabel
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  // A touch on it is not one beside the menu.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
