import DesignKit
import ListModel
public import UIKit

/// Lists the keyboard shortcuts: the sheet that F1 shows.
public final class KeyboardShortcutsViewController: ListViewController {
  /// A group of related shortcuts.
  public struct Group {
    /// The title of the group.
    public var title: String
    /// The shortcuts, in reading order.
    public var shortcuts: [KeyboardShortcut]

    /// Makes a group.
    public init(_ title: String, _ shortcuts: [KeyboardShortcut]) {
      self.title = title
      self.shortcuts = shortcuts
    }
  }

  /// Makes the page of a sheet.
  ///
  /// - Parameters:
  ///   - title: The title of the sheet.
  ///   - closeTitle: The name of the close button.
  ///   - groups: The listed groups; empty ones are left out.
  public init(title: String, closeTitle: String, groups: [Group]) {
    let sections = groups.filter { !$0.shortcuts.isEmpty }.map { group in
      Section(group.title, KeyboardShortcutRow.rows(of: group.shortcuts)) {
        Row({ KeyboardShortcutView() }, $0)
      }
    }
    super.init(TableModel(sections: sections), style: .table(.insetGrouped))
    self.title = title
    let close = UIBarButtonItem(closeTitle, id: "shortcuts.close", style: .done) { [weak self] in
      self?.presentingViewController?.dismiss(animated: true)
    }
    navigationItem.rightBarButtonItem = close
  }

  /// Makes the sheet, with a bar in the color of the page.
  public override func inSheet() -> UINavigationController {
    let sheet = super.inSheet()
    sheet.navigationBar.barTintColor = Palette.groupedBackground
    return sheet
  }
}
