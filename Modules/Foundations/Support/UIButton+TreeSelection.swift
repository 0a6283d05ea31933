import DesignKit
public import ListModel
public import UIKit

extension UIButton {
  /// Shows how much of a row of a ``ListTree`` is selected, as a box to tap: empty, with a bar, or
  /// with a checkmark.
  ///
  /// Assistive technologies announce a switch that is off, mixed or on: its label only has to name
  /// the row.
  public func show(_ selection: TreeSelection) {
    let (icon, value): (Icon, String) =
      switch selection {
      case .none: (.unselected, "0")
      case .some: (.partlySelected, "2")
      case .all: (.selected, "1")
      }
    setImage(icon.image, for: .normal)
    tintColor = selection == .none ? Palette.secondaryText : Palette.accent
    accessibilityTraits = [.button, .toggleButton]
    if selection == .all { accessibilityTraits.insert(.selected) }
    accessibilityValue = value
  }
}
