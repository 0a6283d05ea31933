internal import CGTKShim
import UIKit

extension WindowHost {
  /// Shows the desktop's cursor with the CSS name, as GTK's themes define them.
  func showCursor(_ cursor: PointerCursor) {
    guard let widget else { return }
    let name: String? =
      switch cursor {
      case .standard: nil
      case .text: "text"
      case .verticalText: "vertical-text"
      case .hidden: "none"
      }
    gtk_widget_set_cursor_from_name(widget, name)
  }
}
