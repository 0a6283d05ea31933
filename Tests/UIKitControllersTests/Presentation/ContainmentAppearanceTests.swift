import Expectations
import Foundation
import Testing
import UIKit

/// The calls that children get when their views are added to containers on screen, and removed.
@Suite struct ContainmentAppearanceTests {
  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test func childrenAddedLaterAppearAndDisappear() {
    let fixture = PresentationFixture()
    let child = fixture.make("child")
    fixture.headless.run { add(child, to: fixture.root) }
    fixture.headless.settle()
    expect(
      fixture.log.lines,
      equals: ["child willAppear out", "child isAppearing in", "child didAppear in"]
    )
    fixture.log.lines.removeAll()
    fixture.headless.run { remove(child) }
    fixture.headless.settle()
    expect(fixture.log.lines, equals: ["child willDisappear in", "child didDisappear out"])
  }

  @Test func aViewInTheWindowNeedsNoParent() {
    let fixture = PresentationFixture()
    let (child, hidden) = (fixture.make("child"), fixture.make("hidden"))
    fixture.headless.run { fixture.window.addSubview(child.view) }
    fixture.headless.settle()
    expect(
      fixture.log.lines,
      equals: ["child willAppear out", "child isAppearing in", "child didAppear in"]
    )
    fixture.log.lines.removeAll()
    fixture.headless.run { child.view.removeFromSuperview() }
    fixture.headless.settle()
    expect(fixture.log.lines, equals: ["child willDisappear in", "child didDisappear out"])
    fixture.log.lines.removeAll()
    fixture.headless.run {
      let other = UIWindow(frame: fixture.window.bounds)
      other.addSubview(hidden.view)
    }
    fixture.headless.settle()
    expect(fixture.log.lines, satisfies: \.isEmpty, "its window is hidden")
  }

  @Test func aViewInAnotherControllersViewNeedsNoParent() {
    let fixture = PresentationFixture()
    let child = fixture.make("child")
    fixture.headless.run {
      fixture.root.view.addSubview(child.view)
      // As a panel does that becomes a child when its view is there.
      fixture.root.addChild(child)
      child.didMove(toParent: fixture.root)
    }
    fixture.headless.settle()
    expect(
      fixture.log.lines,
      equals: ["child willAppear out", "child isAppearing in", "child didAppear in"]
    )
    fixture.log.lines.removeAll()
    fixture.headless.run {
      child.removeFromParent()
      child.view.removeFromSuperview()
    }
    fixture.headless.settle()
    expect(fixture.log.lines, equals: ["child willDisappear in", "child didDisappear out"])
  }

  @Test func aViewOfTheRootControllerAppearsOnce() {
    let fixture = PresentationFixture()
    let (next, view) = (fixture.make("next"), fixture.root.view)
    fixture.headless.run { fixture.window.rootViewController = next }
    fixture.headless.settle()
    expectNil(view?.superview)
    expect(fixture.log.lines.filter { $0.hasPrefix("next didAppear") }.count, equals: 1)
    expect(fixture.log.lines.filter { $0.hasPrefix("root") }.count, equals: 2)
  }

  @Test func aNavigationControllerAddedLaterNotifiesPushedScreens() {
    let fixture = PresentationFixture()
    let (first, second) = (fixture.make("first"), fixture.make("second"))
    let navigation = fixture.headless.run { UINavigationController(rootViewController: first) }
    fixture.headless.run { add(navigation, to: fixture.root) }
    fixture.headless.settle()
    expect(
      fixture.log.lines,
      equals: ["first willAppear out", "first isAppearing in", "first didAppear in"]
    )
    fixture.log.lines.removeAll()
    fixture.headless.run { navigation.pushViewController(second, animated: true) }
    fixture.headless.settle()
    expect(
      fixture.log.lines,
      equals: [
        "first willDisappear in", "second willAppear out", "second isAppearing in",
        "first didDisappear out", "second didAppear in",
      ]
    )
  }

  @Test func aChildAddedBeforeTheContainerAppearsIsNotifiedOnce() {
    let fixture = PresentationFixture()
    let (outer, inner) = (fixture.make("outer"), fixture.make("inner"))
    fixture.headless.run { add(inner, to: outer) }
    expect(fixture.log.lines, satisfies: \.isEmpty)
    fixture.headless.run { add(outer, to: fixture.root) }
    fixture.headless.settle()
    expect(fixture.log.lines.filter { $0.hasPrefix("inner") }.count, equals: 3)
    expect(fixture.log.lines.filter { $0.hasPrefix("outer") }.count, equals: 3)
  }

  @Test func childrenRemovedBeforeLayoutDoNotAppear() {
    let fixture = PresentationFixture()
    let child = fixture.make("child")
    fixture.headless.run {
      add(child, to: fixture.root)
      remove(child)
    }
    fixture.headless.settle()
    expect(
      fixture.log.lines,
      equals: [
        "child willAppear out", "child willDisappear in", "child didDisappear out",
      ]
    )
  }

  @Test func manuallyForwardingContainersAreNotForwarded() {
    final class ByHand: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let fixture = PresentationFixture()
    let child = fixture.make("child")
    let container = fixture.headless.run { ByHand() }
    fixture.headless.run { fixture.window.rootViewController = container }
    fixture.headless.settle()
    fixture.log.lines.removeAll()
    fixture.headless.run { add(child, to: container) }
    fixture.headless.settle()
    expect(fixture.log.lines, satisfies: \.isEmpty)
  }
}
