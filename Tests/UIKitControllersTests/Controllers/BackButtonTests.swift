import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The back button: its title, action and neighbours, and content that scrolls below the bar.
@MainActor @Suite struct BackButtonTests {
  private let screen: Screen
  private let navigation: UINavigationController
  private let first = UIViewController()
  private let second = UIViewController()

  init() async {
    first.title = "First"
    second.title = "Second"
    let navigation = UINavigationController(rootViewController: first)
    self.navigation = navigation
    screen = Screen { navigation }
    await screen.settle()
    screen.perform { [second] in navigation.pushViewController(second, animated: false) }
    await screen.settle()
  }

  @Test func theBackButtonIsNamedByTheScreenBelow() async throws {
    let back = try screen.view("navigation.back")
    expect(back.accessibilityLabel, equals: "First")
    screen.perform {
      let item = UIBarButtonItem(title: "Away", image: UIImage(systemName: "heart"))
      item.tintColor = .systemRed
      first.navigationItem.backBarButtonItem = item
      second.navigationItem.title = "Other"
    }
    await screen.settle()
    expect(back.accessibilityLabel, equals: "Away")
    expect(back.tintColor, equals: .systemRed)
    try await screen.tap("navigation.back")
    await screen.settle()
    expect(navigation.viewControllers, equals: [first])
  }

  @Test func theChevronPointsToTheScreenBelowInBothDirections() throws {
    let back = try require(try screen.view("navigation.back") as? UIButton)
    expect(back.currentImage?.flipsForRightToLeftLayoutDirection, equals: true)
  }

  @Test func leftItemsReplaceTheBackButtonUnlessTheySupplementIt() async throws {
    screen.perform {
      let item = UIBarButtonItem(title: "Edit")
      item.accessibilityIdentifier = "edit"
      second.navigationItem.leftBarButtonItem = item
    }
    await screen.settle()
    #expect(throws: ScreenTestingError.self) { try screen.view("navigation.back") }
    screen.perform { second.navigationItem.leftItemsSupplementBackButton = true }
    await screen.settle()
    let back = try screen.view("navigation.back")
    let edit = try screen.view("edit")
    expect(back.frame.maxX, isAtMost: edit.frame.minX)
  }

  @Test func customBackActionsReplacePopping() async throws {
    var calls = 0
    screen.perform { second.navigationItem.backAction = UIAction { _ in calls += 1 } }
    await screen.settle()
    try await screen.tap("navigation.back")
    await screen.settle()
    expect(calls, equals: 1)
    expect(navigation.topViewController, isSameAs: second)
    await screen.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 350, y: 400))
    await screen.settle()
    expect(navigation.topViewController, isSameAs: second, "nor does a finger from the edge")
  }

  @Test func largeTitlesFollowTheContentScrollView() async {
    let scroll = UIScrollView()
    screen.perform {
      navigation.navigationBar.prefersLargeTitles = true
      second.view.addSubview(UIView(frame: second.view.bounds))
      scroll.frame = second.view.bounds
      scroll.contentSize = CGSize(width: 300, height: 3000)
      second.view.addSubview(scroll)
      second.setContentScrollView(scroll, for: .top)
    }
    await screen.settle()
    expect(second.contentScrollView(for: .top), isSameAs: scroll)
    expectNil(second.contentScrollView(for: .bottom))
    let tall = navigation.navigationBar.frame.height
    screen.perform { scroll.contentOffset.y = 400 }
    await screen.settle()
    expect(navigation.navigationBar.frame.height, isBelow: tall - 20)
  }
}
