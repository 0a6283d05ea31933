import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Navigation bars with a delegate, of their own or a navigation controller's; prompts, and images.
@MainActor @Suite struct NavigationBarTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var calls: [String] = []
    var refused: UINavigationItem?
    var place = UIBarPosition.any

    func navigationBar(
      _ navigationBar: UINavigationBar,
      shouldPush item: UINavigationItem
    ) -> Bool {
      calls.append("should push \(item.title ?? "")")
      return item !== refused
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("did push \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("should pop \(item.title ?? "")")
      return item !== refused
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("did pop \(item.title ?? "")")
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
  }

  /// A controller that can refuse to pop, with the protocol of its bar.
  private final class KeepingController: UINavigationController, UINavigationBarDelegate {
    var keeps = true
    var calls: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("should pop \(item.title ?? "")")
      return !keeps
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("did pop \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("did push \(item.title ?? "")")
    }
  }

  private func screen(_ bar: UINavigationBar, top: CGFloat = 47) async -> Screen {
    let screen = Screen {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      bar.frame = CGRect(x: 0, y: top, width: 390, height: 44)
      controller.view.addSubview(bar)
      return controller
    }
    await screen.settle()
    return screen
  }

  @Test func standaloneBarsPushAndPop() async throws {
    let bar = UINavigationBar()
    let delegate = Delegate()
    bar.delegate = delegate
    let screen = await screen(bar)
    let (one, two) = (UINavigationItem(title: "one"), UINavigationItem(title: "two"))
    screen.perform {
      bar.setItems([one], animated: false)
      bar.pushItem(two, animated: true)
    }
    expect(delegate.calls, equals: ["should push two"])
    await screen.settle()
    expect(delegate.calls, equals: ["should push two", "did push two"])
    expect(bar.topItem === two && bar.backItem === one)
    try await screen.tap("navigation.back")
    await screen.settle()
    expect(delegate.calls.suffix(2), equals: ["should pop two", "did pop two"])
    expect(bar.items, equals: [one])
    screen.perform { expect(bar.popItem(animated: false), isSameAs: one) }
    expect(bar.items, equals: [])
  }

  @Test func theDelegateCanRefuse() async throws {
    let bar = UINavigationBar()
    let delegate = Delegate()
    bar.delegate = delegate
    let (one, two) = (UINavigationItem(title: "one"), UINavigationItem(title: "two"))
    bar.setItems([one, two], animated: false)
    let screen = await screen(bar)
    delegate.refused = two
    try await screen.tap("navigation.back")
    await screen.settle()
    expect(bar.items, equals: [one, two])
    expectNil(bar.popItem(animated: false))
    expect(delegate.calls, equals: ["should pop two", "should pop two"])
    let three = UINavigationItem(title: "three")
    delegate.refused = three
    bar.pushItem(three, animated: false)
    expect(bar.topItem, isSameAs: two)
  }

  @Test func controllersAdoptingTheProtocolCanRefuseToPop() async throws {
    let first = UIViewController()
    let second = UIViewController()
    second.title = "second"
    let navigation = KeepingController(rootViewController: first)
    let screen = Screen { navigation }
    await screen.settle()
    screen.perform { navigation.pushViewController(second, animated: true) }
    await screen.settle()
    expect(navigation.calls, equals: ["did push second"])
    try await screen.tap("navigation.back")
    await screen.settle()
    expect(navigation.topViewController, isSameAs: second)
    navigation.keeps = false
    try await screen.tap("navigation.back")
    await screen.settle()
    expect(navigation.topViewController, isSameAs: first)
    expect(
      navigation.calls.suffix(3),
      equals: ["should pop second", "should pop second", "did pop second"]
    )
    screen.perform { navigation.pushViewController(second, animated: false) }
    screen.perform { _ = navigation.popViewController(animated: false) }
    expect(
      navigation.calls.suffix(2),
      equals: ["did push second", "did pop second"],
      "code is not asked"
    )
  }

  @Test func thePositionDeterminesTheBackgroundExtent() async throws {
    let bar = UINavigationBar()
    let delegate = Delegate()
    bar.delegate = delegate
    bar.barTintColor = .red
    let screen = await screen(bar)
    expect(bar.barPosition, equals: .topAttached)
    try expect(screen.snapshot().pixel(x: 10, y: 10), equals: 0xFFFF_0000)
    delegate.place = .top
    screen.perform { bar.setNeedsLayout() }
    await screen.settle()
    try expect(screen.snapshot().pixel(x: 10, y: 10), equals: 0xFFFF_FFFF)
    try expect(screen.snapshot().pixel(x: 10, y: 60), equals: 0xFFFF_0000)
  }

  @Test func aPromptMakesTheBarHigher() async throws {
    let fixture = await NavigationFixture { _, table in
      table.navigationItem.prompt = "Choose a number"
    }
    expect(fixture.bar.frame, equals: CGRect(x: 0, y: 47, width: 390, height: 74))
    expect(fixture.inset, equals: 121)
    let labels = fixture.bar.subviews.compactMap { $0 as? UILabel }
    let prompt = try require(labels.first { $0.text == "Choose a number" })
    let title = try require(labels.first { $0.text == "Numbers" })
    expect(prompt.frame.maxY, isAtMost: title.frame.minY)
    expect(abs(title.frame.midY - 52), isAtMost: 1)
    fixture.screen.perform { fixture.table.navigationItem.prompt = nil }
    await fixture.screen.settle()
    expect(fixture.bar.frame.height, equals: 44)
    expect(fixture.inset, equals: 91)
  }

  @Test func emptyBackgroundImagesMakeBarsTransparent() async throws {
    let fixture = await NavigationFixture { navigation, table in
      table.view.backgroundColor = .white
      navigation.navigationBar.barTintColor = .red
    }
    try expect(fixture.screen.snapshot().pixel(x: 10, y: 60), equals: 0xFFFF_0000)
    fixture.screen.perform {
      fixture.bar.setBackgroundImage(UIImage(), for: .default)
      fixture.bar.shadowImage = UIImage()
    }
    await fixture.screen.settle()
    let snapshot = try fixture.screen.snapshot()
    expect(snapshot.pixel(x: 10, y: 60), equals: 0xFFFF_FFFF)
    expect(snapshot.pixel(x: 10, y: 90), equals: 0xFFFF_FFFF, "nor is there a line")
    fixture.screen.perform { fixture.bar.setBackgroundImage(nil, for: .default) }
    await fixture.screen.settle()
    try expect(fixture.screen.snapshot().pixel(x: 10, y: 60), equals: 0xFFFF_0000)
  }

  @Test func backgroundImagesDependOnThePosition() async throws {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let fixture = await NavigationFixture { navigation, _ in
      navigation.navigationBar.setBackgroundImage(image(.green), for: .any, barMetrics: .default)
      navigation.navigationBar.setBackgroundImage(image(.blue), for: .bottom, barMetrics: .default)
    }
    expect(fixture.bar.backgroundImage(for: .default) != nil)
    expectNil(fixture.bar.backgroundImage(for: .topAttached, barMetrics: .default))
    try expect(fixture.screen.snapshot().pixel(x: 10, y: 60), equals: 0xFF00_FF00)
    fixture.screen.perform {
      fixture.bar.setBackgroundImage(image(.red), for: .topAttached, barMetrics: .default)
    }
    await fixture.screen.settle()
    try expect(fixture.screen.snapshot().pixel(x: 10, y: 60), equals: 0xFFFF_0000)
  }

  @Test func backgroundAndShadowImagesAreShown() async throws {
    func image(_ color: UIColor, height: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 1, height: height)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: height))
      }
    }
    let fixture = await NavigationFixture { navigation, table in
      table.view.backgroundColor = .white
      let appearance = UINavigationBarAppearance()
      appearance.backgroundImage = image(.green, height: 1)
      appearance.shadowImage = image(.blue, height: 5)
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.scrollEdgeAppearance = appearance
    }
    let snapshot = try fixture.screen.snapshot()
    expect(snapshot.pixel(x: 10, y: 10), equals: 0xFF00_FF00, "behind the status bar too")
    expect(snapshot.pixel(x: 10, y: 90), equals: 0xFF00_FF00)
    expect(snapshot.pixel(x: 10, y: 93), equals: 0xFF00_00FF)
    expect(snapshot.pixel(x: 10, y: 97), equals: 0xFFFF_FFFF)
  }

  @Test func templateShadowImagesUseTheShadowColor() async throws {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .white
    appearance.shadowImage = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 4))
      .image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 4)) }
      .withRenderingMode(.alwaysTemplate)
    appearance.shadowColor = .red
    let fixture = await NavigationFixture { navigation, table in
      table.view.backgroundColor = .white
      navigation.navigationBar.scrollEdgeAppearance = appearance
    }
    try expect(fixture.screen.snapshot().pixel(x: 10, y: 92), equals: 0xFFFF_0000)
    fixture.screen.perform { fixture.bar.scrollEdgeAppearance?.shadowColor = nil }
    await fixture.screen.settle()
    try expect(fixture.screen.snapshot().pixel(x: 10, y: 92), equals: 0xFFFF_FFFF)
  }

  @Test func blackBarsHaveWhiteTitles() async throws {
    let fixture = await NavigationFixture { navigation, _ in
      navigation.navigationBar.barStyle = .black
    }
    try expect(fixture.screen.snapshot().pixel(x: 10, y: 60), equals: 0xFF00_0000)
    let title = fixture.bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Numbers" }
    expect(title?.textColor, equals: .white)
  }

  @Test func titleAdjustmentsDependOnMetrics() async throws {
    let fixture = await NavigationFixture { _, _ in }
    let title = try require(fixture.bar.subviews.compactMap { $0 as? UILabel }.first)
    let before = title.frame
    fixture.screen.perform { fixture.bar.setTitleVerticalPositionAdjustment(5, for: .default) }
    await fixture.screen.settle()
    expect(title.frame, equals: before.offsetBy(dx: 0, dy: 5))
    expect(fixture.bar.titleVerticalPositionAdjustment(for: .default), equals: 5)
    expect(fixture.bar.titleVerticalPositionAdjustment(for: .compact), equals: 0)
  }

  @Test func scrollEdgeAppearancesShowBehindLargeTitles() async throws {
    let fixture = await NavigationFixture { navigation, _ in
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      navigation.navigationBar.prefersLargeTitles = true
      navigation.navigationBar.scrollEdgeAppearance = appearance
    }
    try expect(fixture.screen.snapshot().pixel(x: 380, y: 130), equals: 0xFFFF_0000)
  }
}
