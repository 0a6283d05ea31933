import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// Pushes and pops by animators of the delegate's, and by the reader's finger.
@MainActor @Suite struct NavigationTransitionTests {
  private let log = PresentationLog()
  private let chooser: SlidingChooser
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let screen: Screen
  private let navigation: UINavigationController
  private let first: LoggedController
  private let second: LoggedController

  init() async {
    chooser = SlidingChooser(log)
    first = LoggedController("first", log)
    second = LoggedController("second", log)
    first.title = "first"
    second.title = "second"
    let navigation = UINavigationController(rootViewController: first)
    self.navigation = navigation
    screen = Screen { navigation }
    await screen.settle()
    log.lines.removeAll()
  }

  private func settle() async {
    await screen.settle()
    await screen.advance(by: 0.6)
  }

  private func pushSecond() async {
    screen.perform { navigation.pushViewController(second, animated: false) }
    await settle()
    log.lines.removeAll()
  }

  /// Drags from the left edge, or from somewhere else.
  private func drag(from start: CGFloat = 5, to end: CGFloat, duration: TimeInterval = 0.4) async {
    await screen.drag(
      from: CGPoint(x: start, y: 400),
      to: CGPoint(x: end, y: 405),
      duration: duration
    ) { [screen] in if duration > 0.1 { await screen.advance(by: 0.2) } }
  }

  // MARK: Animators

  @Test func theDelegatesAnimatorPushesAndPops() async {
    navigation.delegate = chooser
    screen.perform { navigation.pushViewController(second, animated: true) }
    expect(second.transitionCoordinator?.transitionDuration, equals: 0.5)
    await screen.advance(by: 0.25)
    let shift = screen.perform { second.view.shownShift }
    expect(shift > 10 && shift < 90)
    await settle()
    expect(
      log.lines,
      equals: [
        "push first to second", "first willDisappear in", "second willAppear out",
        "second isAppearing in", "first didDisappear out", "second didAppear in",
        "animation ended true",
      ]
    )
    expect(second.view.superview === first.view.superview || first.view.superview == nil)
    expectNil(second.transitionCoordinator)
    log.lines.removeAll()
    screen.perform { _ = navigation.popViewController(animated: true) }
    await settle()
    expect(log.lines.first, equals: "pop second to first")
    expect(first.view.window != nil && second.view.window == nil)
  }

  @Test func withoutAnimationNoAnimatorIsRequested() async {
    navigation.delegate = chooser
    screen.perform { navigation.pushViewController(second, animated: false) }
    await settle()
    expect(!log.lines.contains { $0.hasPrefix("push") })
  }

  @Test func cancellingAPopRestoresTheStack() async {
    await pushSecond()
    navigation.delegate = chooser
    chooser.interaction = interaction
    screen.perform { _ = navigation.popViewController(animated: true) }
    expect(navigation.viewControllers.count, equals: 1)
    screen.perform { interaction.update(0.5) }
    await screen.advance(by: 0.5)
    expect(second.parent, isSameAs: navigation, "it may stay a child")
    screen.perform { interaction.cancel() }
    await settle()
    expect(navigation.viewControllers, equals: [first, second])
    expect(navigation.topViewController, isSameAs: second)
    expect(navigation.navigationBar.topItem, isSameAs: second.navigationItem)
    expect(second.view.window != nil && first.view.window == nil)
    expect(second.view.transform, equals: .identity)
    expect(
      log.lines,
      equals: [
        "pop second to first", "second willDisappear in", "first willAppear out",
        "first isAppearing in", "first willDisappear in", "first didDisappear out",
        "second willAppear in", "second isAppearing in", "second didAppear in",
        "animation ended false",
      ]
    )
  }

  @Test func pushingDuringAnInteractivePopEndsIt() async {
    await pushSecond()
    navigation.delegate = chooser
    chooser.interaction = interaction
    screen.perform { _ = navigation.popViewController(animated: true) }
    screen.perform { interaction.update(0.5) }
    chooser.interaction = nil
    let third = LoggedController("third", log)
    screen.perform { navigation.pushViewController(third, animated: true) }
    await settle()
    expect(navigation.viewControllers, equals: [first, third])
    expectNil(second.parent)
    expect(third.view.window != nil && first.view.window == nil && second.view.window == nil)
  }

  @Test func animationsRunAlongsideASystemPush() async {
    let bystander = UIView()
    var isOver = false
    screen.perform {
      screen.window.addSubview(bystander)
      navigation.pushViewController(second, animated: true)
      second.transitionCoordinator?.animate(
        alongsideTransition: { _ in bystander.alpha = 0 },
        completion: { _ in isOver = true }
      )
    }
    await screen.advance(by: 0.17)
    let alpha = screen.perform { bystander.layer.presentation()?.opacity ?? 0 }
    expect(alpha > 0.2 && alpha < 0.8)
    expect(!isOver)
    await settle()
    expect(isOver)
  }

