import Expectations
import Foundation
import Foundations
import ListModel
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@Suite struct TableModelGuideTests {
  private func makeScreen(
    _ traits: ScreenTraits = ScreenTraits()
  ) -> (controller: TownsController, screen: Screen) {
    let controller = TownsController()
    controller.state = .example
    return (controller, Screen(traits: traits) { controller })
  }

  // MARK: Behaviour

  @Test func tappingTheHeartAddsAFavorite() async throws {
    let (controller, screen) = makeScreen()
    try await screen.tap("favorite.oslo")
    expect(controller.state.towns.filter(\.isFavorite).map(\.name), equals: ["Oslo"])
  }

  @Test func itemsOfNestedCollectionsOpenScreens() async throws {
    let (controller, screen) = makeScreen()
    try await screen.tap("photo.4")
    try await screen.tap("tag.sunset")
    try await screen.tap("follow.snow")
    expect(controller.log, equals: ["photo 4", "tag #sunset", "follow #snow"])
  }

  @Test func aShelfLoadsAndFailsIndependently() async throws {
    let (controller, screen) = makeScreen()
    controller.state.tags = .loading
    await screen.settle()
    try expect(text("shelf.message", on: screen), equals: "Loading…")
    controller.state.tags = .failed("No network. Tap to try again.")
    await screen.settle()
    try await screen.tap("shelf.message")
    expect(controller.log, equals: ["load tags"])
    controller.state.tags = TownsState.example.tags
    await screen.settle()
    _ = try screen.view("tag.snow")
  }

  @Test func threeLinesBuildATable() async {
    let towns = TownsState.example.towns
    let controller = ListViewController(
      TableModel { Section("Towns", towns) { Row(TownView.self, $0) } }
    )
    let screen = Screen { controller }
    await screen.settle()
    expect(controller.listView.tableView?.numberOfRows(inSection: 0), equals: towns.count + 1)
  }

  @Test func aControlIsObservedByKeyPath() async throws {
    var pressed: [String] = []
    let town = TownRow(itemID: "oslo", name: "Oslo", weather: "Snow")
    let screen = Screen {
      ListViewController(
        TableModel {
          // swift-format-ignore
          Row(TownView.self, town).onControl(\.favoriteButton, .touchUpInside) { _, town in pressed.append(town.name) }
        }
      )
    }
    try await screen.tap("favorite.oslo")
    expect(pressed, equals: ["Oslo"])
  }

  private func text(_ identifier: String, on screen: Screen) throws -> String? {
    (try screen.view(identifier) as? UILabel)?.text
  }

  // MARK: Images

  @Test(arguments: Look.allCases) func looks(_ look: Look) async {
    let (_, screen) = makeScreen(look.traits)
    await screen.settle()
    expectLook(screen, look.rawValue)
  }

  enum Look: String, CaseIterable {
    case light, dark, rightToLeft, largestText

    var traits: ScreenTraits {
      switch self {
      case .light: ScreenTraits()
      case .dark: ScreenTraits(style: .dark)
      case .rightToLeft: ScreenTraits(isRightToLeft: true)
      case .largestText: ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
      }
    }
  }
}

extension TownsState {
  static let example = TownsState(
    towns: [
      TownRow(itemID: "oslo", name: "Oslo", weather: "Snow, −4°"),
      TownRow(itemID: "rio", name: "Rio de Janeiro", weather: "Sun, 31°"),
      TownRow(itemID: "cairo", name: "القاهرة", weather: "Haze, 24°"),
      TownRow(itemID: "beijing", name: "北京", weather: "Clouds, 9°"),
    ],
    photos: (1...9).map { PhotoTile(itemID: ListItemID($0), hue: Double($0) / 10) },
    tags: .items([
      TagCard(itemID: "sunset", name: "#sunset", uses: "1,204 this week"),
      TagCard(itemID: "snow", name: "#snow", uses: "980 this week"),
      TagCard(itemID: "market", name: "#streetmarket", uses: "112 this week"),
      TagCard(itemID: "night", name: "#night", uses: "64 this week"),
      TagCard(itemID: "sea", name: "#sea", uses: "9 this week"),
    ])
  )
}
