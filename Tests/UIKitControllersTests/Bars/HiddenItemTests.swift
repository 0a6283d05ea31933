import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Bar button items that are hidden.
@MainActor @Suite struct HiddenItemTests {
  private let content = UIViewController()
  private let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)) }

  private func screen(_ prepare: (UINavigationItem, [UIBarButtonItem]) -> Void) async -> Screen {
    let items = views.map { UIBarButtonItem(customView: $0) }
    let screen = Screen {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.viewControllers.first?.title = "Root"
      prepare(content.navigationItem, items)
      navigation.pushViewController(content, animated: false)
      return navigation
    }
    await screen.settle()
    return screen
  }

  private func edge(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxX }

  @Test func theyNeedNoSpace() async {
    let screen = await screen { item, items in item.rightBarButtonItems = items }
    let (last, before) = (edge(views[0]), edge(views[1]))
    expect(before, isBelow: last)
    let items = content.navigationItem.rightBarButtonItems
    screen.perform { items?.first?.isHidden = true }
    await screen.settle()
    expect(views[0].isHidden)
    expect(edge(views[1]), equals: last)
    screen.perform { items?.first?.isHidden = false }
    await screen.settle()
    expect(!views[0].isHidden)
    expect(edge(views[0]), equals: last)
    expect(edge(views[1]), equals: before)
  }

  @Test func aHiddenLeftItemDoesNotReplaceTheBackButton() async throws {
    let screen = await screen { item, items in
      item.leftBarButtonItem = items.first
      items.first?.isHidden = true
    }
    await screen.tap(at: CGPoint(x: 30, y: 22))
    await screen.settle()
    expectNil(content.parent, "the back button popped it")
  }
}
