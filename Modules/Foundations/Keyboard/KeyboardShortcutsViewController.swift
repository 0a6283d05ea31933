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

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - title: The title of the sheet.
  ///   - closeTitle: The name of the close button.
  ///   - groups: The listed groups; empty ones are left out.
  /// - Returns: The view controller to present.
  public static func makeSheet(
    title: String,
    closeTitle: String,
    groups: [Group]
  ) -> UINavigationController {
    let page = KeyboardShortcutsViewController(closeTitle: closeTitle, groups: groups)
    page.title = title
    let sheet = UINavigationController(rootViewController: page)
    sheet.modalPresentationStyle = .formSheet
    sheet.navigationBar.barTintColor = Palette.groupedBackground
    sheet.navigationBar.tintColor = Palette.accent
    return sheet
  }

  private init(closeTitle: String, groups: [Group]) {
    self.closeTitle = closeTitle
    self.groups = groups.filter { !$0.shortcuts.isEmpty }
    super.init()
  }

  /// Adds the list and the close button.
  public override func makeControls() {
    list.translatesAutoresizingMaskIntoConstraints = false
    list.allowsRefresh = false
    view.addSubview(list)
    let close = UIBarButtonItem(closeTitle, id: "shortcuts.close") { [weak self] in self?.close() }
    navigationItem.rightBarButtonItem = close
  }

  /// Makes the list fill the sheet.
  public override func constrainControls() {
    view.backgroundColor = Palette.groupedBackground
    list.pinEdges(to: view)
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
