import DemoViewModels
import Expectations
import Foundations
import ListModel
import MomentsContracts
import MomentsLanguage
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

@testable import MomentsExplore

/// The keys of the explore screen.
@Suite struct ExploreKeyTests {
  @Test(arguments: [true, false])
  func f5AndControlRReload(isFunctionKey: Bool) async {
    let viewModel = DemoExploreViewModel(
      DemoRows.shelves(Strings(.english)),
      language: .english
    )
    let screen = Screen {
      UINavigationController(
        rootViewController: ExploreViewController(viewModel: viewModel, imageLoader: Rows.loader)
      )
    }
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    await screen.settle()
    await screen.press(.keyboardTab)
    if isFunctionKey {
      await screen.press(.keyboardF5)
    } else {
      await screen.press("r", modifiers: .control)
    }
    await screen.settle()
    expect(viewModel.intents, equals: ["reload"])
  }
}
