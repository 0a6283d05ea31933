public import UIKit

/// A button that opens a menu on a tap; the menu is made when it opens.
public final class MenuButton: UIButton {
  /// Makes the menu; nil for none.
  public var makeMenu: (() -> UIMenu?)? {
    didSet {
      isContextMenuInteractionEnabled = makeMenu != nil
      showsMenuAsPrimaryAction = makeMenu != nil
    }
  }

  /// The menu that ``makeMenu`` makes.
  public override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, let menu = makeMenu?() else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }
}
