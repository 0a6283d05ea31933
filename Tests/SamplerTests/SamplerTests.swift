import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@testable import Sampler

/// The sample app, used without a display.
@Suite(.serialized) struct SamplerTests {
  private let screen: Screen
  private let tabs: UITabBarController

  init() async {
    let tabs = SceneDelegate.makeTabs()
    self.tabs = tabs
    screen = Screen(
      traits: ScreenTraits(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    ) { tabs }
    await screen.settle()
  }

  private func navigation(_ index: Int) throws -> UINavigationController {
    tabs.selectedIndex = index
    return try require(tabs.viewControllers?[index] as? UINavigationController)
  }

  private func button(_ title: String, in view: UIView) throws -> UIControl {
    func find(_ view: UIView) -> UIControl? {
      if let control = view as? UIControl, control.accessibilityLabel == title { return control }
      return view.subviews.lazy.compactMap(find).first
    }
    return try require(find(view), "no control \(title)")
  }

  private func activate(_ title: String, in view: UIView? = nil) async throws {
    let control = try button(title, in: view ?? screen.window)
    screen.perform { _ = control.accessibilityActivate() }
    await screen.settle()
    await screen.advance(by: 0.6)
  }

  @Test func theScreensMatchTheirSnapshots() async throws {
    for (index, name) in ["cities", "colors", "settings"].enumerated() {
      screen.perform { tabs.selectedIndex = index }
      await screen.settle()
      expectLook(screen, name)
    }
  }

  @Test func searchingShowsMatchingCitiesUntilItIsCancelled() async throws {
    let cities = try require(
      navigation(0).topViewController as? CitiesViewController
    )
    let table = try require(cities.tableView)
    expect(table.numberOfRows(inSection: 0), equals: 18)
    let bar = try require(cities.navigationItem.searchController?.searchBar)
    screen.perform { _ = bar.becomeFirstResponder() }
    await screen.settle()
    for letter in "is" { await screen.press(letter) }
    expect(table.numberOfRows(inSection: 0), equals: 3)
    expect(bar.showsCancelButton)
    expect(cities.navigationItem.searchController?.isActive, equals: true)
    try await activate("Cancel", in: bar)
    expect(table.numberOfRows(inSection: 0), equals: 18)
    expect(!bar.isFirstResponder)
  }

  @Test func aCityIsAddedInASheet() async throws {
    let cities = try require(navigation(0).topViewController as? CitiesViewController)
    let item = try require(cities.navigationItem.rightBarButtonItem)
    let add = try require(item.image == nil ? nil : screen.window)
    try await activate("Add", in: add)
    expect(tabs.presentedViewController is UINavigationController)
    let form = try require(
      (tabs.presentedViewController as? UINavigationController)?.topViewController
    )
    let field = try require(form.view.subviews.compactMap { $0 as? UITextField }.first)
    screen.perform { field.text = "Hanoi" }
    try await activate("Save")
    expectNil(tabs.presentedViewController)
    expect(cities.tableView.numberOfRows(inSection: 0), equals: 19)
  }

  @Test func aCardUsesACustomTransition() async throws {
    let navigation = try navigation(0)
    let table = try require((navigation.topViewController as? UITableViewController)?.tableView)
    let row = try require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    await screen.tap(at: row.convert(CGPoint(x: 40, y: 20), to: nil))
    await screen.advance(by: 1)
    let city = try require(navigation.topViewController as? CityViewController)
    expect(city.title, equals: "Amsterdam")
    try await activate("Show the card", in: city.view)
    let card = try require(tabs.presentedViewController)
    expect(card.presentationController is CardPresentationController)
    expect(card.view.frame, equals: CGRect(x: 16, y: 422, width: 358, height: 388))
    expect(card.presentationController?.containerView?.backgroundColor != nil)
    expectLook(screen, "card")
    try await activate("Amsterdam", in: card.view)
    expectNil(tabs.presentedViewController)
    try await activate("Visit", in: city.view)
    expect(tabs.presentedViewController is UIAlertController)
  }

  @Test func settingsDependOnEachOther() async throws {
    let settings = try require(navigation(2).topViewController as? SettingsViewController)
    await screen.settle()
    func control(_ row: Int) -> UIView? {
      settings.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.accessoryView
    }
    let sounds = try require(control(0) as? UISwitch)
    screen.perform { _ = sounds.accessibilityActivate() }
    await screen.settle()
    expect((control(1) as? UISlider)?.isEnabled, equals: false)
    let appearance = try require(control(3) as? UISegmentedControl)
    let dark = try require(appearance.subviews.first { $0.accessibilityLabel == "Dark" })
    screen.perform { _ = dark.accessibilityActivate() }
    await screen.settle()
    expect(screen.window.traitCollection.userInterfaceStyle, equals: .dark)
  }
}
