import DesignKit
import ListModel
public import UIKit

/// Lists the keyboard shortcuts: the sheet that F1 shows.
public final class KeyboardShortcutsViewController: BaseViewController {
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

  private let groups: [Group]
  private let closeTitle: String
  private lazy var list = ListView(makeModel(), style: .table(.insetGrouped))

  /// Makes the page of a sheet.
  ///
  /// - Parameters:
  ///   - title: The title of the sheet.
  ///   - closeTitle: The name of the close button.
  ///   - groups: The listed groups; empty ones are left out.
  public init(title: String, closeTitle: String, groups: [Group]) {
    self.closeTitle = closeTitle
    self.groups = groups.filter { !$0.shortcuts.isEmpty }
    super.init()
    self.title = title
  }

  /// Makes the sheet, with a bar in the color of the page.
  public override func inSheet() -> UINavigationController {
    let sheet = super.inSheet()
    sheet.navigationBar.barTintColor = Palette.groupedBackground
    return sheet
  }

  /// Adds the list and the close button.
  public override func makeControls() {
    list.allowsRefresh = false
    view.addSubview(list)
    let close = UIBarButtonItem(closeTitle, id: "shortcuts.close") { [weak self] in self?.close() }
    navigationItem.rightBarButtonItem = close
  }

  /// Makes the list fill the sheet.
  public override func constrainControls() {
    view.backgroundColor = Palette.groupedBackground
    list.constrain(.edges)
  }

  private func close() { presentingViewController?.dismiss(animated: true) }

  private func makeModel() -> TableModel {
    TableModel {
      for group in groups {
        Section(group.title) {
          for row in KeyboardShortcutRow.rows(of: group.shortcuts) {
            Row({ KeyboardShortcutView() }, row)
          }
        }
      }
    }
  }
}
