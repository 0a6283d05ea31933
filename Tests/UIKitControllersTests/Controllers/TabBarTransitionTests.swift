import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The way from one tab to another by an animator of the delegate's.
@MainActor @Suite struct TabBarTransitionTests {
  private let fixture: TabBarFixture
  private let chooser: SlidingChooser

  init() async {
    fixture = await TabBarFixture()
    chooser = SlidingChooser(fixture.log)
    fixture.tabs.delegate = chooser
    fixture.log.lines.removeAll()
  }

  private func settle() async {
    await fixture.screen.settle()
    await fixture.screen.advance(by: 0.6)
  }

  @Test func theDelegatesAnimatorShowsTheTab() async {
    let two = fixture.children[1]
    fixture.screen.perform { fixture.tabs.selectedIndex = 1 }
    await fixture.screen.advance(by: 0.25)
    let shift = fixture.screen.perform { two.view.shownShift }
    expect(shift > 10 && shift < 90)
    expect(two.transitionCoordinator != nil)
    await settle()
    expect(
      fixture.log.lines,
      equals: [
        "one willDisappear in", "two willAppear out", "two isAppearing in",
        "one didDisappear out", "two didAppear in", "animation ended true",
      ]
    )
    expect(two.view.frame, equals: fixture.tabs.view.bounds)
    expectNil(two.transitionCoordinator)
  }

  @Test func cancellingASelectionKeepsTheTab() async {
    let interaction = UIPercentDrivenInteractiveTransition()
    chooser.interaction = interaction
    fixture.screen.perform { fixture.tabs.selectedIndex = 1 }
    fixture.screen.perform { interaction.update(0.7) }
    await fixture.screen.advance(by: 0.3)
    let shift = fixture.screen.perform { fixture.children[1].view.shownShift }
    expect(abs(shift - 30), isBelow: 0.01)
    fixture.screen.perform { interaction.cancel() }
    await settle()
    expect(fixture.tabs.selectedIndex, equals: 0)
    expect(fixture.tabs.tabBar.selectedItem, isSameAs: fixture.children[0].tabBarItem)
    expectNil(fixture.children[1].view.window)
    expect(
      fixture.log.lines.suffix(4),
      equals: [
        "one willAppear in", "one isAppearing in", "one didAppear in", "animation ended false",
      ]
    )
  }

  @Test func selectingDuringATransitionEndsIt() async {
    fixture.screen.perform { fixture.tabs.selectedIndex = 1 }
    await fixture.screen.advance(by: 0.2)
    fixture.screen.perform { fixture.tabs.selectedIndex = 2 }
    await settle()
    expect(fixture.tabs.selectedIndex, equals: 2)
    expect(fixture.children.map { $0.viewIfLoaded?.window != nil }, equals: [false, false, true])
  }
}
