import UIKit

extension UIContextMenuConfiguration {
  /// Describes a menu that is at hand.
  convenience init(showing menu: UIMenu) {
    self.init(identifier: nil, previewProvider: nil) { _ in menu }
  }
}
