import DesignKit
import Foundations
import ListModel
import ScreenTesting
import Testing
import UIKit
import _Testing_Snapshots

/// Snapshots of content that the guide's screen does not have.
@Suite struct TableModelSnapshots {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func groups(style: UIUserInterfaceStyle)
    async
  {
    let model = TableModel {
      Section("Notifications") {
        Row(TestSwitchCell.self, "Likes").accessory(.checkmark).onSelect { _ in }
        Row(TestSwitchCell.self, "Comments").onSelect { _ in }
        Row(TestSwitchCell.self, "New followers").accessory(.checkmark).onSelect { _ in }
      }
      .footer("Only what is checked reaches you while the app is closed.")
      Section("Nearby") {
        SlidingRow(TagCardView.self, TownsState.exampleTags)
          .insets(NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
          .itemHeight(.automatic)
        Row(TownView.self, TownsState.example.towns[0]).accessory(.disclosureIndicator)
          .onSelect { _ in }
      }
    }
    await compare(
      model,
      .insetGrouped,
      ScreenTraits(size: CGSize(width: 390, height: 640), style: style),
      named: style == .dark ? "groupsDark" : "groups"
    )
  }

  @Test func wide() async {
    let model = TableModel {
      Section("Photos of the week") {
        GridRow(PhotoTileView.self, TownsState.example.photos, columns: 6)
      }
      Section("Tags") { SlidingRow(TagCardView.self, TownsState.exampleTags) }
      Section("Towns", TownsState.example.towns) { Row(TownView.self, $0) }
        .pinnedHeader()
    }
    .separators(false)
    await compare(
      model,
      .plain,
      ScreenTraits(size: CGSize(width: 1_000, height: 700)),
      named: "wide"
    )
  }

  private func compare(
    _ model: TableModel,
    _ style: UITableView.Style,
    _ traits: ScreenTraits,
    named name: String,
    line: Int = #line
  ) async {
    let screen = Screen(traits: traits) { ListViewController(model, style: .table(style)) }
    await screen.settle()
    expectLook(screen, name, as: .image, line: line)
  }
}

extension TownsState {
  /// The tags of the example.
  static var exampleTags: [TagCard] {
    guard case .items(let tags) = example.tags else { return [] }
    return tags
  }
}
