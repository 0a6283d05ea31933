import Expectations
import Testing
import UIKit

@testable import MomentsComposition

@Suite("The root of the window")
struct RootViewControllerTests {
  @Test("alerts have the appearance of the app")
  func questions() {
    let headless = HeadlessHost(size: CGSize(width: 390, height: 600))
    let window = headless.makeWindow()
    let root = headless.run { RootViewController() }
    headless.run {
      root.style = .dark
      window.rootViewController = root
    }
    headless.settle()
    let question = headless.run {
      UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
    }
    headless.run {
      question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root.present(question, animated: false)
    }
    headless.settle()
    expect(root.traitCollection.userInterfaceStyle, equals: .dark)
    expect(question.traitCollection.userInterfaceStyle, equals: .dark)
    headless.run { root.style = .light }
    headless.settle()
    expect(question.traitCollection.userInterfaceStyle, equals: .light)
  }

  @Test("unhandled keys go to the app")
  func keys() {
    let headless = HeadlessHost(size: CGSize(width: 390, height: 600))
    let window = headless.makeWindow()
    let root = headless.run { RootViewController() }
    var pressed: [UIKeyboardHIDUsage] = []
    root.onPresses = { presses in
      pressed += presses.compactMap(\.key?.keyCode)
      return []
    }
    headless.run {
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.show(UINavigationController(rootViewController: UITableViewController()))
    }
    headless.settle()
    headless.press(.keyboardF1)
    headless.press(.keyboardEscape)
    expect(pressed, equals: [.keyboardF1, .keyboardEscape])
  }
}
