import CoreGraphics

/// Rarely used properties of table view cells, allocated when one is set.
struct CellExtras {
  var indentationLevel = 0
  /// The width of an indentation level, in points.
  var indentationWidth = Self.usualWidth
  var multipleSelectionBackground: UIView?
  var focusStyle = UITableViewCell.FocusStyle.default

  static let usualWidth: CGFloat = 10
}

extension UITableViewCell {
  func changeExtras(_ change: (inout CellExtras) -> Void) {
    var changed = extras ?? CellExtras()
    change(&changed)
    extras = changed
  }

  /// The indentation of the content, in points.
  final var contentIndent: CGFloat {
    guard let extras else { return 0 }
    return max(CGFloat(extras.indentationLevel) * extras.indentationWidth, 0)
  }

  func setMultipleSelectionBackground(_ view: UIView?) {
    guard view !== extras?.multipleSelectionBackground else { return }
    extras?.multipleSelectionBackground?.removeFromSuperview()
    changeExtras { $0.multipleSelectionBackground = view }
    updateSelectionAppearance(animated: false)
  }

  /// The background views of a selected cell.
  final var selectedBackgrounds: [UIView] {
    [
      storedSelectedBackground, standardSelectedBackground, extras?.multipleSelectionBackground,
    ].compactMap { $0 }
  }

  /// The background view for multiple selection; nil if the table does not allow it.
  final var backgroundAmongSeveral: UIView? {
    guard selected, let view = extras?.multipleSelectionBackground, table?.selectsSeveral == true
    else { return nil }
    return view
  }
}
