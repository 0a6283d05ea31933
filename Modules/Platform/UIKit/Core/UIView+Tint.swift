import Foundation

extension UIView {
  /// How a view treats its tint color.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview does.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Without saturation, behind a popover or an alert.
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
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    let resolved = color.resolvedColor(with: storedTraits)
    return resolved.getWhite(&white, alpha: &alpha)
      ? UIColor(white: white, alpha: alpha * 0.8) : color
  }

  /// The own or handed down tint; `nil` is the system's.
  private var undimmedTintColor: UIColor? { rare?.ownTintColor ?? rare?.inheritedTintColor }

  final func setTintColor(_ color: UIColor?) {
    let before = undimmedTintColor
    guard color != nil || rare?.ownTintColor != nil else { return }
    rareForWriting.ownTintColor = color
    if before != undimmedTintColor { tintDidChange() }
  }

  /// Takes over the tint from above and passes it on if it is another.
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

  /// The mode changed: every view below that follows it sees another color.
  private func notifyTintDidChange() {
    tintColorDidChange()
    for view in storedSubviews where (view.rare?.tintAdjustmentMode ?? .automatic) == .automatic {
      view.notifyTintDidChange()
    }
  }
}
