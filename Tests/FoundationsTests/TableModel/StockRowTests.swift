import DesignKit
import Expectations
import Foundations
import ListModel
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

@Suite struct StockRowTests {
  private func model(_ chosen: String = "de", onTap: @escaping (String) -> Void = { _ in })
    -> TableModel
  {
    TableModel {
      Section("Reading") {
        Row("Text", detail: "Large", image: Icon.edit.image)
          .accessory(.disclosureIndicator)
          .onSelect { onTap($0.title) }
        Row("Version", detail: "1.0 of 22 November")
      }
      Section("Language", ["en", "de", "ar"]) { tag in
        let name = ["en": "English", "de": "Deutsch", "ar": "العربية"][tag] ?? tag
        Row(TitleRow(name, id: ListItemID(tag), role: .opens, isChosen: tag == chosen))
          .onSelect { _ in onTap(tag) }
      }
      Section {
        Row("Add an account", role: .command, image: Icon.add.image) { onTap("add") }
        Row("Throw everything away", role: .destructive) { onTap("delete") }
      }
    }
  }

  @Test func rowsAndButtonsReportTaps() async throws {
    var taps: [String] = []
    let fixture = TableModelScreen(
      model { taps.append($0) },
      style: .insetGrouped,
      traits: ScreenTraits(size: CGSize(width: 390, height: 700))
    )
    for row in ["Text", "Version", "de", "Add an account", "Throw everything away"] {
      try await fixture.screen.tap(row)
    }
    expect(taps, equals: ["Text", "de", "add", "delete"])
  }

  @Test func rowsHaveAccessibilityLabelsAndTraits() throws {
    let fixture = TableModelScreen(
      model(),
      style: .insetGrouped,
      traits: ScreenTraits(size: CGSize(width: 390, height: 700))
    )
    func traits(_ row: String) throws -> UIAccessibilityTraits {
      try fixture.screen.view(row).accessibilityTraits
    }
    try expect(traits("Version"), equals: .staticText)
    try expect(traits("de"), equals: [.button, .selected])
    try expect(traits("en"), equals: .button)
    try expect(fixture.screen.view("Text").accessibilityLabel, equals: "Text\nLarge")
  }

  @Test(arguments: ["light", "dark", "largestText", "collection"])
  func looks(name: String) async {
    let traits = ScreenTraits(
      size: CGSize(width: 390, height: name == "largestText" ? 1_400 : 640),
      style: name == "dark" ? .dark : .light,
      contentSize: name == "largestText" ? .accessibilityExtraExtraExtraLarge : .large
    )
    let style = name == "collection" ? ListViewStyle.collection : .table(.insetGrouped)
    let screen = Screen(traits: traits) { ListViewController(model(), style: style) }
    await screen.settle()
    expectLook(screen, name)
  }
}
