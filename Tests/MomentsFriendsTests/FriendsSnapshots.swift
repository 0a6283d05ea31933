import DemoViewModels
import DesignKit
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows
import _Testing_Snapshots

@testable import MomentsFriends

/// Every component and the whole popup, in all states.
@Suite struct FriendsSnapshots {
  @Test(arguments: ScreenLook.allCases)
  func header(look: ScreenLook) async {
    let height: CGFloat = look == .largest ? 200 : 64
    let screen = await FriendsScreen.component(look, height: height) {
      FriendsListHeaderView(
        viewModel: FriendsListHeader(
          FriendsListRoute.followers(of: DemoRows.owner),
          count: Observable(12_860),
          strings: Strings(look.language)
        )
      )
    }
    expectLook(screen, "header-\(look)")
  }

  /// Rows with every kind of button and mark.
  @Test(arguments: ScreenLook.allCases)
  func rows(look: ScreenLook) async {
    let height: CGFloat = look == .largest ? 1500 : 400
    let screen = await FriendsScreen.component(look, height: height) {
      FriendsScreen.content(DemoFriendsState.buttons.content(language: look.language))
    }
    expectLook(screen, "rows-\(look)")
  }

  @Test(arguments: [ScreenLook.light, .arabic, .largest, .narrow])
  func longNames(look: ScreenLook) async {
    let height: CGFloat = look == .largest ? 2600 : 240
    let screen = await FriendsScreen.component(look, height: height) {
      FriendsScreen.content(DemoFriendsState.longNames.content(language: look.language))
    }
    expectLook(screen, "long-names-\(look)")
  }

  @Test(arguments: DemoFriendsState.allCases)
  func everyState(state: DemoFriendsState) async {
    for look in [ScreenLook.light, .dark] {
      let screen = await FriendsScreen.popup(state.viewModel(language: look.language), look)
      expectLook(screen, "popup-\(state.rawValue)-\(look)", showing: state.subjects)
    }
  }

  @Test(arguments: [ScreenLook.chinese, .arabic, .largest, .narrow, .wide])
  func everyAppearance(look: ScreenLook) async throws {
    for state in [DemoFriendsState.many, .empty, .hidden, .pageFailed] {
      let kind = FriendsListRoute.following(of: DemoRows.owner)
      let screen = await FriendsScreen.popup(
        state.viewModel(kind, language: look.language),
        look
      )
      // With large text, few rows fit above the failure.
      if state == .pageFailed { try await screen.scroll(by: 5_000) }
      await screen.settle()
      expectLook(screen, "popup-\(state.rawValue)-\(look)", showing: state.subjects)
    }
  }

  @Test(arguments: [ScreenLook.light, .dark, .arabic, .largest])
  func peopleAsACollection(look: ScreenLook) async {
    var config = FriendsListContentView.ViewConfig.default
    config.columnWidth = 180
    config.insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
    config.spacing = 12
    config.item.horizontalInset = 0
    let screen = await FriendsScreen.component(look, height: look == .largest ? 1500 : 400) {
      FriendsScreen.content(DemoFriendsState.buttons.content(language: look.language), config)
    }
    expectLook(screen, "collection-\(look)", showing: ["friend.ann", "friend.follow.ann"])
  }

  @Test("a popup over a blurred screen, with rows of one height")
  func blurAndHeight() async {
    var config = FriendsListContainerViewController.ViewConfig.default
    config.backdropColor = .clear
    config.backdropBlur = .systemThinMaterial
    config.list.content.insets = NSDirectionalEdgeInsets(
      top: 12,
      leading: 8,
      bottom: 12,
      trailing: 8
    )
    config.list.content.spacing = 16
    config.list.content.item.height = 80
    let viewModel = DemoFriendsState.some.viewModel(language: .english)
    expectLook(await FriendsScreen.popup(viewModel, .light, config: config), "config-blur")
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
    expectLook(await FriendsScreen.popup(viewModel, .light, config: config), "config-other")
  }
}

extension DemoFriendsState {
  /// What an image of the state must show.
  fileprivate var subjects: [String] {
    switch self {
    case .many: ["friend.ann-0"]
    case .some, .buttons: ["friend.ann", "friend.follow.ann"]
    case .loading: ["list.loading"]
    case .pageLoading: ["friend.ann", "list.paging"]
    case .empty, .hidden, .failed: ["list.message.title"]
    case .pageFailed: ["list.message.title", "list.retry"]
    case .longNames: ["friends.title"]
    }
  }
}
