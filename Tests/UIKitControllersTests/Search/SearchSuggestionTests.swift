import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Search suggestions, and backgrounds of search bars.
@MainActor @Suite struct SearchSuggestionTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      let all = ["Swift", "Swim", "Sun"].filter { !text.isEmpty && $0.hasPrefix(text) }
      searchController.searchSuggestions = all.map {
        UISearchSuggestionItem(localizedSuggestion: $0, localizedDescription: "Search for \($0)")
      }
    }
    func updateSearchResults(
      for searchController: UISearchController,
      selecting searchSuggestion: any UISearchSuggestion
    ) {
      let words = searchSuggestion.localizedSuggestion ?? ""
      chosen.append(words)
      searchController.searchBar.text = words
      searchController.searchSuggestions = nil
    }
  }

  private let search = UISearchController(searchResultsController: nil)
  private let updater = Updater()
  private let content = UIViewController()

  private func screen(_ traits: ScreenTraits) async -> Screen {
    search.searchResultsUpdater = updater
    content.title = "Topics"
    content.view.backgroundColor = .systemBackground
    content.navigationItem.searchController = search
    let screen = Screen(traits: traits) { UINavigationController(rootViewController: content) }
    await screen.settle()
    let field = search.searchBar.searchTextField
    await screen.tap(at: field.convert(CGPoint(x: 80, y: 18), to: nil))
    await screen.settle()
    return screen
  }

  private var list: UITableView? {
    func find(_ view: UIView) -> UITableView? {
      if let table = view as? UITableView { return table }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(search.view)
  }

  @Test func suggestionsAreShownWhileThereAreAnyAndCanBeChosen() async throws {
    let screen = await screen(ScreenTraits())
    expectNil(list)
    try await screen.type("Sw")
    await screen.settle()
    let table = try require(list)
    expect(table.numberOfRows(inSection: 0), equals: 2)
    let row = try require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    expect(row.accessibilityLabel, equals: "Search for Swim")
    let frame = row.convert(row.bounds, to: nil)
    await screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    await screen.settle()
    expect(updater.chosen, equals: ["Swim"])
    expect(search.searchBar.text, equals: "Swim")
    expect(table.superview?.isHidden, equals: true)
  }

  @Test(arguments: ["light", "dark", "arabic-largest"]) func looks(_ look: String) async throws {
    var traits = ScreenTraits(size: CGSize(width: 390, height: 320), scale: 2)
    if look == "dark" { traits.style = .dark }
    if look == "arabic-largest" {
      traits.isRightToLeft = true
      traits.contentSize = .accessibilityExtraExtraExtraLarge
    }
    let screen = await screen(traits)
    try await screen.type("S")
    await screen.settle()
    expectLook(screen, look)
  }

  @Test func aSuggestionOfAttributedWordsHasPlainOnesToo() {
    let item = UISearchSuggestionItem(
      localizedAttributedSuggestion: NSAttributedString(string: "bold"),
      iconImage: UIImage(systemName: "clock")
    )
    expect(item.localizedSuggestion, equals: "bold")
    expect(item.iconImage != nil)
    item.representedObject = 7
    expect(item.representedObject as? Int, equals: 7)
  }

  @Test func anImageTakesThePlaceOfTheFieldsGround() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 44)).image { _ in }
    expect(bar.searchTextField.intrinsicContentSize.height, equals: 36)
    bar.setSearchFieldBackgroundImage(image, for: .normal)
    expect(bar.searchFieldBackgroundImage(for: .normal), isSameAs: image)
    bar.layoutIfNeeded()
    expect(bar.searchTextField.frame.height, equals: 44)
    expect(bar.searchTextField.backgroundColor, equals: .clear)
    bar.setSearchFieldBackgroundImage(nil, for: .normal)
    bar.layoutIfNeeded()
    expect(bar.searchTextField.frame.height, equals: 36)
    expect(bar.searchTextField.backgroundColor, equals: .tertiarySystemFill)
  }

  @Test func theGroundOfABarThatIsNotTranslucentIsOpaque() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    expect(bar.isTranslucent)
    expectNil(bar.backgroundColor)
    bar.isTranslucent = false
    expect(bar.backgroundColor, equals: .systemBackground)
    bar.barStyle = .black
    expect(bar.backgroundColor, equals: .black)
    bar.barTintColor = .systemTeal
    expect(bar.backgroundColor, equals: .systemTeal)
    bar.searchBarStyle = .minimal
    expectNil(bar.backgroundColor)
  }
}
