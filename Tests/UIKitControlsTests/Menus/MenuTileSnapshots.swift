import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of menu tiles, deferred elements, and pointer effects.
@MainActor @Suite struct MenuTileSnapshots {
  private nonisolated static let looks = ["light", "dark", "arabic-largest"]

  private func action(_ name: String, _ title: String, _ symbol: String?) -> UIAction {
    UIAction(
      title: title,
      image: symbol.flatMap { UIImage(systemName: $0) },
      identifier: UIAction.Identifier(name),
      state: name == "like" ? .on : .off
    ) { _ in }
  }

  private func show(
    _ menu: UIMenu,
    _ name: String
  ) -> (host: HeadlessHost, window: UIWindow) {
    let host = MenuLiftSnapshots.host(name)
    let window = host.makeWindow()
    let isArabic = name.contains("arabic")
    host.run {
      window.backgroundColor = .systemBackground
      let button = UIButton(type: .system)
      button.setTitle(isArabic ? "خيارات" : "Options", for: .normal)
      button.frame = CGRect(x: isArabic ? 180 : 20, y: 20, width: 160, height: 44)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      window.addSubview(button)
    }
    host.settle()
    host.tap(at: CGPoint(x: isArabic ? 250 : 70, y: 40))
    host.frame()
    return (host, window)
  }

  @Test(arguments: looks) func tiles(_ name: String) {
    let isArabic = name.contains("arabic")
    let menu = UIMenu(children: [
      UIMenu(
        options: .displayInline,
        preferredElementSize: .small,
        children: [
          action("like", "Like", "heart"), action("reply", "Reply", "arrowshape.turn.up.left"),
          action("boost", "Boost", "arrow.2.squarepath"),
          action("share", "Share", "square.and.arrow.up"),
        ]
      ),
      UIMenu(
        options: .displayInline,
        preferredElementSize: .medium,
        children: [
          action("copy", isArabic ? "نسخ" : "Copy", "bookmark"),
          action("search", isArabic ? "بحث" : "Search", "magnifyingglass"),
          action("delete", isArabic ? "حذف" : "Delete post", "trash"),
        ]
      ),
      action("more", isArabic ? "المزيد" : "More", nil),
    ])
    let shown = show(menu, name)
    shown.host.settle()
    expectLook(shown.window, on: shown.host, "tiles-\(name)")
  }

  @Test(arguments: looks) func awaitedElements(_ name: String) {
    let isArabic = name.contains("arabic")
    let menu = UIMenu(children: [
      action("copy", isArabic ? "نسخ" : "Copy", "bookmark"),
      UIMenu(options: .displayInline, children: [UIDeferredMenuElement { _ in }]),
    ])
    let shown = show(menu, name)
    expectLook(shown.window, on: shown.host, "awaited-\(name)")
  }

  @Test(arguments: looks) func effects(_ name: String) throws {
    let host = MenuLiftSnapshots.host(name)
    let window = host.makeWindow()
    let isArabic = name.contains("arabic")
    let buttons = host.run {
      window.backgroundColor = .systemBackground
      let screen = UIViewController()
      screen.title = isArabic ? "قائمة" : "List"
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: isArabic ? "تم" : "Done",
        primaryAction: nil,
        menu: UIMenu(children: [action("done", "Done", nil)])
      )
      screen.navigationItem.rightBarButtonItem?.accessibilityIdentifier = "bar"
      window.rootViewController = UINavigationController(rootViewController: screen)
      let configurations: [UIButton.Configuration] = [.plain(), .filled(), .gray()]
      return configurations.enumerated().map { index, configuration in
        var configuration = configuration
        configuration.title = isArabic ? "ترتيب" : "Sort"
        let button = UIButton(configuration: configuration)
        button.isPointerInteractionEnabled = true
        button.frame = CGRect(x: 40, y: 160 + 110 * index, width: 280, height: 90)
        screen.view.addSubview(button)
        return button
      }
    }
    host.settle()
    for (index, button) in buttons.enumerated() {
      host.host.sendHover(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
      host.settle()
      if index < 2 || name == "light" { expectLook(window, on: host, "effect-\(index)-\(name)") }
    }
    let bar = try require(ContextMenuTests.Fixture.find("bar", in: window))
    host.host.sendHover(at: bar.convert(CGPoint(x: bar.bounds.midX, y: 10), to: nil))
    host.settle()
    expectLook(window, on: host, "effect-bar-\(name)")
  }
}
