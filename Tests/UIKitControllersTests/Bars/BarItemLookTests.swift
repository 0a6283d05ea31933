import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Images and offsets of bar items without appearances.
@MainActor @Suite(.serialized) struct BarItemLookTests {
  private let ground = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image {
    UIColor.systemYellow.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  private func show(_ item: UIBarButtonItem, on content: UIViewController) async -> Screen {
    content.navigationItem.rightBarButtonItem = item
    let screen = Screen(traits: ScreenTraits()) {
      UINavigationController(rootViewController: content)
    }
    await screen.settle()
    return screen
  }

  @Test func itemsKeepTheirImagesAndOffsets() {
    let item = UIBarButtonItem(title: "Edit")
    item.setBackgroundImage(ground, for: .normal, barMetrics: .default)
    item.setBackgroundImage(ground, for: .highlighted, style: .done, barMetrics: .compact)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 3), for: .default)
    item.setBackgroundVerticalPositionAdjustment(4, for: .default)
    item.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 0),
      for: .default
    )
    item.setBackButtonBackgroundImage(ground, for: .normal, barMetrics: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(5, for: .compact)
    expect(item.backgroundImage(for: .normal, barMetrics: .default), isSameAs: ground)
    expect(
      item.backgroundImage(for: .highlighted, style: .done, barMetrics: .compact),
      isSameAs: ground
    )
    expectNil(item.backgroundImage(for: .highlighted, barMetrics: .compact))
    expect(
      item.titlePositionAdjustment(for: .default),
      equals: UIOffset(horizontal: 2, vertical: 3)
    )
    expect(item.backgroundVerticalPositionAdjustment(for: .default), equals: 4)
    expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal, equals: -1000)
    expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default), isSameAs: ground)
    expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .compact), equals: 5)
  }

  @Test func anItemHasAGroundAndAMovedTitle() async throws {
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    let content = UIViewController()
    let screen = await show(item, on: content)
    let bar = try require(content.navigationController?.navigationBar)
    let button = try require(
      bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Edit" }
    )
    let before = try require(button.titleLabel).frame
    screen.perform {
      item.setBackgroundImage(ground, for: .normal, barMetrics: .default)
      item.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 6), for: .default)
    }
    await screen.settle()
    expect(button.backgroundImage(for: .normal), isSameAs: ground)
    expect(button.titleLabel?.frame.minY, equals: before.minY + 6)
  }

  @Test func aProxyMovesTheWordsOfTheBackButtonOutOfSight() async throws {
    final class QuietNavigation: UINavigationController {}
    let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [QuietNavigation.self])
    proxy.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 0),
      for: .default
    )
    proxy.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    let first = UIViewController()
    first.title = "First"
    let navigation = QuietNavigation(rootViewController: first)
    let screen = Screen(traits: ScreenTraits()) { navigation }
    await screen.settle()
    screen.perform { navigation.pushViewController(UIViewController(), animated: false) }
    await screen.settle()
    let back = try require(
      navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
        .first { $0.currentTitle == "First" }
    )
    expect((back.titleLabel?.frame.maxX ?? 0), isBelow: 0)
    expect(back.titleColor(for: .normal), equals: .systemRed)
    await screen.tap(at: CGPoint(x: 24, y: back.convert(back.bounds, to: nil).midY))
    await screen.settle()
    expect(navigation.topViewController, isSameAs: first)
  }

  @Test func indicatorsShowOnTheFirstFlash() {
    let headless = HeadlessHost(size: CGSize(width: 200, height: 200))
    let window = headless.makeWindow()
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 800)
    window.addSubview(scrollView)
    headless.settle()
    headless.run { scrollView.flashScrollIndicators() }
    headless.frame()
    let shown = scrollView.subviews.filter { $0.alpha > 0 && $0.bounds.width < 10 }
    expect(shown.count, equals: 1)
    headless.advance(by: 0.5)
    expect(shown.first?.alpha, equals: 1)
    headless.settle()
    expect(shown.first?.alpha, equals: 0)
  }

  @Test func motionMovesAViewAsTheViewerDoes() {
    let headless = HeadlessHost(size: CGSize(width: 200, height: 200))
    let window = headless.makeWindow()
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    window.addSubview(view)
    let across = UIInterpolatingMotionEffect(
      keyPath: "center.x",
      type: .tiltAlongHorizontalAxis
    )
    across.minimumRelativeValue = CGFloat(-10)
    across.maximumRelativeValue = CGFloat(20)
    let down = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    down.minimumRelativeValue = -4
    down.maximumRelativeValue = 4
    let group = UIMotionEffectGroup()
    group.motionEffects = [across, down]
    view.addMotionEffect(group)
    headless.settle()
    func shown() -> CGPoint {
      headless.frame()
      return headless.run { view.layer.presentation()?.position ?? .zero }
    }
    expect(shown(), equals: CGPoint(x: 60, y: 60))
    window.screen.viewerOffset = UIOffset(horizontal: 0.5, vertical: -1)
    expect(shown(), equals: CGPoint(x: 70, y: 56))
    expect(view.center, equals: CGPoint(x: 60, y: 60))
    window.screen.viewerOffset = UIOffset(horizontal: -1, vertical: 0)
    expect(shown(), equals: CGPoint(x: 50, y: 60))
    view.removeMotionEffect(group)
    expect(view.motionEffects, satisfies: \.isEmpty)
    expect(shown(), equals: CGPoint(x: 60, y: 60))
  }
}