  @Test(arguments: [false, true])
  func alongsideCompletionIsCalledAfterAppearance(animated: Bool) async {
    final class Companion: UIViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(
          alongsideTransition: { [weak self] _ in self?.lines.append("alongside") },
          completion: { [weak self] _ in self?.lines.append("completion") }
        )
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        lines.append("didAppear")
      }
    }
    let companion = Companion()
    screen.perform { navigation.pushViewController(companion, animated: animated) }
    await settle()
    expect(companion.lines, equals: ["alongside", "didAppear", "completion"])
    await pushSecond()
    companion.lines.removeAll()
    screen.perform { _ = navigation.popViewController(animated: animated) }
    await settle()
    expect(companion.lines, equals: ["alongside", "didAppear", "completion"])
  }

  // MARK: The edge

  @Test func edgeSwipesPop() async {
    await pushSecond()
    await drag(to: 300)
    await settle()
    expect(navigation.viewControllers, equals: [first])
    expectNil(second.parent)
    expect(
      log.lines,
      equals: [
        "second willDisappear in", "first willAppear out", "first isAppearing in",
        "second didDisappear out", "first didAppear in",
      ]
    )
  }

  @Test func screensFollowTheFinger() async {
    await pushSecond()
    var places: (CGFloat, CGFloat) = (0, 0)
    await screen.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 210, y: 400)) {
      await screen.advance(by: 0.3)
      screen.perform {
        places = (
          second.view.layer.presentation()?.frame.minX ?? 0,
          first.view.layer.presentation()?.frame.minX ?? 0
        )
      }
    }
    // 10 points begin the gesture.
    expect(abs(places.0 - 195), isBelow: 1)
    expect(abs(places.1 + 65), isBelow: 1)
    await settle()
  }

  @Test func returningCancelsThePopAndAFlickCompletesIt() async {
    await pushSecond()
    await drag(to: 120)
    await settle()
    expect(navigation.viewControllers, equals: [first, second])
    expect(second.view.frame, equals: navigation.view.bounds)
    expectNil(first.view.window)
    expect(navigation.navigationBar.topItem, isSameAs: second.navigationItem)
    await drag(to: 90, duration: 0.06)
    await settle()
    expect(navigation.viewControllers, equals: [first])
  }

  @Test func otherDragsDoNotPop() async {
    await pushSecond()
    await drag(from: 80, to: 380)
    await screen.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 12, y: 700))
    await settle()
    expect(navigation.viewControllers, equals: [first, second])
    expect(log.lines, satisfies: \.isEmpty)
  }

  @Test func edgeSwipesRequireABackButtonUnlessAllowed() async {
    final class Always: NSObject, UIGestureRecognizerDelegate {}
    let always = Always()
    await pushSecond()
    screen.perform { second.navigationItem.hidesBackButton = true }
    await drag(to: 300)
    await settle()
    expect(navigation.viewControllers.count, equals: 2)
    navigation.interactivePopGestureRecognizer?.delegate = always
    await drag(to: 300)
    await settle()
    expect(navigation.viewControllers.count, equals: 1)
    await drag(to: 300)
    await settle()
    expect(navigation.viewControllers.count, equals: 1, "the last screen stays")
  }

  @Test func rightToLeftEdgeSwipesStartAtTheRight() async {
    await pushSecond()
    screen.change { $0.isRightToLeft = true }
    await settle()
    await drag(from: 385, to: 90)
    await settle()
    expect(navigation.viewControllers, equals: [first])
  }

  @Test func scrollViewsWaitForEdgeSwipes() async {
    await pushSecond()
    let scroll = UIScrollView(frame: second.view.bounds)
    screen.perform {
      scroll.contentSize = CGSize(width: 2000, height: 2000)
      scroll.contentOffset.x = 500
      second.view.addSubview(scroll)
    }
    await screen.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 5, y: 400)) {
      await screen.advance(by: 0.3)
    }
    await settle()
    expect(scroll.contentOffset.y, isAbove: 140)
    await drag(to: 300)
    await settle()
    expect(scroll.contentOffset.x, equals: 500)
    expect(navigation.viewControllers, equals: [first])
  }

  // MARK: Moving to and from the parent

  @Test func controllersKnowWhetherTheyAreAddedAndRemoved() async {
    final class Asker: UIViewController {
      var answers: [String] = []
      override func viewWillAppear(_ animated: Bool) { answers.append("to \(isMovingToParent)") }
      override func viewDidDisappear(_ animated: Bool) {
        answers.append("from \(isMovingFromParent)")
      }
    }
    let asker = Asker()
    screen.perform { navigation.pushViewController(asker, animated: true) }
    await settle()
    screen.perform { navigation.pushViewController(second, animated: true) }
    await settle()
    screen.perform { _ = navigation.popViewController(animated: true) }
    await settle()
    screen.perform { _ = navigation.popViewController(animated: true) }
    await settle()
    expect(asker.answers, equals: ["to true", "from false", "to false", "from true"])
  }
}
