import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of previews that are lifted beside menus.
@MainActor @Suite struct MenuLiftSnapshots {
  final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
    let isArabic: Bool

    init(isArabic: Bool) { self.isArabic = isArabic }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = isArabic ? "رسالة \(indexPath.row + 1)" : "Message \(indexPath.row + 1)"
      content.secondaryText = isArabic ? "نراكم غدًا عند البحيرة" : "See you at the lake tomorrow"
      content.image = UIImage(systemName: "heart")
      cell.contentConfiguration = content
      return cell
    }

    func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [isArabic] _ in
        UIMenu(children: [
          UIAction(
            title: isArabic ? "ردّ" : "Reply",
            image: UIImage(systemName: "arrowshape.turn.up.left"),
            identifier: UIAction.Identifier("reply")
          ) { _ in },
          UIAction(
            title: isArabic ? "مشاركة" : "Share",
            image: UIImage(systemName: "square.and.arrow.up"),
            identifier: UIAction.Identifier("share")
          ) { _ in },
          UIAction(
            title: isArabic ? "حذف" : "Delete",
            image: UIImage(systemName: "trash"),
            identifier: UIAction.Identifier("delete"),
            attributes: .destructive
          ) { _ in },
        ])
      })
    }
  }

  static func host(_ name: String) -> HeadlessHost {
    HeadlessHost(
      size: CGSize(width: 360, height: 560),
      scale: 2,
      traits: UITraitCollection {
        $0.userInterfaceStyle = name.contains("dark") ? .dark : .light
        $0.layoutDirection = name.contains("arabic") ? .rightToLeft : .leftToRight
        $0.preferredContentSizeCategory =
          name.contains("largest") ? .accessibilityExtraExtraExtraLarge : .large
      }
    )
  }

  @Test(arguments: ["light", "dark", "arabic-largest"])
  func liftedCells(_ name: String) {
    let host = Self.host(name)
    let window = host.makeWindow()
    let list = List(isArabic: name.contains("arabic"))
    host.run {
      let table = UITableView(frame: window.bounds, style: .plain)
      table.dataSource = list
      table.delegate = list
      window.addSubview(table)
    }
    host.settle()
    host.tap(at: CGPoint(x: 100, y: 160), duration: 0.8)
    host.settle()
    expectLook(window, on: host, "lift-\(name)")
    withExtendedLifetime(list) {}
  }
}
