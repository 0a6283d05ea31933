import Expectations
import Foundation
import Testing
import UIKit

/// The calls of controllers when one is presented over another, and their order.
@Suite struct PresentationOrderTests {
  @Test(arguments: [true, false])
  func sheetsKeepTheScreenBelow(isAnimated: Bool) {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    fixture.present(sheet, animated: isAnimated)
    expect(
      fixture.log.lines,
      equals: [
        "sheet willAppear out", "sheet isAppearing in", "sheet didAppear in", "presented",
      ]
    )
    expect(fixture.root.view.window != nil)
    fixture.log.lines.removeAll()
    fixture.dismiss(fixture.root, animated: isAnimated)
    expect(
      fixture.log.lines,
      equals: ["sheet willDisappear in", "sheet didDisappear out", "dismissed"]
    )
    expect(fixture.window.subviews.count, equals: 1)
  }

  @Test(arguments: [true, false])
  func fullScreenPresentationsRemoveTheScreenBelow(isAnimated: Bool) {
    let fixture = PresentationFixture()
    let full = fixture.make("full", style: .fullScreen)
    fixture.present(full, animated: isAnimated)
    expect(
      fixture.log.lines,
      equals: [
        "root willDisappear in", "full willAppear out", "full isAppearing in",
        "full didAppear in", "root didDisappear out", "presented",
      ]
    )
    fixture.log.lines.removeAll()
    fixture.dismiss(full, animated: isAnimated)
    expect(
      fixture.log.lines,
      equals: [
        "full willDisappear in", "root willAppear out", "root isAppearing in",
        "root didAppear in", "full didDisappear out", "dismissed",
      ]
    )
    expect(fixture.root.view.window, isSameAs: fixture.window)
  }

  @Test func anOverlaidScreenIsNotNotified() {
    let fixture = PresentationFixture()
    let cover = fixture.make("cover", style: .overFullScreen)
    fixture.present(cover)
    expect(fixture.log.lines.allSatisfy { !$0.hasPrefix("root") })
    expect(fixture.root.view.window != nil)
    expect(fixture.frame(of: cover), equals: fixture.window.bounds)
  }

  @Test func presentingControllersAreFoundThroughContainersUntilTheTransitionEnds() {
    let fixture = PresentationFixture()
    let inner = fixture.make("inner")
    let navigation = fixture.headless.run { UINavigationController(rootViewController: inner) }
    fixture.present(navigation)
    expect(fixture.root.presentedViewController, isSameAs: navigation)
    expect(inner.presentingViewController, isSameAs: fixture.root)
    expect(inner.presentationController, isSameAs: navigation.presentationController)
    fixture.headless.run { inner.dismiss(animated: true) }
    expect(navigation.isBeingDismissed)
    expect(fixture.root.presentedViewController, isSameAs: navigation)
    fixture.headless.settle()
    expect(!navigation.isBeingDismissed)
    expectNil(fixture.root.presentedViewController)
    expectNil(inner.presentingViewController)
  }

  @Test func containedControllersPresentFromTheirContainer() {
    let fixture = PresentationFixture()
    let child = fixture.make("child")
    fixture.headless.run {
      fixture.root.addChild(child)
      fixture.root.view.addSubview(child.view)
      child.didMove(toParent: fixture.root)
    }
    let sheet = fixture.make("sheet")
    fixture.present(sheet, over: child)
    expect(sheet.presentingViewController, isSameAs: fixture.root)
    expect(child.presentedViewController, isSameAs: sheet)
  }

  @Test func dismissingFromBelowDismissesAllAbove() {
    let fixture = PresentationFixture()
    let (first, second) = (fixture.make("first"), fixture.make("second"))
    fixture.present(first)
    fixture.present(second, over: first)
    expect(fixture.window.subviews.count, equals: 3)
    fixture.log.lines.removeAll()
    fixture.dismiss(fixture.root)
    expect(
      fixture.log.lines,
      equals: [
        "second willDisappear in", "second didDisappear out", "first willDisappear in",
        "first didDisappear out", "dismissed",
      ]
    )
    expect(fixture.window.subviews.count, equals: 1)
    expect(first.presentingViewController == nil && second.presentingViewController == nil)
  }

  @Test(arguments: [true, false])
  func dismissingFullScreensFromBelowRevealsTheLowestOnly(isAnimated: Bool) {
    let fixture = PresentationFixture()
    let first = fixture.make("first", style: .fullScreen)
    let second = fixture.make("second", style: .fullScreen)
    fixture.present(first, animated: false)
    fixture.present(second, over: first, animated: false)
    fixture.log.lines.removeAll()
    fixture.headless.run { fixture.root.dismiss(animated: isAnimated) }
    // The root is below the screen that goes, not the one between them.
    expect(fixture.root.view.window, isSameAs: fixture.window)
    expectNil(first.view.window)
    fixture.headless.settle()
    expect(
      fixture.log.lines,
      equals: [
        "second willDisappear in", "root willAppear out", "root isAppearing in",
        "root didAppear in", "second didDisappear out",
      ]
    )
    expect(fixture.window.subviews, equals: [fixture.root.view])
    expect(first.presentingViewController == nil && second.presentingViewController == nil)
  }

  @Test func dismissingTheTopKeepsThePresentedScreenBelow() {
    let fixture = PresentationFixture()
    let (first, second) = (fixture.make("first"), fixture.make("second"))
    fixture.present(first)
    fixture.present(second, over: first)
    fixture.dismiss(second)
    expect(fixture.root.presentedViewController, isSameAs: first)
    expectNil(first.presentedViewController)
    fixture.present(second, over: first)
    expect(first.presentedViewController, isSameAs: second)
  }

  @Test func secondPresentationsByTheSameControllerAreRejected() {
    let fixture = PresentationFixture()
    let (first, second) = (fixture.make("first"), fixture.make("second"))
    fixture.present(first)
    fixture.present(second)
    expect(fixture.root.presentedViewController, isSameAs: first)
    expectNil(second.presentingViewController)
  }

  @Test func aPresentationDuringADismissalIsNotLost() {
    let fixture = PresentationFixture()
    let (first, second) = (fixture.make("first"), fixture.make("second"))
    fixture.present(first)
    fixture.headless.run { first.dismiss(animated: true) }
    fixture.present(second)
    expect(fixture.root.presentedViewController, isSameAs: second)
    expectNil(first.viewIfLoaded?.window)
  }

  @Test func dismissingDuringAPresentationEndsBoth() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    fixture.headless.run { fixture.root.present(sheet, animated: true) }
    fixture.headless.advance(by: 0.1)
    fixture.dismiss(sheet)
    expect(
      fixture.log.lines,
      equals: [
        "sheet willAppear out", "sheet isAppearing in", "sheet didAppear in",
        "sheet willDisappear in", "sheet didDisappear out", "dismissed",
      ]
    )
    expect(fixture.window.subviews.count, equals: 1)
  }

  @Test func replacingTheRootDismissesItsSheets() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    fixture.present(sheet)
    let other = fixture.make("other")
    fixture.headless.run { fixture.window.rootViewController = other }
    fixture.headless.settle()
    expect(fixture.window.subviews, equals: [other.view])
    expectNil(sheet.presentingViewController)
  }

  @Test func dismissedControllersAreReleased() {
    let fixture = PresentationFixture()
    weak var sheet: LoggedController?
    do {
      let made = fixture.make("sheet")
      sheet = made
      fixture.present(made)
    }
    expect(sheet != nil)
    fixture.dismiss(fixture.root)
    expectNil(sheet)
  }
}
