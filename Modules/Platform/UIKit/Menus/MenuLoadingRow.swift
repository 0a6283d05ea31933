import CoreGraphics
import Foundation

/// The row that is shown while elements are loaded.
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

  // Prevents a touch on the row from dismissing the menu.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
