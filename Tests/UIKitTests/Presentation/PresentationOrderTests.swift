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
    #expect(
      fixture.log.lines == [
        "sheet willAppear out", "sheet isAppearing in", "sheet didAppear in", "presented",
      ]
    )
    #expect(fixture.root.view.window != nil)
    fixture.log.lines.removeAll()
    fixture.dismiss(fixture.root, animated: isAnimated)
    #expect(
      fixture.log.lines == ["sheet willDisappear in", "sheet didDisappear out", "dismissed"]
    )
    #expect(fixture.window.subviews.count == 1)
  }

  @Test(arguments: [true, false])
  func fullScreenPresentationsRemoveTheScreenBelow(isAnimated: Bool) {
    let fixture = PresentationFixture()
    let full = fixture.make("full", style: .fullScreen)
    fixture.present(full, animated: isAnimated)
    #expect(
      fixture.log.lines == [
        "root willDisappear in", "full willAppear out", "full isAppearing in",
        "full didAppear in", "root didDisappear out", "presented",
      ]
    )
    fixture.log.lines.removeAll()
    fixture.dismiss(full, animated: isAnimated)
    #expect(
      fixture.log.lines == [
        "full willDisappear in", "root willAppear out", "root isAppearing in",
        "root didAppear in", "full didDisappear out", "dismissed",
      ]
    )
    #expect(fixture.root.view.window === fixture.window)
  }

  @Test func anOverlaidScreenIsNotNotified() {
    let fixture = PresentationFixture()
    let cover = fixture.make("cover", style: .overFullScreen)
    fixture.present(cover)
    #expect(fixture.log.lines.allSatisfy { !$0.hasPrefix("root") })
    #expect(fixture.root.view.window != nil)
    #expect(fixture.frame(of: cover) == fixture.window.bounds)
  }

  @Test func presentingControllersAreFoundThroughContainersUntilTheTransitionEnds() {
    let fixture = PresentationFixture()
    let inner = fixture.make("inner")
    let navigation = fixture.headless.run { UINavigationController(rootViewController: inner) }
    fixture.present(navigation)
    #expect(fixture.root.presentedViewController === navigation)
    #expect(inner.presentingViewController === fixture.root)
    #expect(inner.presentationController === navigation.presentationController)
    fixture.headless.run { inner.dismiss(animated: true) }
    #expect(navigation.isBeingDismissed)
    #expect(fixture.root.presentedViewController === navigation)
    fixture.headless.settle()
    #expect(!navigation.isBeingDismissed)
    #expect(fixture.root.presentedViewController == nil)
    #expect(inner.presentingViewController == nil)
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
    #expect(sheet.presentingViewController === fixture.root)
    #expect(child.presentedViewController === sheet)
  }

  @Test func dismissingFromBelowDismissesAllAbove() {
    let fixture = PresentationFixture()
    let (first, second) = (fixture.make("first"), fixture.make("second"))
    fixture.present(first)
    fixture.present(second, over: first)
    #expect(fixture.window.subviews.count == 3)
    fixture.log.lines.removeAll()
    fixture.dismiss(fixture.root)
    #expect(
      fixture.log.lines == [
        "second willDisappear in", "second didDisappear out", "first willDisappear in",
        "first didDisappear out", "dismissed",
      ]
    )
    #expect(fixture.window.subviews.count == 1)
    #expect(first.presentingViewController == nil && second.presentingViewController == nil)
  }

  @Test func dismissingTheTopKeepsThePresentedScreenBelow() {
    let fixture = PresentationFixture()
    let (first, second) = (fixture.make("first"), fixture.make("second"))
    fixture.present(first)
    fixture.present(second, over: first)
    fixture.dismiss(second)
    #expect(fixture.root.presentedViewController === first)
    #expect(first.presentedViewController == nil)
    fixture.present(second, over: first)
    #expect(first.presentedViewController === second)
  }

  @Test func secondPresentationsByTheSameControllerAreRejected() {
    let fixture = PresentationFixture()
    let (first, second) = (fixture.make("first"), fixture.make("second"))
    fixture.present(first)
    fixture.present(second)
    #expect(fixture.root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
  }

  @Test func aPresentationDuringADismissalIsNotLost() {
    let fixture = PresentationFixture()
    let (first, second) = (fixture.make("first"), fixture.make("second"))
    fixture.present(first)
    fixture.headless.run { first.dismiss(animated: true) }
    fixture.present(second)
    #expect(fixture.root.presentedViewController === second)
    #expect(first.viewIfLoaded?.window == nil)
  }

  @Test func dismissingDuringAPresentationEndsBoth() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    fixture.headless.run { fixture.root.present(sheet, animated: true) }
    fixture.headless.advance(by: 0.1)
    fixture.dismiss(sheet)
    #expect(
      fixture.log.lines == [
        "sheet willAppear out", "sheet isAppearing in", "sheet didAppear in",
        "sheet willDisappear in", "sheet didDisappear out", "dismissed",
      ]
    )
    #expect(fixture.window.subviews.count == 1)
  }

  @Test func replacingTheRootDismissesItsSheets() {
    let fixture = PresentationFixture()
    let sheet = fixture.make("sheet")
    fixture.present(sheet)
    let other = fixture.make("other")
    fixture.headless.run { fixture.window.rootViewController = other }
    fixture.headless.settle()
    #expect(fixture.window.subviews == [other.view])
    #expect(sheet.presentingViewController == nil)
  }

  @Test func dismissedControllersAreReleased() {
    let fixture = PresentationFixture()
    weak var sheet: LoggedController?
    do {
      let made = fixture.make("sheet")
      sheet = made
      fixture.present(made)
    }
    #expect(sheet != nil)
    fixture.dismiss(fixture.root)
    #expect(sheet == nil)
  }
}
