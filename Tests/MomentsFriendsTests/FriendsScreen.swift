import DemoViewModels
import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import UIKit
import _Testing_Rows

@testable import MomentsFriends

/// The screen that popups are shown over.
final class GroundController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
  }
}

/// A component alone on a screen.
final class ComponentController: UIViewController {
  private let makeView: () -> UIView

  init(_ makeView: @escaping () -> UIView) {
    self.makeView = makeView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let part = makeView()
    view.addSubview(part)
    part.constrain(.edges)
  }
}

enum FriendsScreen {
  /// The people of a state, with the images of the tests.
  static func content(
    _ viewModel: any FriendsListContentViewModel,
    _ config: FriendsListContentView.ViewConfig = .default
  ) -> FriendsListContentView {
    let content = FriendsListContentView(viewModel: viewModel, viewConfig: config)
    content.listView.imageLoader = Rows.loader
    return content
  }

  /// A component alone, on a screen of a height in points.
  static func component(
    _ look: ScreenLook,
    height: CGFloat,
    _ makeView: @escaping () -> UIView
  ) async -> Screen {
    var traits = look.traits
    traits.size.height = height
    let screen = Screen(traits: traits, clock: HeadlessClock()) {
      ComponentController(makeView)
    }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    await screen.settle()
    return screen
  }

  /// A popup that is there already.
  static func popup(
    _ viewModel: any FriendsListViewModel,
    _ look: ScreenLook,
    config: FriendsListContainerViewController.ViewConfig? = nil,
    onOutsideTap: @escaping @MainActor () -> Void = {}
  ) async -> Screen {
    let ground = GroundController()
    let screen = Screen(traits: look.traits, clock: HeadlessClock()) { ground }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    screen.perform {
      let config = config ?? .default
      let list = FriendsListViewController(viewModel: viewModel, viewConfig: config.list)
      list.imageLoader = Rows.loader
      let popup = FriendsListContainerViewController(
        content: list,
        viewModel: FriendsListContainer(
          outsideText: Strings(look.language).close,
          onOutsideTap: onOutsideTap
        ),
        viewConfig: config
      )
      ground.present(popup, animated: false)
    }
    await screen.advance(by: 0.6)
    await screen.settle()
    return screen
  }
}
