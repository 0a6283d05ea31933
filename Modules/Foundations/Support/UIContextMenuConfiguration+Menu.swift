import UIKit

extension UIContextMenuConfiguration {
  /// Makes a configuration that shows an existing menu.
  convenience init(showing menu: UIMenu) {
    self.init(identifier: nil, previewProvider: nil) { _ in menu }
  }
}
