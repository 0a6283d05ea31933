import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// A search in a navigation item: its bar, its beginning and end, its results.
@MainActor @Suite struct SearchControllerTests {
  private final class Listener: NSObject, UISearchControllerDelegate, UISearchBarDelegate {
    var calls: [String] = []
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("did dismiss")
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      calls.append("scope \(scope)")
    }
  }

  private let search: UISearchController
  private let listener = Listener()

  init() { search = UISearchController(searchResultsController: nil) }

  private func fixture(
    _ search: UISearchController? = nil,
    large: Bool = false,
    prepare: (NumbersViewController) -> Void = { _ in }
  ) async -> NavigationFixture {
    let search = search ?? self.search
    search.delegate = listener
    search.searchBar.delegate = listener
    return await NavigationFixture { navigation, table in
      navigation.navigationBar.prefersLargeTitles = large
      search.searchResultsUpdater = table
      table.navigationItem.searchController = search
      prepare(table)
    }
  }

  private func begin(_ fixture: NavigationFixture, _ search: UISearchController? = nil) async {
    let field = (search ?? self.search).searchBar.searchTextField
    await fixture.screen.tap(at: field.convert(CGPoint(x: 80, y: 18), to: nil))
    await fixture.screen.settle()
  }

  @Test func theBarAsksForASearchUntilItSaysMore() {
    expect(search.searchBar.placeholder, equals: "Search")
    expectNil(UISearchBar().placeholder)
    search.searchBar.placeholder = "Places"
    expect(search.searchBar.placeholder, equals: "Places")
  }

  @Test func theBarIsBelowTheTitle() async {
    let fixture = await fixture()
    expect(fixture.bar.frame.height, equals: 96)
    expect(fixture.inset, equals: 143)
    expect(fixture.offset, equals: -143)
    let field = search.searchBar.searchTextField
    expect(
      field.convert(field.bounds, to: nil),
      equals: CGRect(x: 16, y: 92, width: 358, height: 36)
    )
  }

  @Test func scrollingHidesTheBarBeforeTheLargeTitle() async {
    let fixture = await fixture(large: true)
    expect(fixture.bar.frame.height, equals: 148)
    await fixture.scroll(to: -143)
    expect(fixture.bar.frame.height, equals: 96)
    expect(search.searchBar.frame.height, equals: 0)
    fixture.screen.perform { fixture.table.tableView.contentOffset.y = -91 }
    expect(fixture.bar.frame.height, equals: 44)
  }

  @Test func theBarStaysIfHidingIsDisabled() async {
    let fixture = await fixture { $0.navigationItem.hidesSearchBarWhenScrolling = false }
    await fixture.scroll(to: 400)
    expect(fixture.bar.frame.height, equals: 96)
  }

  @Test func tappingTheFieldBeginsTheSearchAndHidesTheTitle() async {
    let fixture = await fixture(large: true)
    await begin(fixture)
    expect(search.isActive)
    expect(fixture.table.presentedViewController, isSameAs: search)
    expect(search.presentingViewController, isSameAs: fixture.table)
    expect(search.searchBar.isFirstResponder)
    expect(search.searchBar.showsCancelButton)
    expect(fixture.bar.frame.height, equals: 56)
    expect(fixture.inset, equals: 103)
    expect(fixture.offset, equals: -103)
    expect(listener.calls, equals: ["will present", "did present"])
    expect(fixture.table.updates, equals: [" true"])
  }

  @Test func typingUpdatesTheResults() async {
    let fixture = await fixture()
    await begin(fixture)
    await fixture.screen.press("5")
    await fixture.screen.press("9")
    expect(fixture.table.updates, equals: [" true", "5 true", "59 true"])
    expect(fixture.table.tableView.numberOfRows(inSection: 0), equals: 1)
  }

  @Test func cancelEndsTheSearchAndEmptiesTheField() async throws {
    let fixture = await fixture()
    await begin(fixture)
    await fixture.screen.press("5")
    await fixture.screen.tap(at: CGPoint(x: 350, y: 75))
    await fixture.screen.settle()
    expect(!search.isActive)
    expect(search.searchBar.text, equals: "")
    expect(!search.searchBar.isFirstResponder)
    expect(!search.searchBar.showsCancelButton)
    expectNil(fixture.table.presentedViewController)
    expect(fixture.bar.frame.height, equals: 96)
    expect(fixture.offset, equals: -143)
    expect(
      listener.calls,
      equals: ["will present", "did present", "cancel", "will dismiss", "did dismiss"]
    )
    expect(fixture.table.updates.last, equals: " false")
  }

  @Test(arguments: [true, false]) func escapeEndsTheSearch(whileEditing: Bool) async {
    let fixture = await fixture()
    await begin(fixture)
    if !whileEditing { fixture.screen.perform { _ = search.searchBar.resignFirstResponder() } }
    await fixture.screen.press(.keyboardEscape)
    await fixture.screen.settle()
    expect(!search.isActive)
    expect(listener.calls.last, equals: "did dismiss")
  }

  @Test func settingIsActiveBeginsTheSearchWithoutEditing() async {
    let fixture = await fixture()
    fixture.screen.perform { search.isActive = true }
    await fixture.screen.settle()
    expect(search.isActive)
    expect(!search.searchBar.isFirstResponder)
    fixture.screen.perform { search.isActive = false }
    await fixture.screen.settle()
    expectNil(fixture.table.presentedViewController)
  }

  @Test func theTitleStaysIfHidingIsDisabled() async {
    search.hidesNavigationBarDuringPresentation = false
    let fixture = await fixture()
    await begin(fixture)
    expect(fixture.bar.frame.height, equals: 96)
  }

  @Test func resultsControllersShowWithTheFirstCharacter() async {
    let results = UIViewController()
    results.view.backgroundColor = .systemYellow
    let search = UISearchController(searchResultsController: results)
    let fixture = await fixture(search)
    await begin(fixture, search)
    expect(results.view.isHidden)
    expect(!search.showsSearchResultsController)
    await fixture.screen.press("5")
    expect(!results.view.isHidden)
    expect(results.view.convert(results.view.bounds, to: nil), equals: fixture.screen.window.bounds)
    expect(results.view.safeAreaInsets.top, equals: 103)
    expect(results.parent, isSameAs: search)
    await fixture.screen.press(.keyboardEscape)
    await fixture.screen.settle()
    expectNil(results.view.window)
  }

  @Test func resultsControllersCanShowImmediately() async {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    search.showsSearchResultsController = true
    let fixture = await fixture(search)
    await begin(fixture, search)
    expect(!results.view.isHidden)
  }

  @Test func tappingTheObscuredScreenEndsTheSearch() async {
    search.obscuresBackgroundDuringPresentation = true
    let fixture = await fixture()
    await begin(fixture)
    await fixture.screen.tap(at: CGPoint(x: 200, y: 500))
    await fixture.screen.settle()
    expect(!search.isActive)
  }

  @Test func touchesReachUnobscuredScreens() async {
    let fixture = await fixture()
    await begin(fixture)
    await fixture.screen.tap(at: CGPoint(x: 200, y: 300))
    expect(fixture.table.tableView.indexPathForSelectedRow != nil)
  }

  @Test func theSearchStaysWithItsScreen() async {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let fixture = await fixture(search)
    await begin(fixture, search)
    await fixture.screen.press("5")
    await fixture.push(UIViewController())
    expectNil(results.view.window)
    expect(fixture.bar.frame.height, equals: 44)
    await fixture.pop()
    expect(search.isActive)
    expect(results.view.window != nil)
    expect(search.searchBar.text, equals: "5")
    expect(fixture.bar.frame.height, equals: 56)
  }

  @Test func scopesShowWhileTheSearchIsActive() async {
    search.searchBar.scopeButtonTitles = ["All", "Even"]
    let fixture = await fixture()
    expect(fixture.bar.frame.height, equals: 96)
    await begin(fixture)
    expect(search.searchBar.showsScopeBar)
    expect(fixture.bar.frame.height, equals: 100)
    await fixture.screen.tap(at: CGPoint(x: 300, y: 119))
    expect(search.searchBar.selectedScopeButtonIndex, equals: 1)
    expect(listener.calls.last, equals: "scope 1")
    expect(fixture.table.updates.count, equals: 2)
  }

  @Test func programmaticTextUpdatesAnActiveSearch() async {
    let fixture = await fixture()
    await begin(fixture)
    fixture.screen.perform { search.searchBar.text = "12" }
    expect(fixture.table.updates.last, equals: "12 true")
  }

  @Test func dimmingIsTheFormerNameOfObscuring() {
    search.dimsBackgroundDuringPresentation = true
    expect(search.obscuresBackgroundDuringPresentation)
    search.obscuresBackgroundDuringPresentation = false
    expect(!search.dimsBackgroundDuringPresentation)
  }
}
