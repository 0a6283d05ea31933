import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of menus and switches.
@MainActor @Suite struct MenuSnapshots {
  private static func menu(isArabic: Bool) -> UIMenu {
    func action(
      _ english: String,
      _ arabic: String,
      _ symbol: String?,
      _ attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(
        title: isArabic ? arabic : english,
        image: symbol.flatMap { UIImage(systemName: $0) },
        identifier: UIAction.Identifier(english),
        attributes: attributes,
        state: state
      ) { _ in }
    }
    return UIMenu(children: [
      UIMenu(
        options: .displayInline,
        children: [
          action("Like", "إعجاب", "heart"), action("Reply", "ردّ", "arrowshape.turn.up.left"),
          action("Boost", "أعد النشر", "arrow.2.squarepath", .disabled),
        ]
      ),
      UIMenu(
        title: isArabic ? "الترتيب" : "Order",
        options: .displayInline,
        children: [
          action("Newest first", "الأحدث أولًا", nil, state: .on),
          action("Oldest first", "الأقدم أولًا", nil),
        ]
      ),
      UIMenu(
        title: isArabic ? "المزيد" : "More",
        identifier: UIMenu.Identifier("More"),
        children: [action("Share", "مشاركة", nil)]
      ),
      UIMenu(
        options: .displayInline,
        children: [action("Delete", "حذف", "trash", .destructive)]
      ),
    ])
  }

  private func host(_ name: String) -> HeadlessHost {
    HeadlessHost(
      size: CGSize(width: 320, height: 480),
      scale: 2,
      traits: UITraitCollection {
        $0.userInterfaceStyle = name == "dark" ? .dark : .light
        $0.layoutDirection = name == "arabic" ? .rightToLeft : .leftToRight
        $0.preferredContentSizeCategory =
          name == "largest" ? .accessibilityExtraExtraExtraLarge : .large
      }
    )
  }

  @Test(arguments: ["light", "dark", "largest", "arabic"])
  func menus(_ name: String) {
    let host = host(name)
    let window = host.makeWindow()
    host.run {
      window.backgroundColor = .systemBackground
      let button = UIButton(type: .system)
      button.setTitle(name == "arabic" ? "خيارات" : "Options", for: .normal)
      button.frame = CGRect(x: name == "arabic" ? 200 : 20, y: 40, width: 100, height: 44)
      button.menu = Self.menu(isArabic: name == "arabic")
      button.showsMenuAsPrimaryAction = true
      window.addSubview(button)
    }
    host.settle()
    host.tap(at: CGPoint(x: name == "arabic" ? 250 : 70, y: 60))
    if name == "dark" { for _ in 0..<2 { host.press(.keyboardDownArrow) } }
    host.settle()
    expectLook(window, on: host, "menu-\(name)")
  }

  @Test func menusInMenus() {
    let host = host("light")
    let window = host.makeWindow()
    host.run {
      window.backgroundColor = .systemBackground
      let button = UIButton(frame: CGRect(x: 20, y: 420, width: 100, height: 44))
      button.menu = Self.menu(isArabic: false)
      button.showsMenuAsPrimaryAction = true
      window.addSubview(button)
    }
    host.tap(at: CGPoint(x: 60, y: 440))
    for _ in 0..<5 { host.press(.keyboardDownArrow) }
    host.press(.keyboardRightArrow)
    host.settle()
    expectLook(window, on: host, "menu-inner")
  }

  @Test(arguments: ["light", "dark", "arabic"])
  func switches(_ name: String) {
    let host = host(name)
    let window = host.makeWindow()
    host.run {
      window.backgroundColor = .systemBackground
      for index in 0..<4 {
        let view = UISwitch(frame: CGRect(x: 40, y: 30 + 50 * index, width: 0, height: 0))
        view.isOn = index % 2 == 1
        view.isEnabled = index < 2
        window.addSubview(view)
      }
      let tinted = UISwitch(frame: CGRect(x: 40, y: 230, width: 0, height: 0))
      tinted.isOn = true
      tinted.onTintColor = .systemPurple
      tinted.thumbTintColor = .systemYellow
      window.addSubview(tinted)
    }
    host.settle()
    host.touch(.began, at: CGPoint(x: 60, y: 45))
    host.advance(by: 0.5)
    expectLook(window, on: host, "switches-\(name)")
  }
}
