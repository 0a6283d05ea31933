import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of large titles and search bars.
@MainActor @Suite struct NavigationBarSnapshots {
  private func check(
    _ name: String,
    _ traits: ScreenTraits,
    line: Int = #line,
    _ steps: (NavigationFixture, UISearchController) async -> Void = { _, _ in }
  ) async {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = traits.isRightToLeft ? "بحث" : "Search"
    search.searchBar.scopeButtonTitles = traits.isRightToLeft ? ["الكل", "زوجي"] : ["All", "Even"]
    let fixture = await NavigationFixture(traits: traits) { navigation, table in
      navigation.navigationBar.prefersLargeTitles = true
      table.title = traits.isRightToLeft ? "الأرقام" : "Numbers"
      table.navigationItem.searchController = search
      search.searchResultsUpdater = table
      table.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add",
        image: UIImage(systemName: "plus"),
        primaryAction: nil
      )
    }
    await steps(fixture, search)
    expectLook(fixture.screen, name, line: line)
  }

  private func traits(_ look: String) -> ScreenTraits {
    var traits = ScreenTraits(size: CGSize(width: 390, height: 360), scale: 2)
    // The upper part of a phone, not a phone on its side.
    traits.verticalSizeClass = .regular
    traits.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    if look == "dark" { traits.style = .dark }
    if look == "arabic-largest" {
      traits.isRightToLeft = true
      traits.contentSize = .accessibilityExtraExtraExtraLarge
    }
    return traits
  }

  @Test(arguments: ["light", "dark", "arabic-largest"]) func atTheTop(_ look: String) async {
    await check("top-\(look)", traits(look))
  }

  @Test(arguments: ["light", "dark", "arabic-largest"]) func searching(_ look: String) async {
    await check("searching-\(look)", traits(look)) { fixture, search in
      fixture.screen.perform { _ = search.searchBar.becomeFirstResponder() }
      await fixture.screen.settle()
      await fixture.screen.press("1")
      await fixture.screen.settle()
    }
  }

  @Test(arguments: [("search-half", -173.0), ("title-half", -115.0), ("small", 30.0)])
  func scrolled(_ name: String, offset: CGFloat) async {
    await check(name, traits("light")) { fixture, _ in await fixture.scroll(to: offset) }
  }

  @Test func pushing() async {
    await check("pushing", traits("light")) { fixture, _ in
      let next = UIViewController()
      next.title = "One"
      next.view.backgroundColor = .secondarySystemBackground
      next.navigationItem.largeTitleDisplayMode = .never
      fixture.screen.perform { fixture.navigation.pushViewController(next, animated: true) }
      await fixture.screen.advance(by: 0.15)
    }
  }
}
