import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// A search bar's delegate calls, and its appearance.
@MainActor @Suite struct SearchBarTests {
  private final class Listener: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begins") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ends") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  }

  private func screen(_ traits: ScreenTraits, _ bar: UISearchBar) -> Screen {
    Screen(traits: traits) {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      bar.frame = CGRect(x: 0, y: 0, width: traits.size.width, height: 56)
      controller.view.addSubview(bar)
      return controller
    }
  }

  private let small = ScreenTraits(size: CGSize(width: 320, height: 70), scale: 2)

  @Test func theHeightMatchesUIKit() {
    expect(UISearchBar().intrinsicContentSize.height, equals: 56)
    expect(UISearchBar().sizeThatFits(CGSize(width: 300, height: 0)).width, equals: 300)
  }

  @Test func theDelegateIsNotifiedOfTextSearchAndCancel() async {
    let listener = Listener()
    let bar = UISearchBar()
    bar.delegate = listener
    bar.showsCancelButton = true
    let screen = screen(small, bar)
    await screen.settle()
    await screen.tap(at: CGPoint(x: 100, y: 28))
    expect(bar.isFirstResponder)
    await screen.press("a")
    await screen.press("b")
    await screen.press("\n")
    await screen.tap(at: CGPoint(x: 290, y: 28))
    expect(listener.calls, equals: ["begins", "text a", "text ab", "search", "cancel"])
    screen.perform { _ = bar.resignFirstResponder() }
    expect(listener.calls.last, equals: "ends")
    bar.text = "quiet"
    expect(listener.calls.last, equals: "ends")
  }

  @Test func aFieldWithoutABorderKeepsTheCornersOfItsLayer() async {
    let bar = UISearchBar()
    let screen = screen(small, bar)
    await screen.settle()
    screen.change { $0.style = .dark }
    expect(bar.searchTextField.layer.cornerRadius, equals: 10)
  }

  @Test func theCancelButtonTakesSpaceFromTheField() async {
    let bar = UISearchBar()
    let screen = screen(small, bar)
    await screen.settle()
    expect(bar.searchTextField.frame, equals: CGRect(x: 8, y: 10, width: 304, height: 36))
    screen.perform { bar.setShowsCancelButton(true, animated: true) }
    await screen.settle()
    expect(bar.searchTextField.frame.maxX, isBelow: 260)
  }

  @Test(arguments: ["light", "dark", "arabic"]) func looks(_ name: String) async throws {
    var traits = small
    if name == "dark" { traits.style = .dark }
    if name == "arabic" {
      traits.isRightToLeft = true
      traits.contentSize = .accessibilityExtraExtraExtraLarge
    }
    for (state, text, cancels) in [("empty", "", false), ("text", "Vienna", true)] {
      let bar = UISearchBar()
      bar.placeholder = name == "arabic" ? "بحث" : "Search"
      bar.text = text
      bar.showsCancelButton = cancels
      let screen = screen(traits, bar)
      if name == "arabic" {
        screen.language = "ar"
        screen.perform { bar.setNeedsLayout() }
      }
      await screen.settle()
      expectLook(screen, "search-\(state)-\(name)")
    }
  }
}
