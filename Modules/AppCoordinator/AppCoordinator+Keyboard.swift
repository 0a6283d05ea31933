public import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit

extension AppCoordinator {
  /// The keyboard shortcuts of all screens; keys that a screen handles itself do not arrive here.
  ///
  /// Those of a photo beside the list come first: while the focus is in the list, it receives the
  /// keys.
  public var keyboardShortcuts: [KeyboardShortcut] {
    (shell.overlay?.keyboardShortcuts ?? []) + appShortcuts
  }

  private var appShortcuts: [KeyboardShortcut] {
    let strings = factory.strings
    let compose = shortcut(strings.composerOpen, "n", .primary, to: .compose(.moment))
    return [compose] + searchShortcuts + tabShortcuts + [
      KeyboardShortcut(strings.shortcutBack, .code(.keyboardEscape), performIfPossible: goBack),
      KeyboardShortcut(
        strings.shortcutBack,
        .code(isRightToLeft ? .keyboardRightArrow : .keyboardLeftArrow),
        .alternate,
        performIfPossible: goBack
      ),
      shortcut(strings.settingsTitle, ",", .primary, to: .settings),
      KeyboardShortcut(strings.shortcutsTitle, .code(.keyboardF1)) { [weak self] in
        self?.showShortcuts()
      },
      KeyboardShortcut(strings.shortcutsTitle, "?") { [weak self] in self?.showShortcuts() },
    ]
  }

  /// A shortcut that leads somewhere, if there is something.
  private func shortcut(
    _ title: String,
    _ key: KeyboardShortcut.Key,
    _ flags: UIKeyModifierFlags = [],
    to route: Route
  ) -> KeyboardShortcut {
    KeyboardShortcut(
      title,
      key,
      flags,
      performIfPossible: { [weak self] in
        guard let self, factory.canShow(route) else { return false }
        return go(to: route, from: nil)
      }
    )
  }

  private var searchShortcuts: [KeyboardShortcut] {
    guard factory.canShow(.search) else { return [] }
    let title = factory.strings.searchTitle
    return [
      shortcut(title, "f", .primary, to: .search),
      shortcut(title, "/", to: .search),
    ]
  }

  /// The tabs by their numbers, with Control.
  private var tabShortcuts: [KeyboardShortcut] {
    shell.tabNames.enumerated().map { index, tab in
      KeyboardShortcut(tab.title(factory.strings), .character("\(index + 1)"), .primary) {
        [weak self] in self?.shell.select(tab)
      }
    }
  }

  private var isRightToLeft: Bool { factory.strings.language.isRightToLeft }

  private func goBack() -> Bool {
    topViewController?.navigationController?.popViewController(animated: true) != nil
  }

  /// Shows the list of shortcuts, those of the visible screens first.
  private func showShortcuts() {
    let strings = factory.strings
    let screen: BaseViewController = shell.overlay ?? shell
    let page = KeyboardShortcutsViewController(
      title: strings.shortcutsTitle,
      closeTitle: strings.shortcutsClose,
      groups: [
        .init(strings.shortcutsOfScreen, screen.keyboardShortcuts),
        .init(strings.shortcutsOfApp, appShortcuts),
        .init(strings.shortcutsOfFocus, Self.focusKeys(strings)),
      ]
    )
    rootViewController.frontmost.present(page.inSheet(), animated: true)
  }

  /// The keys of every list and control.
  private static func focusKeys(_ strings: Strings) -> [KeyboardShortcut] {
    [
      (strings.shortcutNextControl, .code(.keyboardTab), []),
      (strings.shortcutPreviousControl, .code(.keyboardTab), .shift),
      (strings.shortcutNeighbor, .code(.keyboardDownArrow), []),
      (strings.shortcutActivate, .code(.keyboardReturnOrEnter), []),
      (strings.shortcutPageDown, .code(.keyboardPageDown), []),
    ].map { (title: String, key: KeyboardShortcut.Key, flags: UIKeyModifierFlags) in
      KeyboardShortcut(title, key, flags, performIfPossible: { false })
    }
  }
}
