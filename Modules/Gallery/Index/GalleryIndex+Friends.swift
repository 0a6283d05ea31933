import DemoViewModels
import DesignKit
import Foundations
import ListModel
import MomentsContracts
import MomentsFriends
import MomentsLanguage
import UIKit

extension GalleryIndex {
  /// The components of a list of people, and the popup that they make.
  static var friends: [GalleryComponent] {
    [
      GalleryComponent("FriendsListHeaderView", in: "MomentsFriends") {
        GalleryState("followers", inset: 0) { header($0, count: 12_860) }
        GalleryState("unknown count", inset: 0) { header($0, count: nil) }
      },
      GalleryComponent("FriendsListContentView", in: "MomentsFriends") {
        for state in [DemoFriendsState.buttons, .longNames] {
          GalleryState.filling(state.rawValue, height: 380) { environment in
            let content = FriendsListContentView(
              viewModel: state.content(language: environment.language),
              viewConfig: config(environment).list.content
            )
            content.listView.imageLoader = environment.imageLoader
            return content
          }
        }
      },
      GalleryComponent(screen: "FriendsListViewController", in: "MomentsFriends") {
        for state in DemoFriendsState.allCases {
          GalleryState.presented(state.rawValue) { environment in
            popup(state, .followers(of: DemoRows.owner), environment)
          }
        }
        GalleryState.presented("following") { environment in
          popup(.some, .following(of: DemoRows.owner), environment)
        }
      },
    ]
  }

  private static func header(_ environment: GalleryEnvironment, count: Int?) -> UIView {
    FriendsListHeaderView(
      viewModel: FriendsListHeader(
        FriendsListRoute.followers(of: DemoRows.owner),
        count: Observable(count),
        strings: environment.strings
      ),
      viewConfig: config(environment).list.header
    )
  }

  private static func popup(
    _ state: DemoFriendsState,
    _ kind: FriendsListRoute,
    _ environment: GalleryEnvironment
  ) -> UIViewController {
    let config = config(environment)
    let list = FriendsListViewController(
      viewModel: state.viewModel(kind, language: environment.language),
      viewConfig: config.list
    )
    list.imageLoader = environment.imageLoader
    return FriendsListContainerViewController(
      content: list,
      viewModel: FriendsListContainer(outsideText: environment.strings.close, onOutsideTap: {}),
      viewConfig: config
    )
  }

  /// The popup as the app has it, or with everything of its own.
  private static func config(_ environment: GalleryEnvironment)
    -> FriendsListContainerViewController.ViewConfig
  {
    var config = FriendsListContainerViewController.ViewConfig.default
    guard environment.config == .custom else { return config }
    config.backdropColor = Palette.accent.withAlphaComponent(0.6)
    config.maximumHeight = 420
    config.horizontalMargin = Spacing.xxLarge
    config.list.cornerRadius = CornerRadius.small
    config.list.lineColor = Palette.accent
    config.list.header.backgroundColor = Palette.surface
    config.list.header.iconColor = Palette.like
    config.list.content.backgroundColor = Palette.surface
    config.list.content.item.backgroundColor = Palette.surface
    config.list.content.item.avatarSide = 32
    config.list.content.item.avatarCornerRadius = 16
    config.list.content.item.verticalInset = Spacing.xxSmall
    return config
  }
}
