import CoreGraphics

/// What few table cells have.
struct CellExtras {
  var indentationLevel = 0
  /// How far a level goes, in points.
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

  /// How far the content is indented, in points.
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

  /// The views that may be behind the content of a cell that is chosen.
  final var selectedBackgrounds: [UIView] {
    [
      storedSelectedBackground, standardSelectedBackground, extras?.multipleSelectionBackground,
    ].compactMap { $0 }
  }

  /// The view behind the content of a cell that is chosen among several; nil where one alone may
  /// be.
  final var backgroundAmongSeveral: UIView? {
    guard selected, let view = extras?.multipleSelectionBackground, table?.selectsSeveral == true
    else { return nil }
    return view
  }
}
