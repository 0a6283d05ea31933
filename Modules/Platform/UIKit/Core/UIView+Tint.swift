import CoreGraphics
import Foundation

extension UIView {
  /// How a view displays its tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// Inherited from the superview.
    case automatic = 0
    /// The unmodified tint color.
    case normal = 1
    /// Desaturated, as behind a popover or an alert.
    case dimmed = 2
  }

  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    if let own = rare?.tintAdjustmentMode, own != .automatic { return own }
    return storedSuperview?.tintAdjustmentMode ?? .normal
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != rare?.tintAdjustmentMode ?? .automatic else { return }
    rareForWriting.tintAdjustmentMode = mode
    notifyTintDidChange()
  }

  final var effectiveTintColor: UIColor {
    let color = undimmedTintColor ?? .systemBlue
    guard tintAdjustmentMode == .dimmed else { return color }
    let gray = color.resolvedColor(with: storedTraits).cgColor.converted(
      to: CGColorSpaceCreateDeviceGray(),
      intent: .defaultIntent,
      options: nil
    )
    return gray.map { UIColor(cgColor: $0).withAlphaComponent($0.alpha * 0.8) } ?? color
  }

  /// The view's own or the inherited tint color; `nil` is the system's.
  private var undimmedTintColor: UIColor? { rare?.ownTintColor ?? rare?.inheritedTintColor }

  final func setTintColor(_ color: UIColor?) {
    let before = undimmedTintColor
    guard color != nil || rare?.ownTintColor != nil else { return }
    rareForWriting.ownTintColor = color
    if before != undimmedTintColor { tintDidChange() }
  }

  /// Updates the inherited tint color, and propagates a change.
  final func updateInheritedTint() {
    let color = storedSuperview?.undimmedTintColor
    guard color !== rare?.inheritedTintColor else { return }
    let before = undimmedTintColor
    rareForWriting.inheritedTintColor = color
    if before != undimmedTintColor { tintDidChange() }
  }

  private func tintDidChange() {
    tintColorDidChange()
    for view in storedSubviews { view.updateInheritedTint() }
  }

  /// Called when the adjustment mode changed: notifies all descendants that inherit it.
  private func notifyTintDidChange() {
    tintColorDidChange()
    for view in storedSubviews where (view.rare?.tintAdjustmentMode ?? .automatic) == .automatic {
      view.notifyTintDidChange()
    }
  }
}
