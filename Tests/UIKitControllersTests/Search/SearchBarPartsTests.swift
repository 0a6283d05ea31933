import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The parts of a search bar besides its field: buttons, icons, prompt, ground and scopes.
@MainActor @Suite struct SearchBarPartsTests {
  private final class Listener: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    var refused: String?
    var place = UIBarPosition.any

    func searchBar(
      _ searchBar: UISearchBar,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool {
      calls.append("may \(text) at \(range.location)")
      return text != refused
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
  }

  private let bar = UISearchBar()
  private let listener = Listener()

  private func screen(top: CGFloat = 0) async -> Screen {
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 320, height: 200))) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      bar.frame = CGRect(x: 0, y: top, width: 320, height: bar.intrinsicContentSize.height)
      bar.delegate = listener
      controller.view.addSubview(bar)
      return controller
    }
    await screen.settle()
    return screen
  }

  @Test func theDelegateCanRejectTypedText() async {
    let screen = await screen()
    listener.refused = "b"
    screen.perform { _ = bar.becomeFirstResponder() }
    for letter in "abc" { await screen.press(letter) }
    expect(bar.text, equals: "ac")
    expect(
      listener.calls,
      equals: ["may a at 0", "text a", "may b at 1", "may c at 1", "text ac"]
    )
  }

  @Test func bookmarkButtonsShowUntilThereIsText() async throws {
    bar.showsBookmarkButton = true
    let screen = await screen()
    let button = try require(bar.searchTextField.rightView as? UIButton)
    expect(button.currentImage, equals: UIImage(systemName: "bookmark"))
    expect(button.accessibilityLabel, equals: "Bookmarks")
    expect(button.convert(button.bounds, to: bar).maxX, equals: bar.searchTextField.frame.maxX)
    await screen.tap(at: CGPoint(x: 300, y: 28))
    expect(listener.calls, equals: ["bookmark"])
    screen.perform { _ = bar.becomeFirstResponder() }
    await screen.press("a")
    await screen.settle()
    expect(button.isHidden)
    screen.perform { _ = bar.resignFirstResponder() }
    await screen.settle()
    expect(!button.isHidden, "what cannot be cleared leaves it its place")
    screen.perform { bar.showsBookmarkButton = false }
    expectNil(bar.searchTextField.rightView)
  }

  @Test func resultsButtonsReplaceBookmarkButtons() async throws {
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    let screen = await screen()
    let button = try require(bar.searchTextField.rightView as? UIButton)
    expect(button.isSelected)
    expect(button.currentImage, equals: UIImage(systemName: "list.bullet"))
    await screen.tap(at: CGPoint(x: 300, y: 28))
    expect(listener.calls, equals: ["results"])
  }

  @Test func iconsCanHaveCustomImagesAndOffsets() async throws {
    let heart = UIImage(systemName: "heart")
    bar.showsBookmarkButton = true
    let screen = await screen()
    let glass = try require(bar.searchTextField.leftView as? UIImageView)
    let before = glass.frame
    screen.perform {
      bar.setImage(heart, for: .search, state: .normal)
      bar.setImage(heart, for: .bookmark, state: .normal)
      bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 1), for: .search)
    }
    await screen.settle()
    expect(glass.image, isSameAs: heart)
    expect(glass.frame, equals: before.offsetBy(dx: 5, dy: 1))
    expect((bar.searchTextField.rightView as? UIButton)?.currentImage, isSameAs: heart)
    expect(bar.image(for: .search, state: .normal), isSameAs: heart)
    expectNil(bar.image(for: .clear, state: .normal))
    expect(bar.positionAdjustment(for: .search).horizontal, equals: 5)
    screen.perform { bar.setImage(nil, for: .search, state: .normal) }
    expect(glass.image, equals: screen.perform { UIImage(systemName: "magnifyingglass") })
  }

  @Test func textAndFieldOffsetsApply() async {
    let screen = await screen()
    let field = bar.searchTextField
    let text = field.textRect(forBounds: field.bounds)
    let frame = field.frame
    screen.perform {
      bar.searchTextPositionAdjustment = UIOffset(horizontal: 6, vertical: 0)
      bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
    }
    await screen.settle()
    expect(field.textRect(forBounds: field.bounds), equals: text.offsetBy(dx: 6, dy: 0))
    expect(field.frame, equals: frame.offsetBy(dx: 0, dy: 4))
  }

  @Test func aPromptIsShownAboveTheField() async throws {
    bar.prompt = "Find a city"
    expect(bar.intrinsicContentSize.height, equals: 75)
    let screen = await screen()
    let label = try require(bar.subviews.compactMap { $0 as? UILabel }.first)
    expect(label.text, equals: "Find a city")
    expect(label.frame.maxY, isAtMost: bar.searchTextField.frame.minY)
    expect(bar.searchTextField.frame.height, equals: 36)
    screen.perform { bar.prompt = nil }
    await screen.settle()
    expect(bar.intrinsicContentSize.height == 56 && label.isHidden)
  }

  @Test func minimalBarsHaveNoBackground() async throws {
    bar.barTintColor = .red
    let screen = await screen()
    try expect(screen.snapshot().pixel(x: 2, y: 2), equals: 0xFFFF_0000)
    screen.perform { bar.searchBarStyle = .minimal }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 2, y: 2), equals: 0xFFFF_FFFF)
  }

  @Test func backgroundImagesAreBehindTheField() async throws {
    let screen = await screen()
    screen.perform {
      bar.backgroundImage = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
        UIColor.blue.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 2, y: 2), equals: 0xFF00_00FF)
    expect(bar.backgroundImage(for: .any, barMetrics: .default), isSameAs: bar.backgroundImage)
  }

  @Test func topAttachedBarsExtendUp() async throws {
    listener.place = .topAttached
    bar.barTintColor = .red
    let screen = await screen(top: 30)
    expect(bar.barPosition, equals: .topAttached)
    try expect(screen.snapshot().pixel(x: 2, y: 2), equals: 0xFFFF_0000)
  }

  @Test func scopesHaveAttributes() async throws {
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.scopeButtonTitles = ["All", "Even"]
    bar.showsScopeBar = true
    let control = try require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    expect(
      control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor,
      equals: .red
    )
    bar.setScopeBarButtonTitleTextAttributes(nil, for: .normal)
    expectNil(control.titleTextAttributes(for: .normal))
  }

  @Test func theBarSharesTextInputTraitsWithItsField() {
    bar.autocapitalizationType = .words
    bar.autocorrectionType = .yes
    bar.keyboardType = .URL
    bar.enablesReturnKeyAutomatically = true
    expect(bar.searchTextField.autocapitalizationType, equals: .words)
    expect(bar.searchTextField.autocorrectionType, equals: .yes)
    expect(bar.searchTextField.keyboardType, equals: .URL)
    bar.searchTextField.spellCheckingType = .no
    expect(bar.spellCheckingType == .no && bar.enablesReturnKeyAutomatically)
  }
}
