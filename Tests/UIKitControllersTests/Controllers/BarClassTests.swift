import Expectations
import Foundation
import Testing
import UIKit

/// Navigation controllers with custom bar classes.
@MainActor @Suite struct BarClassTests {
  private final class Bar: UINavigationBar {
    private(set) var note = "none"

    override init(frame: CGRect) {
      super.init(frame: frame)
      note = "made"
    }

    required init?(coder: NSCoder) { return nil }
  }

  private final class Tools: UIToolbar {}

  @Test func theBarsHaveTheGivenClasses() throws {
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    let screen = UIViewController()
    screen.title = "One"
    navigation.viewControllers = [screen]
    navigation.loadViewIfNeeded()
    let bar = try require(navigation.navigationBar as? Bar)
    expect(bar.note, equals: "made")
    expect(navigation.toolbar is Tools)
    expect(navigation.navigationBar.topItem?.title, equals: "One")
  }

  @Test func withoutAClassTheBarsAreSystemBars() {
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    expect(type(of: navigation.navigationBar) == UINavigationBar.self)
    expect(navigation.viewControllers, satisfies: \.isEmpty)
  }
}
