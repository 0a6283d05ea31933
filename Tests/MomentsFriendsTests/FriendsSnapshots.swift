import DemoViewModels
import DesignKit
import MomentsContracts
import ScreenTesting
import Testing
import UIKit

@testable import MomentsFriends

/// Every component and the whole popup, in all states.
@Suite struct FriendsSnapshots {
  private func check(_ screen: Screen, _ name: String) {
    let problem = SnapshotComparison(besideTestFile: #filePath).problem(with: screen, named: name)
    #expect(problem == nil)
  }

  @Test(arguments: FriendsLook.allCases)
  func header(look: FriendsLook) async {
    let height: CGFloat = look == .largest ? 200 : 64
    let screen = await FriendsScreen.component(look, height: height) {
      FriendsListHeaderView(
        viewModel: DemoFriendsListHeaderViewModel(language: look.language)
      )
    }
    check(screen, "header-\(look.name)")
  }

  /// Rows with every kind of button and mark.
  @Test(arguments: FriendsLook.allCases)
  func rows(look: FriendsLook) async {
    let height: CGFloat = look == .largest ? 1500 : 400
    let screen = await FriendsScreen.component(look, height: height) {
      FriendsListContentView(
        viewModel: DemoFriendsState.buttons.content(language: look.language),
        itemFactory: FriendsScreen.items
      )
    }
    check(screen, "rows-\(look.name)")
  }

  @Test(arguments: [FriendsLook.light, .arabic, .largest, .narrow])
  func longNames(look: FriendsLook) async {
    let height: CGFloat = look == .largest ? 2600 : 240
    let screen = await FriendsScreen.component(look, height: height) {
      FriendsListContentView(
        viewModel: DemoFriendsState.longNames.content(language: look.language),
        itemFactory: FriendsScreen.items
      )
    }
    check(screen, "long-names-\(look.name)")
  }

  @Test(arguments: DemoFriendsState.allCases)
  func everyState(state: DemoFriendsState) async {
    for look in [FriendsLook.light, .dark] {
      let screen = await FriendsScreen.popup(state.viewModel(language: look.language), look)
      check(screen, "popup-\(state.rawValue)-\(look.name)")
    }
  }

  @Test(arguments: [FriendsLook.chinese, .arabic, .largest, .narrow, .wide])
  func everyAppearance(look: FriendsLook) async {
    for state in [DemoFriendsState.many, .empty, .hidden, .pageFailed] {
      let kind = FriendsListKind.following(of: DemoRows.owner)
      let screen = await FriendsScreen.popup(
        state.viewModel(kind, language: look.language),
        look
      )
      check(screen, "popup-\(state.rawValue)-\(look.name)")
    }
  }

  @Test("a popup with a custom configuration")
  func otherConfig() async {
    var config = FriendsListContainerViewController.ViewConfig.default
    config.backdropColor = Palette.accent.withAlphaComponent(0.6)
    config.maximumHeight = 420
    config.horizontalMargin = Spacing.xxLarge
    config.list.cornerRadius = CornerRadius.small
    config.list.lineColor = Palette.accent
    config.list.header.backgroundColor = Palette.surface
    config.list.header.iconColor = Palette.like
    config.list.header.titleFont = Typography.name()
    config.list.header.countFont = Typography.captionStrong()
    config.list.header.icon = { $0 == .close ? .collapse : .liked }
    config.list.content.backgroundColor = Palette.surface
    config.list.content.item.backgroundColor = Palette.surface
    config.list.content.item.avatarSide = 32
    config.list.content.item.avatarCornerRadius = 16
    config.list.content.item.nameFont = Typography.button
    config.list.content.item.verticalInset = Spacing.xxSmall
    let viewModel = DemoFriendsState.buttons.viewModel(language: .english)
    check(await FriendsScreen.popup(viewModel, .light), "config-default")
    check(await FriendsScreen.popup(viewModel, .light, config: config), "config-other")
  }
}
